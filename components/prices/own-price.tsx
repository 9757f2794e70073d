'use client';
import { useEffect } from 'react';
import { setPricesForEveryone } from '@/lib/client/prices/own-prices';
import { useOwnPrice } from '@/lib/client/prices/use-own-price';
import { ownPriceOf } from '@/lib/shared/prices/own-price';
import { PriceLines, type PriceLinesProps } from './price-lines';

/** Texts by name: a reference to them, in each card of a page, would be longer. */
type OwnPriceProps = Omit<PriceLinesProps, 'own' | 'texts'> & PriceLinesProps['texts'] & { toolId: string };

/** The public price, as the page has it for everyone, until the viewer's own is known. */
export function OwnPrice({ toolId, price, ...texts }: OwnPriceProps) {
  const priced = useOwnPrice(toolId);
  return <PriceLines price={price} texts={texts} own={priced && ownPriceOf(priced)} />;
}

type PricesForEveryoneProps = {
  /** True if a price list for everyone exists: without one, visitors' prices are not fetched. */
  exist: boolean;
};

/** For each public page with prices. */
export function PricesForEveryone({ exist }: PricesForEveryoneProps) {
  useEffect(() => setPricesForEveryone(exist), [exist]);
  return null;
}
