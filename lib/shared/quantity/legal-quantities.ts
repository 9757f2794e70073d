import type { QuantityRules } from './quantity-rules';

type LegalQuantities = { first: number; last: number; step: number };

/** The moq, and from there in steps up to what is available; null if none can be ordered. */
function legalQuantities({ moq, available, step = 1, sale }: QuantityRules): LegalQuantities | null {
  if (sale === 'on-request' || available < moq) return null;
  const last = moq + Math.floor((available - moq) / step) * step;
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

/** Of two equally near quantities the larger one; null if none can be ordered. */
export function nearestQuantity(quantity: number, rules: QuantityRules): number | null {
  if (isLegal(quantity, rules)) return quantity;
  const [below, above] = [legalBelow(quantity, rules), legalAbove(quantity, rules)];
  if (below === null || above === null) return above ?? below;
  return quantity - below < above - quantity ? below : above;
}
