import { stepQuantity } from '@/lib/client/page/quantity-stepper';
import { readTypedCount, readUnits } from '@/lib/shared/numbers/read-count';
import { checkQuantity } from '@/lib/shared/quantity/check-quantity';
import { cartRules, type QuantityRules } from '@/lib/shared/quantity/quantity-rules';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { messageText } from '../language/message-text';
import { pressAdd } from './press-add';

type Row = { toolId: string; name: string; typed: string; rules: QuantityRules; language: Language };

export function rowProblem(
  typed: string,
  rules: QuantityRules,
  language: Language = LANGUAGES.default,
): string | null {
  if (typed.trim() === '') return messageText('quantity-required');
  const reading = readTypedCount(typed, language);
  if ('readings' in reading) return messageText('number-unclear', reading.readings);
  const units = 'value' in reading ? reading.value : Number.NaN;
  const [problem] = checkQuantity(units, cartRules(rules)).problems;
  return problem ? messageText(problem.code, problem.params) : null;
}

/** Returns why the units cannot be ordered; a failed call becomes a toast. Never throws. */
export async function addRow({ toolId, name, typed, rules, language }: Row): Promise<string | null> {
  const problem = rowProblem(typed, rules, language);
  const quantity = readUnits(typed, language);
  if (problem === null && quantity !== null) await pressAdd({ toolId, quantity, name });
  return problem;
}

export function stepRow(
  typed: string,
  direction: 1 | -1,
  rules: QuantityRules,
  language: Language = LANGUAGES.default,
): string {
  return String(stepQuantity(readUnits(typed, language), direction, cartRules(rules)));
}
