import { isLegal, legalAbove, legalBelow, nearestQuantity } from '@/lib/shared/quantity/check-quantity';
import type { QuantityRules } from '@/lib/shared/quantity/quantity-rules';

function nextLegal(units: number, direction: 1 | -1, rules: QuantityRules): number | null {
  return direction === 1 ? legalAbove(units, rules) : legalBelow(units, rules);
}

/**
 * Always a quantity that can be ordered; the minimum for a field without a number (null), and where nothing can be ordered.
 */
export function stepQuantity(units: number | null, direction: 1 | -1, rules: QuantityRules): number {
  if (units === null) return rules.moq;
  return nextLegal(units, direction, rules) ?? nearestQuantity(units, rules) ?? rules.moq;
}

export function canStep(units: number | null, direction: 1 | -1, rules: QuantityRules): boolean {
  if (units === null) return isLegal(rules.moq, rules);
  return nextLegal(units, direction, rules) !== null;
}
