import { orderValueCents, toCents } from '@/lib/shared/money';
import { fitQuantity, isLegal, legalAbove, legalBelow } from '@/lib/shared/quantity/legal-quantities';
import type { QuantityRules } from '@/lib/shared/quantity/quantity-rules';

/** Parses typed text as whole units; null for anything but a whole number of at least one. */
export function readUnits(typed: string): number | null {
  const units = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isSafeInteger(units) && units > 0 ? units : null;
}

/** The next quantity in this direction that can be ordered; null if there is none. */
function nextLegal(units: number, direction: 1 | -1, rules: QuantityRules): number | null {
  return direction === 1 ? legalAbove(units, rules) : legalBelow(units, rules);
}

/**
 * Returns the quantity after a press of "more" (+1) or "fewer" (-1), which can always be ordered. From a field without a
 * number, and where nothing can be ordered, it is the minimum order quantity.
 */
export function stepQuantity(typed: string, direction: 1 | -1, rules: QuantityRules): number {
  const units = readUnits(typed);
  if (units === null) return rules.moq;
  return nextLegal(units, direction, rules) ?? fitQuantity(units, rules) ?? rules.moq;
}

/** Whether a press in this direction would change the quantity. */
export function canStep(typed: string, direction: 1 | -1, rules: QuantityRules): boolean {
  const units = readUnits(typed);
  if (units === null) return isLegal(rules.moq, rules);
  return nextLegal(units, direction, rules) !== null;
}

/** Returns what the typed quantity costs, in cents (product §9.1); null while the field holds no number of units. */
export function typedValueCents(typed: string, unitPriceDollars: number): number | null {
  const units = readUnits(typed);
  return units === null ? null : orderValueCents(toCents(unitPriceDollars), units);
}
