import { toastSuccess } from '@/lib/client/toasts/toast';
import type { LineOutcome } from '@/lib/shared/cart/cart.schema';
import { TOAST } from '@/lib/shared/messages/messages';
import { lineWords } from '@/lib/shared/orders/order-notes';
import { translate } from '../language/translations';
import { ApiProblem } from '../problem';
import { changedOutcomes, publishJoinedCart } from './joined-outcomes';
import { mergeCart } from './own/call-cart';
import { JOINING_KEY, parseVisitorsCart, VISITORS_CART_KEY, type VisitorsCart } from './visitors-cart';

type Joining = { owner: string; cart: VisitorsCart };

function readJoining(): Joining | null {
  try {
    const value = JSON.parse(window.localStorage.getItem(JOINING_KEY) ?? 'null') as Partial<Joining> | null;
    const cart = parseVisitorsCart(JSON.stringify(value?.cart ?? null));
    return cart && typeof value?.owner === 'string' ? { owner: value.owner, cart } : null;
  } catch {
    return null;
  }
}

/** Lines that are added as a visitor later on are another cart. */
function claimVisitorsCart(owner: string): Joining | null {
  try {
    const joining = readJoining();
    if (joining) return joining.owner === owner ? joining : null;
    const cart = parseVisitorsCart(window.localStorage.getItem(VISITORS_CART_KEY));
    if (!cart || cart.lines.length === 0) return null;
    window.localStorage.setItem(JOINING_KEY, JSON.stringify({ owner, cart }));
    window.localStorage.removeItem(VISITORS_CART_KEY);
    return { owner, cart };
  } catch {
    return null;
  }
}

function named(outcomes: readonly LineOutcome[], { lines }: VisitorsCart): LineOutcome[] {
  return outcomes.map((outcome, place) => {
    const lastSeen = lines[place]?.known;
    return outcome.name === '' && lastSeen ? { ...outcome, sku: lastSeen.sku, name: lastSeen.name } : outcome;
  });
}

async function joinOne({ owner, cart }: Joining): Promise<void> {
  const lines = cart.lines.map(({ toolId, quantity, reference, written, ...line }) => {
    const words = { ...(reference ? { reference } : {}), ...lineWords(line) };
    return { toolId, quantity, ...words, ...(written ? { written } : {}) };
  });
  const joined = await mergeCart({ lines }, `visitor-${cart.id}`);
  const isFirst = readJoining()?.cart.id === cart.id;
  window.localStorage.removeItem(JOINING_KEY);
  // Another tab that joined the same cart has stored the outcomes.
  const outcomes = isFirst ? named(joined.outcomes, cart) : [];
  publishJoinedCart(owner, { cart: joined.cart, outcomes });
  if (!isFirst) return;
  const code = changedOutcomes(outcomes).length > 0 ? 'cart-joined-changed' : 'cart-joined';
  toastSuccess(translate({ code }, TOAST[code]));
}

/**
 * Once, however often and in how many tabs it is tried. Returns whether there was anything. A failure leaves it for the next
 * time.
 */
export async function joinVisitorsCart(owner: string): Promise<boolean> {
  let isAny = false;
  for (let joining = claimVisitorsCart(owner); joining; joining = claimVisitorsCart(owner)) {
    try {
      await joinOne(joining);
      isAny = true;
    } catch (error) {
      console.info('The cart of this browser will join the account’s later.', error);
      if (!(error instanceof ApiProblem) || error.status !== 422) return isAny;
      // It can never join as it is: nothing of it is a line.
      window.localStorage.removeItem(JOINING_KEY);
    }
  }
  return isAny;
}
