'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { toCents } from '@/lib/shared/numbers/money';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { type PriceLadder, stepAt } from '@/lib/shared/prices/price-ladder';

/** `units` and `cents` are null for text that is not a number. */
export function useOrderValue(ladder: PriceLadder) {
  const { control } = useFormContext();
  const typed = String(useWatch({ control, name: 'orderQuantity' }) ?? '');
  const units = readUnits(typed, useLanguage());
  const step = stepAt(ladder, units);
  return {
    units,
    step,
    cents: units === null ? null : lineCents({ unitPriceCents: toCents(step.unitPrice), quantity: units }),
  };
}
