import { cartSummaryNow, storeCartSummary } from '@/lib/client/cart/cart-summary';
import { hasCartToJoin } from '@/lib/client/cart/visitors-cart';
import { loadCode } from '@/lib/client/page/load-code';
import { callForJson } from '@/lib/client/session/session-call';
import { toCents } from '@/lib/shared/numbers/money';

/** For how long the header uses a summary stored by another page or tab. The cart page always reads the cart. */
const FRESH_MS = 60_000;

type Figures = { version: number; lines: unknown[]; due: number };

/** Every page of who is signed in loads this file, so it uses no schema library. */
function readFigures(body: unknown): Figures | undefined {
  const { version, lines, due } = (body ?? {}) as Record<string, unknown>;
  if (typeof version !== 'number' || typeof due !== 'number' || !Array.isArray(lines)) return undefined;
  return { version, lines, due };
}

/** Joins the visitor's cart after sign-in, and updates the header. Throws ApiProblem. */
export async function followOwnCart(owner: string): Promise<void> {
  if (hasCartToJoin()) {
    const { joinVisitorsCart } = await loadCode(() => import('@/lib/client/cart/join-visitors-cart'));
    if (await joinVisitorsCart(owner)) return;
  }
  const summary = cartSummaryNow();
  if (summary?.owner === owner && Date.now() - summary.at < FRESH_MS) return;
  const { version, lines, due } = await callForJson('/api/cart', readFigures);
  storeCartSummary({ owner, version, lines: lines.length, dueCents: toCents(due), at: Date.now() });
}
