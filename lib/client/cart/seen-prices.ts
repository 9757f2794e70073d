import type { CartLine } from '@/lib/shared/cart/cart.schema';

export type SeenPrice = { quantity: number; unitPrice: number };
export type SeenPrices = Readonly<Record<string, SeenPrice>>;
export type SeenPriceChange = { before: number; after: number };

/**
 * A price that changed for the same quantity must be accepted before ordering; for another quantity another price is
 * expected.
 */
export function comparePrices(
  lines: readonly CartLine[],
  seen: SeenPrices,
): { seen: SeenPrices; changes: ReadonlyMap<string, SeenPriceChange> } {
  const changes = new Map<string, SeenPriceChange>();
  const next: Record<string, SeenPrice> = {};
  for (const { toolId, quantity, unitPrice } of lines) {
    if (unitPrice === undefined) continue;
    const before = seen[toolId];
    if (before && before.quantity === quantity && before.unitPrice !== unitPrice) {
      changes.set(toolId, { before: before.unitPrice, after: unitPrice });
      next[toolId] = before;
    } else {
      next[toolId] = { quantity, unitPrice };
    }
  }
  return { seen: next, changes };
}

const KEY = 'forgeline-cart-seen';

export function readSeenPrices(owner: string | null): SeenPrices {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    const { owner: whose, prices } = (stored ?? {}) as { owner?: unknown; prices?: SeenPrices };
    return whose === owner && typeof prices === 'object' && prices !== null ? prices : {};
  } catch {
    return {};
  }
}

export function storeSeenPrices(owner: string | null, prices: SeenPrices): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ owner, prices }));
  } catch {
    // A browser that refuses storage shows each price as new.
  }
}
