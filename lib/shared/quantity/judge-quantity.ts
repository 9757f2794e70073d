import type { IssueCode, Message } from '../messages/messages';
import { legalAbove, legalBelow } from './legal-quantities';
import { QUANTITY_MAX, type QuantityRules } from './quantity-rules';

export type QuantityVerdict = {
  /** Why it cannot be ordered, the messages of product §5.2 first; empty if it can. */
  problems: Message<IssueCode>[];
  /** The nearest quantities less and more than this one that can be ordered; null where there is none. */
  below: number | null;
  above: number | null;
  /** Stock or state is against it, but it can be asked for in a request for quote, which neither they nor the moq limit. */
  onRequest: boolean;
};

/** What is wrong by the fixed rules of product §5.2, in their order. */
function fixedProblems(quantity: number, { moq, available }: QuantityRules): Message<IssueCode>[] {
  const problems: Message<IssueCode>[] = [];
  if (!Number.isInteger(quantity)) problems.push({ code: 'quantity-not-whole' });
  if (quantity < moq) problems.push({ code: 'quantity-below-moq' });
  if (quantity > available) problems.push({ code: 'quantity-above-available' });
  return problems;
}

/** What is wrong with a whole quantity from the moq to what is available. */
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

/**
 * Judges a quantity: whether it can be ordered, why not, and the nearest quantities that can. The one judge of
 * quantities: forms, carts, lists and calls ask it. What an order is worth is judged apart.
 */
export function judgeQuantity(quantity: number, rules: QuantityRules): QuantityVerdict {
  const problems = problemsOf(quantity, rules);
  const isShort = rules.sale === 'on-request' || quantity > rules.available;
  return {
    problems,
    below: legalBelow(quantity, rules),
    above: legalAbove(quantity, rules),
    onRequest: isShort && Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX,
  };
}
