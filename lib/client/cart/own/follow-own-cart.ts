import { cartSummaryNow } from '@/lib/client/cart/cart-summary';
import { joinVisitorsCart } from '@/lib/client/cart/join-visitors-cart';
import { readOwnCart } from './own-cart';

/** For how long the header uses a summary stored by another page or tab. The cart page always reads the cart. */
const FRESH_MS = 60_000;

/** After sign-in: joins the visitor's cart, and updates the header. Throws ApiProblem. */
export async function followOwnCart(owner: string): Promise<void> {
  if (await joinVisitorsCart(owner)) return;
  const summary = cartSummaryNow();
  if (summary?.owner === owner && Date.now() - summary.at < FRESH_MS) return;
  await readOwnCart();
}
