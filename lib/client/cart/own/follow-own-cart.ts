import { cartSummaryNow } from '@/lib/client/cart/cart-summary';
import { joinVisitorsCart } from '@/lib/client/cart/join-visitors-cart';
import { readOwnCart } from './own-cart';

/** How long the header trusts the summary that another page or tab stored. The cart page always reads the cart itself. */
const FRESH_MS = 60_000;

/**
 * Once it is known that someone is signed in: what they collected before joins their cart, and the header learns what is in
 * it. Throws ApiProblem.
 */
export async function followOwnCart(owner: string): Promise<void> {
  if (await joinVisitorsCart(owner)) return;
  const known = cartSummaryNow();
  if (known?.owner === owner && Date.now() - known.at < FRESH_MS) return;
  await readOwnCart();
}
