import type { IssueCode, Message } from '../messages/messages';
import { legalAbove, legalBelow } from './legal-quantities';
import { QUANTITY_MAX, type QuantityRules } from './quantity-rules';

export type QuantityCheck = {
  /** The messages of product §5.2 first; empty if it can be ordered. */
  problems: Message<IssueCode>[];
  below: number | null;
  above: number | null;
  /** Stock or state rules it out, but a request for quote may contain it, which neither these nor the moq limit. */
  onRequest: boolean;
};

/** The fixed rules of product §5.2, in their order. */
function fixedProblems(quantity: number, { moq, available }: QuantityRules): Message<IssueCode>[] {
  const problems: Message<IssueCode>[] = [];
  if (!Number.isInteger(quantity)) problems.push({ code: 'quantity-not-whole' });
  if (quantity < moq) problems.push({ code: 'quantity-below-moq' });
  if (quantity > available) problems.push({ code: 'quantity-above-available' });
  return problems;
}

function stepProblem(quantity: number, rules: QuantityRules): Message<IssueCode>[] {
  const { moq, step = 1 } = rules;
  if ((quantity - moq) % step === 0) return [];
  const below = legalBelow(quantity, rules) ?? moq;
  const above = legalAbove(quantity, rules);
  if (above === null) return [{ code: 'quantity-off-last-step', params: { step, below } }];
  return [{ code: 'quantity-off-step', params: { step, below, above } }];
}

function problemsOf(quantity: number, rules: QuantityRules): Message<IssueCode>[] {
  if (rules.sale === 'on-request') return [{ code: 'quantity-on-request' }];
  const problems = fixedProblems(quantity, rules);
  return problems.length > 0 ? problems : stepProblem(quantity, rules);
}

/** The only check of quantities, used by forms, carts, lists and calls. Order values are checked elsewhere. */
export function checkQuantity(quantity: number, rules: QuantityRules): QuantityCheck {
  const problems = problemsOf(quantity, rules);
  const isShort = rules.sale === 'on-request' || quantity > rules.available;
  return {
    problems,
    below: legalBelow(quantity, rules),
    above: legalAbove(quantity, rules),
    onRequest: isShort && Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX,
  };
}
