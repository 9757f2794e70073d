import { callPath } from '@/lib/client/page/call-path';
import type { userCalls } from '@/lib/shared/customers/users.contract';
import { problemByCode } from './next-auth-call';
import { ACCESS_TOKEN_KEY, callForJson, readSession, readText } from './session-call';

const RENEW_BEFORE_MS = 60_000;
const LOCK = 'forgeline-access-token';

let renewal: Promise<string> | undefined;
/** For browsers that refuse local storage. */
let inMemory: string | null = null;

function readStored(): string | null {
  try {
    return window.localStorage.getItem(ACCESS_TOKEN_KEY);
  } catch {
    return inMemory;
  }
}

function store(token: string | null): void {
  inMemory = token;
  try {
    if (token === null) window.localStorage.removeItem(ACCESS_TOKEN_KEY);
    else window.localStorage.setItem(ACCESS_TOKEN_KEY, token);
  } catch {
    // Stored in memory above.
  }
}

/** Reads a token without verifying it, which the server does. Null for anything that is not a token. */
export function readTokenClaims(token: string): { email: string; expiresAtMs: number } | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    );
    const { email, exp } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown; exp?: unknown };
    return typeof email === 'string' && typeof exp === 'number' ? { email, expiresAtMs: exp * 1000 } : null;
  } catch {
    return null;
  }
}

function usableToken(): string | null {
  const token = readStored();
  const claims = token ? readTokenClaims(token) : null;
  return claims && claims.expiresAtMs - Date.now() > RENEW_BEFORE_MS ? token : null;
}

async function renewFromSession(): Promise<string> {
  const viewer = await readSession();
  if (!viewer) {
    store(null);
    throw await problemByCode('unauthenticated');
  }
  const { email } = viewer;
  const path = callPath<typeof userCalls.exchangeToken>('/api/user/{email}', { params: { email } });
  const token = await callForJson(path, readText('token'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  store(token);
  return token;
}

async function renewAlone(): Promise<string> {
  const renew = async () => usableToken() ?? (await renewFromSession());
  return 'locks' in navigator ? navigator.locks.request(LOCK, renew) : renew();
}

/**
 * The stored token, or one renewed from the session when it is missing or expires within a minute (product §6.2). One renewal
 * at a time, across tabs. Throws ApiProblem: `unauthenticated` when nobody is signed in.
 */
export async function getAccessToken(): Promise<string> {
  const token = usableToken();
  if (token) return token;
  renewal ??= renewAlone().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

export function clearAccessToken(): void {
  store(null);
}

export function clearTokenUnlessOf(email: string | null): void {
  const token = readStored();
  if (token !== null && readTokenClaims(token)?.email !== email) store(null);
}
