import type { JoinedCart, LineOutcome } from '@/lib/shared/cart/cart.schema';
import { publishCart } from './own/own-cart';

/** Changes to lines that joined the account's cart are stored until its owner has read them on the cart page. */
const KEY = 'forgeline-cart-told';

export function readOutcomes(owner: string | null): LineOutcome[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    const { owner: whose, outcomes } = (stored ?? {}) as { owner?: unknown; outcomes?: LineOutcome[] };
    return whose === owner && Array.isArray(outcomes) ? outcomes : [];
  } catch {
    return [];
  }
}

function storeOutcomes(owner: string, outcomes: readonly LineOutcome[]): void {
  if (outcomes.length === 0) return;
  try {
    const all = [...readOutcomes(owner), ...outcomes];
    window.localStorage.setItem(KEY, JSON.stringify({ owner, outcomes: all }));
  } catch {
    // A browser that refuses storage has no visitor's cart either.
  }
}

export function removeOutcomes(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // There are none then.
  }
}

export function changedOutcomes(outcomes: readonly LineOutcome[]): LineOutcome[] {
  return outcomes.filter(({ code }) => code !== 'line-added');
}

export function publishJoinedCart(owner: string, { cart, outcomes }: JoinedCart): void {
  publishCart({ owner, cart });
  storeOutcomes(owner, changedOutcomes(outcomes));
}
