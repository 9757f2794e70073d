import type { IssueCode, Message } from '../messages/messages';
import { orderableOf, QUANTITY_MAX, type QuantityRules } from './quantity-rules';

type LegalQuantities = { first: number; last: number; step: number };

/** The moq, and from there in steps up to what is orderable; null if none can be ordered. */
function legalQuantities({ moq, step = 1, sale, ...units }: QuantityRules): LegalQuantities | null {
  const orderable = orderableOf(units);
  if (sale === 'on-request' || orderable < moq) return null;
  const last = moq + Math.floor((orderable - moq) / step) * step;
  return { first: moq, last, step };
}

export function legalBelow(quantity: number, rules: QuantityRules): number | null {
  const legal = legalQuantities(rules);
  if (!legal || !(quantity > legal.first)) return null;
  if (quantity > legal.last) return legal.last;
  return legal.first + (Math.ceil((quantity - legal.first) / legal.step) - 1) * legal.step;
}

export function legalAbove(quantity: number, rules: QuantityRules): number | null {
  const legal = legalQuantities(rules);
  if (!legal || !(quantity < legal.last)) return null;
  if (quantity < legal.first) return legal.first;
  return legal.first + (Math.floor((quantity - legal.first) / legal.step) + 1) * legal.step;
}

export function isLegal(quantity: number, rules: QuantityRules): boolean {
  const legal = legalQuantities(rules);
  if (!legal || quantity < legal.first || quantity > legal.last) return false;
  return (quantity - legal.first) % legal.step === 0;
}

/** Returns the nearest quantity, of two equally near ones the larger; null if none can be ordered. */
export function nearestQuantity(quantity: number, rules: QuantityRules): number | null {
  if (isLegal(quantity, rules)) return quantity;
  const [below, above] = [legalBelow(quantity, rules), legalAbove(quantity, rules)];
  if (below === null || above === null) return above ?? below;
  return quantity - below < above - quantity ? below : above;
}

export type QuantityCheck = {
  /** The messages of product §5.2 first; empty if it can be ordered. */
  problems: Message<IssueCode>[];
  below: number | null;
  above: number | null;
  /** Stock or state rules it out, but a request for quote may contain it, which neither these nor the moq limit. */
  onRequest: boolean;
};

/** The fixed rules of product §5.2, in their order. */
function fixedProblems(quantity: number, { moq, ...units }: QuantityRules): Message<IssueCode>[] {
  const problems: Message<IssueCode>[] = [];
  if (!Number.isInteger(quantity)) problems.push({ code: 'quantity-not-whole' });
  if (quantity < moq) problems.push({ code: 'quantity-below-moq' });
  if (quantity > orderableOf(units)) problems.push({ code: 'quantity-above-available' });
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
  const isShort = rules.sale === 'on-request' || quantity > orderableOf(rules);
  return {
    problems,
    below: legalBelow(quantity, rules),
    above: legalAbove(quantity, rules),
    onRequest: isShort && Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX,
  };
}
