import 'server-only';
import { PROBLEMS } from '@/lib/shared/errors';
import { VALIDATION } from '@/lib/shared/messages';
import { judgeQuantity } from '@/lib/shared/quantity/judge-quantity';
import type { QuantityRules } from '@/lib/shared/quantity/quantity-rules';
import type { LineProblem } from '@/lib/shared/schemas/cart';
import { fillText } from '@/lib/shared/texts/fill-text';

/** The nearer of two quantities, the larger one where they are equally near. */
function nearest(quantity: number, below: number | null, above: number | null): number | null {
  if (below === null || above === null) return above ?? below;
  return quantity - below < above - quantity ? below : above;
}

/**
 * Returns what keeps this quantity of a tool from being ordered now, each with the nearest quantity that can be; without rules the
 * tool is not sold. Pure.
 */
export function lineProblems(quantity: number, rules: QuantityRules | null): LineProblem[] {
  if (!rules) return [{ code: 'not-on-sale', message: PROBLEMS['not-on-sale'][2] }];
  const { problems, below, above } = judgeQuantity(quantity, rules);
  const fix = nearest(quantity, below, above);
  return problems.map(({ code, params }) => ({
    code,
    message: fillText(VALIDATION[code], params ?? {}),
    ...(params ? { params } : {}),
    ...(fix === null ? {} : { fix: { quantity: fix } }),
  }));
}
