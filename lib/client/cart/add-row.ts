import { judgeQuantity } from '@/lib/shared/quantity/judge-quantity';
import type { QuantityRules } from '@/lib/shared/quantity/quantity-rules';
import { messageText } from '../language/message-text';
import { stepQuantity } from '../quantity-stepper';
import { pressAdd } from './press-add';

type Row = { toolId: string; name: string; typed: string; rules: QuantityRules };

/** Returns why a typed number of units cannot be ordered, in the language of the page; null if it can. */
export function rowProblem(typed: string, rules: QuantityRules): string | null {
  if (typed.trim() === '') return messageText('quantity-required');
  const [problem] = judgeQuantity(Number(typed), rules).problems;
  return problem ? messageText(problem.code, problem.params) : null;
}

/**
 * Puts the units that were typed in a row into the cart and says so. Returns instead why they cannot be ordered. A failed call is
 * said in a toast. Never throws.
 */
export async function addRow({ toolId, name, typed, rules }: Row): Promise<string | null> {
  const problem = rowProblem(typed, rules);
  if (problem === null) await pressAdd({ toolId, quantity: Number(typed), name });
  return problem;
}

/** Returns the text of the field after a press of plus (1) or minus (-1): a quantity that can be ordered. */
export function stepRow(typed: string, direction: 1 | -1, rules: QuantityRules): string {
  return String(stepQuantity(typed, direction, rules));
}
