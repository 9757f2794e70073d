import type { CartOperation } from '@/lib/shared/cart/cart.schema';
import { ORDER_LINES_MAX, QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { newKey } from '../idempotency-key';

/** What a tool was called when it was last seen, for when it is not sold any more. */
export type KnownTool = { sku: string; name: string; image: string };
export type VisitorsLine = { toolId: string; quantity: number; reference?: string; known?: KnownTool };

/** A visitor's cart. `id` names it when it joins an account's. */
export type VisitorsCart = { id: string; version: number; lines: VisitorsLine[] };

export const VISITORS_CART_KEY = 'forgeline-cart';

function isLine(value: unknown): value is VisitorsLine {
  if (typeof value !== 'object' || value === null) return false;
  const { toolId, quantity } = value as Record<string, unknown>;
  return typeof toolId === 'string' && Number.isInteger(quantity) && Number(quantity) >= 1;
}

/** Parses a stored cart; null for anything else, such as what a later version of the store writes. */
export function parseVisitorsCart(stored: string | null): VisitorsCart | null {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<VisitorsCart> | null;
    if (!value || typeof value.id !== 'string' || !Array.isArray(value.lines)) return null;
    return { id: value.id, version: Number(value.version) || 0, lines: value.lines.filter(isLine) };
  } catch {
    return null;
  }
}

/** Returns the visitor's cart; an empty one where there is none. */
export function readVisitorsCart(): VisitorsCart {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(VISITORS_CART_KEY);
  } catch {
    // A browser that refuses storage keeps no cart.
  }
  return parseVisitorsCart(stored) ?? { id: newKey(), version: 0, lines: [] };
}

/** Stores the visitor's cart. Returns whether the browser did. */
export function writeVisitorsCart(cart: VisitorsCart): boolean {
  try {
    if (cart.lines.length === 0) window.localStorage.removeItem(VISITORS_CART_KEY);
    else window.localStorage.setItem(VISITORS_CART_KEY, JSON.stringify(cart));
    return true;
  } catch {
    return false;
  }
}

/** Why operations were refused: beyond 500 lines, or 1,000,000 units of one. */
export type RefusedChange = 'cart-lines-too-many' | 'cart-quantity-invalid';

/**
 * Returns the lines after these operations: what `PATCH /api/cart` does with the cart of an account. All operations or none.
 * Pure.
 */
export function changeVisitorsLines(
  lines: readonly VisitorsLine[],
  operations: readonly CartOperation[],
): VisitorsLine[] | RefusedChange {
  const byTool = new Map(lines.map((line) => [line.toolId, line]));
  for (const operation of operations) {
    const { toolId } = operation;
    if (operation.op === 'remove') {
      byTool.delete(toolId);
      continue;
    }
    const before = byTool.get(toolId);
    const quantity = operation.quantity + (operation.op === 'add' ? (before?.quantity ?? 0) : 0);
    if (quantity > QUANTITY_MAX) return 'cart-quantity-invalid';
    const { reference: _, ...rest } = before ?? { toolId };
    const reference = operation.reference ?? before?.reference ?? '';
    byTool.set(toolId, { ...rest, quantity, ...(reference ? { reference } : {}) });
  }
  return byTool.size > ORDER_LINES_MAX ? 'cart-lines-too-many' : [...byTool.values()];
}
