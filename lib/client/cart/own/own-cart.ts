import { keepCartSummary } from '@/lib/client/cart/cart-summary';
import {
  changeVisitorsLines,
  type RefusedChange,
  readVisitorsCart,
  type VisitorsCart,
  writeVisitorsCart,
} from '@/lib/client/cart/visitors-cart';
import { newKey } from '@/lib/client/idempotency-key';
import { loadCode } from '@/lib/client/page/load-code';
import { ApiProblem, unreachableProblem } from '@/lib/client/problem';
import { subscribeToViewer, type ViewerState, viewerNow } from '@/lib/client/session/viewer-store';
import type { Cart, CartOperation } from '@/lib/shared/cart/cart.schema';
import { toCents } from '@/lib/shared/numbers/money';

/** A cart and whose it is: an account's, or null for a visitor's. */
export type OwnCart = { owner: string | null; cart: Cart };

/** The calls, with what checks their responses: for an empty cart of a visitor neither is needed. */
function loadCalls() {
  return loadCode(() => import('./call-cart'));
}

/** Returns the current viewer as soon as the session is known. Throws ApiProblem `network` where it is not. */
async function knownViewer(): Promise<ViewerState> {
  const viewer = await new Promise<ViewerState>((resolve) => {
    if (viewerNow().status !== 'loading') return resolve(viewerNow());
    const stop = subscribeToViewer(() => {
      if (viewerNow().status === 'loading') return;
      stop();
      resolve(viewerNow());
    });
  });
  if (viewer.status === 'unavailable') throw unreachableProblem(undefined);
  return viewer;
}

/** Returns the account whose cart is at hand; null for a visitor's. Throws ApiProblem `network`. */
export async function cartOwner(): Promise<string | null> {
  return (await knownViewer()).user?.id ?? null;
}

function told(own: OwnCart): OwnCart {
  const { version, lines, due } = own.cart;
  const dueCents = toCents(due);
  keepCartSummary({ owner: own.owner, version, lines: lines.length, dueCents, at: Date.now() });
  return own;
}

/** Remembers what the tools are called, for when they are not sold any more. */
function withKnownTools(stored: VisitorsCart, { lines }: Pick<Cart, 'lines'>): VisitorsCart {
  const seen = new Map(lines.filter(({ name }) => name !== '').map((line) => [line.toolId, line]));
  return {
    ...stored,
    lines: stored.lines.map((line) => {
      const { sku, name, image } = seen.get(line.toolId) ?? {};
      return sku !== undefined && name && image !== undefined
        ? { ...line, known: { sku, name, image } }
        : line;
    }),
  };
}

async function visitorsCart(): Promise<OwnCart> {
  const stored = readVisitorsCart();
  if (stored.lines.length === 0) {
    return told({
      owner: null,
      cart: { version: stored.version, lines: [], units: 0, goodsValue: 0, due: 0 },
    });
  }
  const { previewCart } = await loadCalls();
  const shown = await previewCart(stored.lines);
  const latest = readVisitorsCart();
  if (latest.id === stored.id && latest.version === stored.version)
    writeVisitorsCart(withKnownTools(stored, shown));
  const lines = shown.lines.map((line, place) => {
    const { reference, known } = stored.lines[place] ?? {};
    return { ...line, ...(line.name === '' ? known : {}), ...(reference ? { reference } : {}) };
  });
  return told({ owner: null, cart: { ...shown, version: stored.version, lines } });
}

/** Fetches the current viewer's cart at current prices. Throws ApiProblem. */
export async function readOwnCart(): Promise<OwnCart> {
  const owner = await cartOwner();
  if (owner === null) return visitorsCart();
  const { fetchCart } = await loadCalls();
  return told({ owner, cart: await fetchCart() });
}

async function refusedProblem(code: RefusedChange): Promise<ApiProblem> {
  const { VALIDATION } = await loadCode(() => import('@/lib/shared/messages/messages'));
  return new ApiProblem({ status: 422, code, detail: VALIDATION[code] });
}

/**
 * Changes the current viewer's cart. `version` is the one that a quantity is set against. Throws ApiProblem:
 * `cart-changed` where an account's cart has another by now.
 */
export async function changeOwnCart(ops: readonly CartOperation[], version?: number): Promise<OwnCart> {
  const owner = await cartOwner();
  if (owner !== null) {
    const { changeCart } = await loadCalls();
    const body = { ops: [...ops], ...(version === undefined ? {} : { version }) };
    return told({ owner, cart: await changeCart(body, newKey()) });
  }
  const stored = readVisitorsCart();
  const lines = changeVisitorsLines(stored.lines, ops);
  if (typeof lines === 'string') throw await refusedProblem(lines);
  if (!writeVisitorsCart({ ...stored, version: stored.version + 1, lines }))
    throw unreachableProblem(undefined);
  return visitorsCart();
}

/** The cart as it is, of a change that was refused because it is another by now; null for any other failure. */
export function currentCart(error: unknown): Cart | null {
  if (!(error instanceof ApiProblem) || error.code !== 'cart-changed') return null;
  // As the contract of the call has it.
  return (error.members.current as Cart | undefined) ?? null;
}

/** Returns an account's cart that came with a failure, and tells the header and other tabs. */
export function noteCart(own: OwnCart): OwnCart {
  return told(own);
}
