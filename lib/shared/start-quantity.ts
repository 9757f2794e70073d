import { fitQuantity } from './quantity/legal-quantities';
import type { QuantityRules } from './quantity/quantity-rules';

/** Returns the initial quantity of an order form: `?quantity=`, fitted to what can be ordered, otherwise the minimum. */
export function startQuantity(asked: string | readonly string[] | undefined, rules: QuantityRules): number {
  if (typeof asked !== 'string' || !/^\d{1,7}$/.test(asked)) return rules.moq;
  return fitQuantity(Number(asked), rules) ?? rules.moq;
}
