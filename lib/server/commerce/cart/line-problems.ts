import 'server-only';
import type { LineProblem } from '@/lib/shared/cart/cart.schema';
import { PROBLEMS } from '@/lib/shared/messages/errors';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { checkQuantity } from '@/lib/shared/quantity/check-quantity';
import { nearestQuantity } from '@/lib/shared/quantity/legal-quantities';
import { cartRules, type QuantityRules } from '@/lib/shared/quantity/quantity-rules';
import { fillText } from '@/lib/shared/text/fill-text';

/**
 * Returns why this quantity cannot be ordered now, with the nearest quantity that can be. Without `rules` the tool is
 * not sold. Pure.
 */
export function lineProblems(quantity: number, rules: QuantityRules | null): LineProblem[] {
  if (!rules) return [{ code: 'not-on-sale', message: PROBLEMS['not-on-sale'][2] }];
  const { problems } = checkQuantity(quantity, cartRules(rules));
  const fix = nearestQuantity(quantity, cartRules(rules));
  return problems.map(({ code, params }) => ({
    code,
    message: fillText(VALIDATION[code], params ?? {}),
    ...(params ? { params } : {}),
    ...(fix === null ? {} : { fix: { quantity: fix } }),
  }));
}
