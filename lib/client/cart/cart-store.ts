import { loadCode } from '@/lib/client/page/load-code';
import { subscribeToViewer } from '@/lib/client/session/viewer-store';
import type { Cart, CartOperation } from '@/lib/shared/cart/cart.schema';
import { mayArriveLater } from '../problem';
import { type CartState, EMPTY_CART, reuseLines } from './cart-state';
import { type CartSummary, cartSummaryNow, onCartSummary } from './cart-summary';
import { readOutcomes, removeOutcomes } from './joined-outcomes';
import {
  cartOwner,
  changeOwnCart,
  currentCart,
  type OwnCart,
  publishCart,
  readOwnCart,
} from './own/own-cart';
import { sortChanges } from './own/retry-changes';
import { comparePrices, readSeenPrices, storeSeenPrices } from './seen-prices';
import { queueChange, queueWords, type SaidWords, takeChanges } from './unsent-changes';
import { VISITORS_CART_KEY } from './visitors-cart';

const RETRIES = 5;

let state: CartState = EMPTY_CART;
const listeners = new Set<() => void>();
/** Reads and changes are serialized. */
let last: Promise<void> = Promise.resolve();
let waiting = 0;

function set(next: Partial<CartState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function show({ owner, cart }: OwnCart, more: Partial<CartState> = {}): void {
  const isSameOwner = state.cart !== null && state.owner === owner;
  const lines = reuseLines(cart.lines, state.cart?.lines);
  const compared = comparePrices(lines, isSameOwner ? state.seen : readSeenPrices(owner));
  storeSeenPrices(owner, compared.seen);
  const conflicts = isSameOwner ? state.conflicts : EMPTY_CART.conflicts;
  const outcomes = readOutcomes(owner);
  set({
    ...{ status: 'ready', owner, cart: { ...cart, lines }, conflicts, outcomes },
    ...{ failure: null, unsent: EMPTY_CART.unsent },
    ...compared,
    ...more,
  });
}

let checkedSummary: CartSummary | null = null;

function isOutdated(): boolean {
  const summary = cartSummaryNow();
  if (!state.cart || state.failure !== null || !summary || summary === checkedSummary) return false;
  checkedSummary = summary;
  return summary.owner !== state.owner || summary.version !== state.cart.version;
}

function enqueue(work: () => Promise<void>): Promise<void> {
  waiting += 1;
  last = last.then(work).finally(() => {
    waiting -= 1;
    // Another tab, or another part of this page, changed it meanwhile.
    if (waiting === 0 && listeners.size > 0 && state.status === 'ready' && isOutdated()) void reloadCart();
  });
  return last;
}

export function reloadCart(): Promise<void> {
  return enqueue(async () => {
    try {
      const owner = await cartOwner();
      if (owner !== null) {
        const { joinVisitorsCart } = await loadCode(() => import('./join-visitors-cart'));
        await joinVisitorsCart(owner);
      }
      const own = await readOwnCart();
      show(own, own.owner === state.owner ? unsentNow() : {});
    } catch (failure) {
      set({ status: state.cart ? 'ready' : 'failed', failure });
    }
  });
}

/** Reading the cart again does not discard unsaved changes, nor why they failed. */
function unsentNow(): Partial<CartState> {
  const { failure, unsent } = state;
  return unsent.length > 0 ? { failure, unsent } : {};
}

/** Changes made in one account's cart are never sent to another's. */
async function ownersUnsent(): Promise<readonly CartOperation[]> {
  if (state.unsent.length === 0) return [];
  const owner = await cartOwner().catch(() => state.owner);
  return owner === state.owner ? state.unsent : [];
}

type Unsent = { failure: unknown; ops: readonly CartOperation[] };

async function send(ops: readonly CartOperation[]): Promise<Unsent | null> {
  let left = [...ops];
  const conflicts = new Map([...state.conflicts].filter(([id]) => ops.every(({ toolId }) => toolId !== id)));
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const base = state.cart ?? { version: 0, lines: [] };
    try {
      show(await changeOwnCart(left, base.version), { conflicts });
      return null;
    } catch (failure) {
      const current = currentCart(failure);
      if (!current || attempt > RETRIES) return { failure, ops: left };
      const sorted = sortChanges(left, base, current);
      left = sorted.retried;
      for (const [toolId, conflict] of sorted.conflicts) conflicts.set(toolId, conflict);
      show(publishCart({ owner: state.owner, cart: current }), { conflicts: new Map(conflicts) });
    }
  }
  return null;
}

/**
 * A change to a line that was changed elsewhere meanwhile is not made, but becomes one of `conflicts`. Never throws: a
 * failure is a state, and the cart stays as it was.
 */
export function changeLines(ops: readonly CartOperation[]): Promise<void> {
  for (const operation of ops) queueChange(operation);
  return enqueue(async () => {
    const batch = takeChanges(await ownersUnsent(), state.cart?.lines ?? []);
    if (batch.length === 0) return;
    const unsent = await send(batch);
    if (!unsent) return;
    const { failure, ops: left } = unsent;
    set({ failure, unsent: mayArriveLater(failure) ? left : EMPTY_CART.unsent });
  });
}

/** The quantity stays as it is or is about to be. Never throws. */
export function changeWords(toolId: string, said: SaidWords): Promise<void> {
  queueWords(toolId, said);
  return changeLines([]);
}

/** Reads the cart if no changes are unsent. Never throws. */
export async function retryCart(): Promise<void> {
  return (await ownersUnsent()).length > 0 ? changeLines([]) : reloadCart();
}

export async function cartSettled(): Promise<void> {
  while (waiting > 0) await last;
}

export function showRefusedCart(cart: Cart): void {
  show(publishCart({ owner: state.owner, cart }), unsentNow());
}

export function acceptPrices(toolIds: readonly string[] = [...state.changes.keys()]): void {
  const prices = { ...state.seen };
  for (const { toolId, quantity, unitPrice } of state.cart?.lines ?? []) {
    if (toolIds.includes(toolId) && unitPrice !== undefined) prices[toolId] = { quantity, unitPrice };
  }
  storeSeenPrices(state.owner, prices);
  set(comparePrices(state.cart?.lines ?? [], prices));
}

export function settleConflict(toolId: string): void {
  set({ conflicts: new Map([...state.conflicts].filter(([id]) => id !== toolId)) });
}

export function dismissOutcomes(): void {
  removeOutcomes();
  set({ outcomes: [] });
}

export function cartNow(): CartState {
  return state;
}

export function cartOnServer(): CartState {
  return EMPTY_CART;
}

/** Reads again at once after changes in other tabs, and when the tab is shown again for those on other devices. */
export function followCart(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') void reloadCart();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === VISITORS_CART_KEY) void reloadCart();
  };
  // Unsaved changes are lost with this page.
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  // Only while it is needed: some browsers do not cache a page with such a listener for their Back button.
  const guardUnsent = () => {
    if (state.unsent.length > 0) window.addEventListener('beforeunload', onUnload);
    else window.removeEventListener('beforeunload', onUnload);
  };
  const onOnline = () => {
    if (state.failure !== null) void retryCart();
  };
  listeners.add(listener);
  listeners.add(guardUnsent);
  guardUnsent();
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('storage', onStorage);
  const stops = [
    onCartSummary(() => {
      if (waiting === 0 && isOutdated()) void reloadCart();
    }),
    // Also when someone signs in or out.
    subscribeToViewer(() => void reloadCart()),
  ];
  void reloadCart();
  return () => {
    listeners.delete(listener);
    listeners.delete(guardUnsent);
    window.removeEventListener('beforeunload', onUnload);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('storage', onStorage);
    for (const stop of stops) stop();
  };
}
