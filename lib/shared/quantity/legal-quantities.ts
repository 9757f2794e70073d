import type { QuantityRules } from './quantity-rules';

type LegalQuantities = { first: number; last: number; step: number };

/** The quantities that can be ordered: the moq, and from there in steps up to what is available; null if none can. */
function legalQuantities({ moq, available, step = 1, sale }: QuantityRules): LegalQuantities | null {
  if (sale === 'on-request' || available < moq) return null;
  const last = moq + Math.floor((available - moq) / step) * step;
  return { first: moq, last, step };
}

/** Returns the largest quantity that can be ordered and is less than this one; null if there is none. */
export function legalBelow(quantity: number, rules: QuantityRules): number | null {
  const legal = legalQuantities(rules);
  if (!legal || !(quantity > legal.first)) return null;
  if (quantity > legal.last) return legal.last;
  return legal.first + (Math.ceil((quantity - legal.first) / legal.step) - 1) * legal.step;
}

/** Returns the smallest quantity that can be ordered and is more than this one; null if there is none. */
export function legalAbove(quantity: number, rules: QuantityRules): number | null {
  const legal = legalQuantities(rules);
  if (!legal || !(quantity < legal.last)) return null;
  if (quantity < legal.first) return legal.first;
  return legal.first + (Math.floor((quantity - legal.first) / legal.step) + 1) * legal.step;
}

/** Whether exactly this quantity can be ordered. */
export function isLegal(quantity: number, rules: QuantityRules): boolean {
  const legal = legalQuantities(rules);
  if (!legal || quantity < legal.first || quantity > legal.last) return false;
  return (quantity - legal.first) % legal.step === 0;
}

/**
 * Returns the nearest quantity that can be ordered: this one if it can, of two that are equally near the larger one; null if none
 * can be ordered.
 */
export function nearestQuantity(quantity: number, rules: QuantityRules): number | null {
  if (isLegal(quantity, rules)) return quantity;
  const [below, above] = [legalBelow(quantity, rules), legalAbove(quantity, rules)];
  if (below === null || above === null) return above ?? below;
  return quantity - below < above - quantity ? below : above;
}
