import type { CartOperation } from '@/lib/shared/cart/cart.schema';
import { type Written, writtenAfter } from '@/lib/shared/cart/written';
import { LINE_NOTE_MAX, type LineWords, wordsAfter } from '@/lib/shared/orders/order-notes';
import { ORDER_LINES_MAX, QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { newKey } from '../idempotency-key';

export type LastSeenTool = { sku: string; name: string; image: string };
export type VisitorsLine = LineWords & {
  toolId: string;
  quantity: number;
  reference?: string;
  written?: Written;
  known?: LastSeenTool;
};

/** `id` is part of the key under which it joins an account's cart. */
export type VisitorsCart = { id: string; version: number; lines: VisitorsLine[] };

export const VISITORS_CART_KEY = 'forgeline-cart';
/** A cart that is joining an account's, until the store has it. */
export const JOINING_KEY = 'forgeline-cart-joining';

function isLine(value: unknown): value is VisitorsLine {
  if (typeof value !== 'object' || value === null) return false;
  const { toolId, quantity } = value as Record<string, unknown>;
  return typeof toolId === 'string' && Number.isInteger(quantity) && Number(quantity) >= 1;
}

/** Null for anything else, such as what a later release writes. */
export function parseVisitorsCart(stored: string | null): VisitorsCart | null {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<VisitorsCart> | null;
    if (!value || typeof value.id !== 'string' || !Array.isArray(value.lines)) return null;
    return { id: value.id, version: Number(value.version) || 0, lines: value.lines.filter(isLine) };
  } catch {
    return null;
  }
}

export function readVisitorsCart(): VisitorsCart {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(VISITORS_CART_KEY);
  } catch {
    // A browser that refuses storage has no cart.
  }
  return parseVisitorsCart(stored) ?? { id: newKey(), version: 0, lines: [] };
}

export function hasCartToJoin(): boolean {
  try {
    return [VISITORS_CART_KEY, JOINING_KEY].some((key) => window.localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

export function writeVisitorsCart(cart: VisitorsCart): boolean {
  try {
    if (cart.lines.length === 0) window.localStorage.removeItem(VISITORS_CART_KEY);
    else window.localStorage.setItem(VISITORS_CART_KEY, JSON.stringify(cart));
    return true;
  } catch {
    return false;
  }
}

export type RefusedChange = 'cart-lines-too-many' | 'cart-quantity-invalid' | 'line-notes-too-long';

/** Mirrors `PATCH /api/cart`. All operations or none. */
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
    const reference = operation.reference ?? before?.reference ?? '';
    const words = wordsAfter(before, operation);
    if ((words.note?.length ?? 0) > LINE_NOTE_MAX) return 'line-notes-too-long';
    const written = writtenAfter(before?.written, operation);
    byTool.set(toolId, {
      ...{ toolId, quantity },
      ...(before?.known ? { known: before.known } : {}),
      ...(reference ? { reference } : {}),
      ...words,
      ...(written ? { written } : {}),
    });
  }
  return byTool.size > ORDER_LINES_MAX ? 'cart-lines-too-many' : [...byTool.values()];
}
