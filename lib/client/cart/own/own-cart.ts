import { storeCartSummary } from '@/lib/client/cart/cart-summary';
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
import { lineWords } from '@/lib/shared/orders/order-notes';

export type OwnCart = { owner: string | null; cart: Cart };

/** Calls with their response schemas: an empty cart of a visitor needs neither. */
function loadCalls() {
  return loadCode(() => import('./call-cart'));
}

/** Resolves once the session is loaded. Throws ApiProblem `network` if it cannot be. */
async function loadedViewer(): Promise<ViewerState> {
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

export async function cartOwner(): Promise<string | null> {
  return (await loadedViewer()).user?.id ?? null;
}

/** Updates the header and other tabs. */
export function publishCart(own: OwnCart): OwnCart {
  const { version, lines, due } = own.cart;
  const dueCents = toCents(due);
  storeCartSummary({ owner: own.owner, version, lines: lines.length, dueCents, at: Date.now() });
  return own;
}

function withLastSeenTools(stored: VisitorsCart, { lines }: Pick<Cart, 'lines'>): VisitorsCart {
  const byId = new Map(lines.filter(({ name }) => name !== '').map((line) => [line.toolId, line]));
  return {
    ...stored,
    lines: stored.lines.map((line) => {
      const { sku, name, image } = byId.get(line.toolId) ?? {};
      return sku !== undefined && name && image !== undefined
        ? { ...line, known: { sku, name, image } }
        : line;
    }),
  };
}

async function visitorsCart(): Promise<OwnCart> {
  const stored = readVisitorsCart();
  if (stored.lines.length === 0) {
    return publishCart({
      owner: null,
      cart: { version: stored.version, lines: [], units: 0, goodsValue: 0, due: 0 },
    });
  }
  const { previewCart } = await loadCalls();
  const shown = await previewCart(stored.lines);
  const latest = readVisitorsCart();
  if (latest.id === stored.id && latest.version === stored.version)
    writeVisitorsCart(withLastSeenTools(stored, shown));
  const lines = shown.lines.map((line, place) => {
    const { reference, written, known, ...words } = stored.lines[place] ?? {};
    return {
      ...{ ...line, ...(line.name === '' ? known : {}) },
      ...(reference ? { reference } : {}),
      ...lineWords(words),
      ...(written ? { written } : {}),
    };
  });
  return publishCart({ owner: null, cart: { ...shown, version: stored.version, lines } });
}

export async function readOwnCart(): Promise<OwnCart> {
  const owner = await cartOwner();
  if (owner === null) return visitorsCart();
  const { fetchCart } = await loadCalls();
  return publishCart({ owner, cart: await fetchCart() });
}

async function refusedProblem(code: RefusedChange): Promise<ApiProblem> {
  const { VALIDATION } = await loadCode(() => import('@/lib/shared/messages/messages'));
  return new ApiProblem({ status: 422, code, detail: VALIDATION[code] });
}

/** Quantities are set against `version`. Throws ApiProblem: `cart-changed` if an account's cart has another. */
export async function changeOwnCart(ops: readonly CartOperation[], version?: number): Promise<OwnCart> {
  const owner = await cartOwner();
  if (owner !== null) {
    const { changeCart } = await loadCalls();
    const body = { ops: [...ops], ...(version === undefined ? {} : { version }) };
    return publishCart({ owner, cart: await changeCart(body, newKey()) });
  }
  const stored = readVisitorsCart();
  const lines = changeVisitorsLines(stored.lines, ops);
  if (typeof lines === 'string') throw await refusedProblem(lines);
  if (!writeVisitorsCart({ ...stored, version: stored.version + 1, lines }))
    throw unreachableProblem(undefined);
  return visitorsCart();
}

/** The current cart that a refused change came with; null for any other failure. */
export function currentCart(error: unknown): Cart | null {
  if (!(error instanceof ApiProblem) || error.code !== 'cart-changed') return null;
  // By the contract of the call.
  return (error.members.current as Cart | undefined) ?? null;
}
