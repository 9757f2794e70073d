import { orderValueCents, toCents } from '@/lib/shared/money';

/** The quantities of a tool that can be ordered at this moment (product §5.2). */
export type QuantityLimits = { moq: number; available: number };

/** Parses typed text as whole units; null for anything but a whole number of at least one. */
export function readUnits(typed: string): number | null {
  const units = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isSafeInteger(units) && units > 0 ? units : null;
}

/**
 * Returns the quantity after a press of "more" (+1) or "fewer" (-1), clamped to the limits, so that it can always be
 * ordered. From a field without a number it is the minimum order quantity.
 */
export function stepQuantity(typed: string, direction: 1 | -1, { moq, available }: QuantityLimits): number {
  const units = readUnits(typed);
  if (units === null) return moq;
  return Math.max(moq, Math.min(available, units + direction));
}

/** Whether a press in this direction would change the quantity. */
export function canStep(typed: string, direction: 1 | -1, limits: QuantityLimits): boolean {
  if (limits.available < limits.moq) return false;
  const units = readUnits(typed);
  return units === null || (direction === 1 ? units < limits.available : units > limits.moq);
}

/** Returns what the typed quantity costs, in cents (product §9.1); null while the field holds no number of units. */
export function typedValueCents(typed: string, unitPriceDollars: number): number | null {
  const units = readUnits(typed);
  return units === null ? null : orderValueCents(toCents(unitPriceDollars), units);
}
