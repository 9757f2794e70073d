'use client';
import { useOwnPrice } from '@/lib/client/prices/use-own-price';
import { ownPriceOf } from '@/lib/shared/pricing/own-price';
import { PriceLines, type PriceLinesProps } from './price-lines';

type OwnPriceProps = Omit<PriceLinesProps, 'own'> & { toolId: string };

/** The public price, as the page has it for everyone, until the viewer's own is known. */
export function OwnPrice({ toolId, ...lines }: OwnPriceProps) {
  const priced = useOwnPrice(toolId);
  return <PriceLines {...lines} own={priced && ownPriceOf(priced)} />;
}
