'use client';
import { clsx } from 'clsx';
import { Truck } from 'lucide';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { useMinute } from '@/lib/client/page/use-minute';
import { longestLeadDays, type RequestedGoods } from '@/lib/shared/shipments/ship-day';
import type { Language } from '@/lib/shared/site/languages';
import { goodsShipText, leadText, type Shipping } from './goods-ship-text';
import { useCardsText } from './ships-on-cards';

type ShipsOnProps = { lines: readonly RequestedGoods[]; shipping: Shipping; className?: string };

/** True at any time, since it may be read in a cached page. */
function ruleText(lines: readonly RequestedGoods[], shipping: Shipping, language: Language): string {
  if (longestLeadDays(lines, shipping.calendar) === 0) return shipping.texts.rule;
  return leadText(lines, shipping, language);
}

/**
 * Computed in the browser, so that a page cached before the cut-off hour is right after it; the server's HTML has the
 * general rule, in as many lines. Nothing where no date is promised. Cards on the same page show it as well.
 */
export function ShipsOn({ lines, shipping, className }: ShipsOnProps) {
  const language = useLanguage();
  const minute = useMinute();
  useCardsText(shipping, minute, language);
  const text =
    minute === null
      ? ruleText(lines, shipping, language)
      : goodsShipText(lines, new Date(minute), shipping, language);
  if (text === '') return null;
  return (
    <p className={clsx('figures flex items-center gap-2 font-medium text-ink text-sm', className)}>
      <Icon node={Truck} className="size-4 shrink-0 text-muted" />
      {text}
    </p>
  );
}
