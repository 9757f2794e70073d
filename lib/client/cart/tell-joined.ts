import type { JoinedCart, LineOutcome } from '@/lib/shared/cart/cart.schema';
import { noteCart } from './own/own-cart';
import { keepOutcomes } from './told-outcomes';

/** Outcomes that its owner has to know of: all but lines that were simply added. */
export function changedOutcomes(outcomes: readonly LineOutcome[]): LineOutcome[] {
  return outcomes.filter(({ code }) => code !== 'line-added');
}

/** Tells the header and other tabs of a cart that lines joined, and the cart's page what became of them. */
export function tellJoined(owner: string, { cart, outcomes }: JoinedCart): void {
  noteCart({ owner, cart });
  keepOutcomes(owner, changedOutcomes(outcomes));
}
