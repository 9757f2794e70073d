'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { readUnits, typedValueCents } from '@/lib/client/quantity-stepper';
import { type PriceLadder, stepAt } from '@/lib/shared/pricing/price-ladder';

/** What the typed quantity costs: its units and the sum in cents, null where it is none, and the price of such a quantity. */
export function useOrderValue(ladder: PriceLadder) {
  const { control } = useFormContext();
  const typed = String(useWatch({ control, name: 'orderQuantity' }) ?? '');
  const units = readUnits(typed);
  const step = stepAt(ladder, units);
  return { units, step, cents: typedValueCents(typed, step.unitPrice) };
}
