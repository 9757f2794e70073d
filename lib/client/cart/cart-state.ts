import type { Cart, CartLine, CartOperation, LineOutcome } from '@/lib/shared/cart/cart.schema';
import type { Conflicts } from './own/retry-changes';
import type { SeenPriceChange, SeenPrices } from './seen-prices';

export type CartState = {
  status: 'loading' | 'ready' | 'failed';
  owner: string | null;
  cart: Cart | null;
  failure: unknown;
  /** Changes that could not be saved, but may be later: sent again with the next change, or by `retryCart`. */
  unsent: readonly CartOperation[];
  conflicts: Conflicts;
  /** Accepted prices, and those that changed since. */
  seen: SeenPrices;
  changes: ReadonlyMap<string, SeenPriceChange>;
  outcomes: readonly LineOutcome[];
};

export const EMPTY_CART: CartState = {
  status: 'loading',
  owner: null,
  cart: null,
  failure: null,
  unsent: [],
  conflicts: new Map(),
  seen: {},
  changes: new Map(),
  outcomes: [],
};

/** Unchanged lines stay the same objects, so that a page of 500 renders the changed ones alone. */
export function reuseLines(lines: readonly CartLine[], shown: readonly CartLine[] = []): CartLine[] {
  const before = new Map(shown.map((line) => [line.toolId, line]));
  return lines.map((line) => {
    const old = before.get(line.toolId);
    return old && JSON.stringify(old) === JSON.stringify(line) ? old : line;
  });
}
