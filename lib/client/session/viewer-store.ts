import { onRestore } from '@/lib/client/on-restore';
import { ACCESS_TOKEN_KEY, readSession, type Viewer } from './session-call';

/**
 * `loading` until the first response; `unavailable` while there has been none on this page. Someone signed in stays so
 * through an outage: only a response of the store ends a session.
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
let lastRequest = 0;
const listeners = new Set<() => void>();

function set(next: ViewerState): void {
  const same = next.status === state.status && JSON.stringify(next.user) === JSON.stringify(state.user);
  if (same) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Most visitors are not signed in and have no token: for them the code that handles tokens is not loaded. */
function mayHaveToken(): boolean {
  try {
    return window.localStorage.getItem(ACCESS_TOKEN_KEY) !== null;
  } catch {
    return true;
  }
}

/** Product §6.2: every sign-in, by password or through Google, issues an access token. */
async function accept(user: Viewer | null, isLatest: () => boolean): Promise<void> {
  retryMs = FIRST_RETRY_MS;
  const tokens = user || mayHaveToken() ? await import('./access-token') : undefined;
  if (!isLatest()) return;
  tokens?.clearTokenUnlessOf(user?.email ?? null);
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

/** Never throws: a failure is a state, and is retried automatically. */
async function refreshViewerState(): Promise<ViewerState> {
  window.clearTimeout(retryTimer);
  lastRequest += 1;
  const request = lastRequest;
  requestedAt = Date.now();
  try {
    const user = await readSession();
    if (request === lastRequest) await accept(user, () => request === lastRequest);
  } catch {
    // Whatever failed, it is unknown who is signed in.
    if (request === lastRequest) retryLater();
  }
  return state;
}

/** Call it when the session may have changed. Updates every tab. Never throws. */
export async function refreshEveryTab(): Promise<ViewerState> {
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

/** Browsers do not cache a page with an open channel for the Back button, or drop it at the first message. */
function closeChannel(): void {
  channel?.close();
  channel = undefined;
}

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

export function viewerOnServer(): ViewerState {
  return LOADING;
}
