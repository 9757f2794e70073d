import { onRestore } from '@/lib/client/on-restore';
import { ACCESS_TOKEN_KEY } from './access-token-key';
import { readSession, type Viewer } from './session-call';

/**
 * Who looks at the page. `loading` until the store has responded; `unavailable` while it cannot tell and never has on this
 * page. Someone signed in stays so through an outage: only a response of the store ends a session.
 */
export type ViewerState =
  | { status: 'loading' | 'signed-out' | 'unavailable'; user: null }
  | { status: 'signed-in'; user: Viewer };

const LOADING: ViewerState = { status: 'loading', user: null };
const CHANNEL = 'forgeline-session';
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;
/** Returning to a tab checks again, but not each time. */
const FRESH_MS = 30_000;

let state: ViewerState = LOADING;
let channel: BroadcastChannel | undefined;
let retryMs = FIRST_RETRY_MS;
let retryTimer: number | undefined;
let requestedAt = 0;
/** Responses may arrive out of order; the one to the last request counts. */
let question = 0;
const listeners = new Set<() => void>();

function set(next: ViewerState): void {
  const same = next.status === state.status && JSON.stringify(next.user) === JSON.stringify(state.user);
  if (same) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Most visitors are not signed in and have no token: for them the code that handles tokens is not loaded. */
function mayKeepToken(): boolean {
  try {
    return window.localStorage.getItem(ACCESS_TOKEN_KEY) !== null;
  } catch {
    return true;
  }
}

/** Product §6.2: every sign-in, by password or through Google, issues an access token. */
async function accept(user: Viewer | null, isLatest: () => boolean): Promise<void> {
  retryMs = FIRST_RETRY_MS;
  const tokens = user || mayKeepToken() ? await import('./access-token') : undefined;
  if (!isLatest()) return;
  tokens?.keepTokenOnlyOf(user?.email ?? null);
  set(user ? { status: 'signed-in', user } : { status: 'signed-out', user: null });
  if (!user) return;
  await tokens?.getAccessToken().catch((cause: unknown) => {
    // The first call that needs the token tries again and shows why it fails.
    console.info('The access token will be fetched later.', cause);
  });
}

function retryLater(): void {
  if (state.status !== 'signed-in') set({ status: 'unavailable', user: null });
  window.clearTimeout(retryTimer);
  retryTimer = window.setTimeout(() => void refreshViewerState(), retryMs);
  retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
}

/** Reads the session. Never throws: a failure is a state, and is retried automatically. */
async function refreshViewerState(): Promise<ViewerState> {
  window.clearTimeout(retryTimer);
  question += 1;
  const asked = question;
  requestedAt = Date.now();
  try {
    const user = await readSession();
    if (asked === question) await accept(user, () => asked === question);
  } catch {
    // Whatever failed, it is unknown who is signed in.
    if (asked === question) retryLater();
  }
  return state;
}

/**
 * Call it when the session may have changed: this page reads it and updates the access token, and so does every other tab
 * of the browser. Never throws.
 */
export async function refreshViewer(): Promise<ViewerState> {
  channel?.postMessage('changed');
  return refreshViewerState();
}

function onVisible(): void {
  if (document.visibilityState === 'visible' && Date.now() - requestedAt > FRESH_MS)
    void refreshViewerState();
}

function openChannel(): void {
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => void refreshViewerState();
}

/** A page with an open channel is not kept for the browser's Back button, or dropped at the first message. */
function closeChannel(): void {
  channel?.close();
  channel = undefined;
}

/** Subscribes to the session; returns a function that unsubscribes. */
export function followSession(): () => void {
  openChannel();
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pagehide', closeChannel);
  const ignoreRestore = onRestore(() => {
    openChannel();
    void refreshViewerState();
  });
  void refreshViewerState();
  return () => {
    closeChannel();
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pagehide', closeChannel);
    ignoreRestore();
    window.clearTimeout(retryTimer);
  };
}

export function subscribeToViewer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function viewerNow(): ViewerState {
  return state;
}

/** The state in the server's HTML, the same for everyone. */
export function viewerOnServer(): ViewerState {
  return LOADING;
}
