import { isLegal, legalAbove, legalBelow, nearestQuantity } from '@/lib/shared/quantity/legal-quantities';
import type { QuantityRules } from '@/lib/shared/quantity/quantity-rules';

/** The next quantity in this direction that can be ordered; null if there is none. */
function nextLegal(units: number, direction: 1 | -1, rules: QuantityRules): number | null {
  return direction === 1 ? legalAbove(units, rules) : legalBelow(units, rules);
}

/**
 * Returns the quantity after a press of "more" (+1) or "fewer" (-1), which can always be ordered. From a field without a
 * number (null), and where nothing can be ordered, it is the minimum order quantity.
 */
export function stepQuantity(units: number | null, direction: 1 | -1, rules: QuantityRules): number {
  if (units === null) return rules.moq;
  return nextLegal(units, direction, rules) ?? nearestQuantity(units, rules) ?? rules.moq;
}

/** Whether a press in this direction would change the quantity. */
export function canStep(units: number | null, direction: 1 | -1, rules: QuantityRules): boolean {
  if (units === null) return isLegal(rules.moq, rules);
  return nextLegal(units, direction, rules) !== null;
}
