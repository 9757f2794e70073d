import { loadCode } from '@/lib/client/page/load-code';
import { subscribeToViewer } from '@/lib/client/session/viewer-store';
import type { Cart, CartLine, CartOperation, LineOutcome } from '@/lib/shared/cart/cart.schema';
import { mayArriveLater } from '../problem';
import { type CartSummary, cartSummaryNow, onCartSummary } from './cart-summary';
import { cartOwner, changeOwnCart, currentCart, noteCart, type OwnCart, readOwnCart } from './own/own-cart';
import { type Conflicts, sortChanges } from './own/retry-changes';
import {
  comparePrices,
  keepSeenPrices,
  type PriceChange,
  readSeenPrices,
  type SeenPrices,
} from './seen-prices';
import { readOutcomes, removeOutcomes } from './told-outcomes';
import { VISITORS_CART_KEY } from './visitors-cart';

/** The cart as the page shows it. */
export type CartState = {
  status: 'loading' | 'ready' | 'failed';
  owner: string | null;
  cart: Cart | null;
  /** Why it could not be read or changed. */
  failure: unknown;
  /** Changes that could not be saved, but may be later: sent again with the next change, or by `retryCart`. */
  unsent: readonly CartOperation[];
  conflicts: Conflicts;
  /** Prices that were accepted, and those that changed since. */
  seen: SeenPrices;
  changes: ReadonlyMap<string, PriceChange>;
  /** What changed when other lines joined the cart, and is not read yet. */
  outcomes: readonly LineOutcome[];
};

const EMPTY: CartState = {
  status: 'loading',
  owner: null,
  cart: null,
  failure: null,
  unsent: [],
  conflicts: new Map(),
  seen: {},
  changes: new Map(),
  outcomes: [],
};
const RETRIES = 5;

let state: CartState = EMPTY;
const listeners = new Set<() => void>();
/** What is still to be sent, one change a tool: the last one counts. */
const pending = new Map<string, CartOperation>();
/** References that are still to be sent, by tool: with the quantity that the line has by then. */
const references = new Map<string, string>();
/** Reads and changes wait for each other. */
let last: Promise<void> = Promise.resolve();
let waiting = 0;

function set(next: Partial<CartState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Lines that are the same stay the same objects, so that a page of 500 renders the changed ones alone. */
function reuseLines(lines: readonly CartLine[]): CartLine[] {
  const before = new Map(state.cart?.lines.map((line) => [line.toolId, line]));
  return lines.map((line) => {
    const old = before.get(line.toolId);
    return old && JSON.stringify(old) === JSON.stringify(line) ? old : line;
  });
}

function show({ owner, cart }: OwnCart, more: Partial<CartState> = {}): void {
  const isSameOwner = state.cart !== null && state.owner === owner;
  const lines = reuseLines(cart.lines);
  const compared = comparePrices(lines, isSameOwner ? state.seen : readSeenPrices(owner));
  keepSeenPrices(owner, compared.seen);
  const conflicts = isSameOwner ? state.conflicts : EMPTY.conflicts;
  const outcomes = readOutcomes(owner);
  set({
    ...{ status: 'ready', owner, cart: { ...cart, lines }, conflicts, outcomes },
    ...{ failure: null, unsent: EMPTY.unsent },
    ...compared,
    ...more,
  });
}

/** The summary that the cart was last read for. */
let answered: CartSummary | null = null;

/** Whether the cart was changed elsewhere; asked once for each change. */
function isOutdated(): boolean {
  const summary = cartSummaryNow();
  if (!state.cart || state.failure !== null || !summary || summary === answered) return false;
  answered = summary;
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

/** Reads the cart again. Never throws: a failure is a state. */
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

/** What reading the cart again leaves as it is: changes that are not saved yet, and why. */
function unsentNow(): Partial<CartState> {
  const { failure, unsent } = state;
  return unsent.length > 0 ? { failure, unsent } : {};
}

/** Changes that were made in one account's cart are never sent to another's. */
async function unsentOfOwner(): Promise<readonly CartOperation[]> {
  if (state.unsent.length === 0) return [];
  const owner = await cartOwner().catch(() => state.owner);
  return owner === state.owner ? state.unsent : [];
}

type Unsent = { failure: unknown; ops: readonly CartOperation[] };

/** Returns the changes that failed, and why; null if each was saved or has become a conflict. */
async function send(ops: readonly CartOperation[]): Promise<Unsent | null> {
  let left = [...ops];
  const conflicts = new Map([...state.conflicts].filter(([id]) => ops.every(({ toolId }) => toolId !== id)));
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const meantFor = state.cart ?? { version: 0, lines: [] };
    try {
      show(await changeOwnCart(left, meantFor.version), { conflicts });
      return null;
    } catch (failure) {
      const current = currentCart(failure);
      if (!current || attempt > RETRIES) return { failure, ops: left };
      const sorted = sortChanges(left, meantFor, current);
      left = sorted.retried;
      for (const [toolId, wanted] of sorted.conflicts) conflicts.set(toolId, wanted);
      show(noteCart({ owner: state.owner, cart: current }), { conflicts: new Map(conflicts) });
    }
  }
  return null;
}

/**
 * Changes lines: what is meant for a line that was changed elsewhere meanwhile is not done, and becomes one of `conflicts`.
 * Never throws: a failure is a state, and the cart stays as it was.
 */
export function changeLines(ops: readonly CartOperation[]): Promise<void> {
  for (const operation of ops) addTo(pending, operation);
  return enqueue(async () => {
    const batch = toSend(await unsentOfOwner());
    if (batch.length === 0) return;
    const unsent = await send(batch);
    if (!unsent) return;
    const { failure, ops: left } = unsent;
    set({ failure, unsent: mayArriveLater(failure) ? left : EMPTY.unsent });
  });
}

/** Sets the buyer's own words beside a line, and leaves its quantity as it is or is about to be. Never throws. */
export function changeReference(toolId: string, reference: string): Promise<void> {
  references.set(toolId, reference);
  return changeLines([]);
}

/** The later change of a line counts; one of its quantity alone keeps the reference that was set before. */
function addTo(changes: Map<string, CartOperation>, next: CartOperation): void {
  const before = changes.get(next.toolId);
  const isKept = next.op === 'set' && next.reference === undefined && before?.op === 'set';
  changes.set(next.toolId, isKept && before.reference !== undefined ? { ...before, ...next } : next);
}

/** Takes everything that is to be sent now: `unsent`, which failed before, and what was changed since. */
function toSend(unsent: readonly CartOperation[]): CartOperation[] {
  const changes = new Map(unsent.map((operation) => [operation.toolId, operation]));
  for (const operation of pending.values()) addTo(changes, operation);
  for (const [toolId, reference] of references) {
    const change = changes.get(toolId) ?? state.cart?.lines.find((line) => line.toolId === toolId);
    if (change && 'quantity' in change) {
      addTo(changes, { op: 'set', toolId, quantity: change.quantity, reference });
    }
  }
  pending.clear();
  references.clear();
  return [...changes.values()];
}

/** Sends the changes that could not be saved again; if there are none, reads the cart. Never throws. */
export async function retryCart(): Promise<void> {
  return (await unsentOfOwner()).length > 0 ? changeLines([]) : reloadCart();
}

/** Waits until every change that was made here so far is in the cart, or has failed. Never throws. */
export async function cartSettled(): Promise<void> {
  while (waiting > 0) await last;
}

/** Shows an account's cart that came with a refusal. */
export function showCart(cart: Cart): void {
  show(noteCart({ owner: state.owner, cart }), unsentNow());
}

/** Takes the prices of these lines, or of all, as they are now. */
export function acceptPrices(toolIds: readonly string[] = [...state.changes.keys()]): void {
  const seen = { ...state.seen };
  for (const { toolId, quantity, unitPrice } of state.cart?.lines ?? []) {
    if (toolIds.includes(toolId) && unitPrice !== undefined) seen[toolId] = { quantity, unitPrice };
  }
  keepSeenPrices(state.owner, seen);
  set(comparePrices(state.cart?.lines ?? [], seen));
}

/** Leaves a line as it was set elsewhere. */
export function settleConflict(toolId: string): void {
  set({ conflicts: new Map([...state.conflicts].filter(([id]) => id !== toolId)) });
}

/** What was told is read. */
export function dismissOutcomes(): void {
  removeOutcomes();
  set({ outcomes: [] });
}

export function cartNow(): CartState {
  return state;
}

/** The state in the server's HTML, the same for everyone. */
export function cartOnServer(): CartState {
  return EMPTY;
}

/** Keeps the cart current while the page is shown: after changes in other tabs at once, on other devices when the tab is shown again. */
export function followCart(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') void reloadCart();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === VISITORS_CART_KEY) void reloadCart();
  };
  // Another page of the store, or this one loaded again, knows nothing of it.
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  // Only as long as it is needed: some browsers keep no page with such a listener for their Back button.
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
