import { orderValueCents, toCents } from '@/lib/shared/money';

/** What one order of a tool may take at this moment (spec §5). */
export type QuantityLimits = { moq: number; available: number };

/** What is typed as whole units; null for anything that is no whole number of at least one. */
export function readUnits(typed: string): number | null {
  const units = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isSafeInteger(units) && units > 0 ? units : null;
}

/**
 * The quantity after a press of "more" (+1) or "fewer" (-1): never out of the limits, so that a press always leads to a
 * quantity that can be ordered. From a field that holds no number it leads to the minimum order.
 */
export function stepQuantity(typed: string, direction: 1 | -1, { moq, available }: QuantityLimits): number {
  const units = readUnits(typed);
  if (units === null) return moq;
  return Math.max(moq, Math.min(available, units + direction));
}

/** Whether a press in this direction would change what can be ordered. */
export function canStep(typed: string, direction: 1 | -1, limits: QuantityLimits): boolean {
  if (limits.available < limits.moq) return false;
  const units = readUnits(typed);
  return units === null || (direction === 1 ? units < limits.available : units > limits.moq);
}

/** What this many units cost in cents, as it is typed (spec §9); null while the field holds no number of units. */
export function typedValueCents(typed: string, unitPriceDollars: number): number | null {
  const units = readUnits(typed);
  return units === null ? null : orderValueCents(toCents(unitPriceDollars), units);
}
