'use client';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { safeReturnPath } from '@/lib/shared/routes';
import type { LoginInput } from '@/lib/shared/schemas/account';
import { clearAccessToken } from './access-token';
import { ApiProblem } from './problem';
import { postToNextAuth } from './session-call';
import {
  refreshViewer as askEveryTab,
  followSession,
  subscribeToViewer,
  type ViewerState,
  viewerNow,
  viewerOnServer,
} from './viewer-store';

/**
 * Follows who is signed in while it is on the page; pages are the same bytes for everybody, so this is known in the
 * browser alone, from the first moment after hydration on.
 */
export function ViewerProvider({ children }: { children: ReactNode }): ReactNode {
  useEffect(followSession, []);
  return children;
}

/** Who looks at the page; `loading` in the server's HTML. */
export function useViewer(): ViewerState {
  return useSyncExternalStore(subscribeToViewer, viewerNow, viewerOnServer);
}

/** Call it when the session may be another one now, e.g. after registration. Every tab follows. Never throws. */
export async function refreshViewer(): Promise<ViewerState> {
  return askEveryTab();
}

export type SignInAnswer = { ok: true } | { ok: false; code: string };

/**
 * Signs in with e-mail and password and exchanges the session for the access token (spec §1, §7). A refusal answers its
 * code, as the error catalogue matches it (spec §8): `wrong-password`, `user-not-found`, `too-many-requests`,
 * `second-factor-required` where a code is to follow (`signInWithCode`), or what else was wrong. Throws ApiProblem when the store does not answer.
 */
export async function signInWithPassword(input: LoginInput): Promise<SignInAnswer> {
  return finishSignIn(input);
}

async function finishSignIn(fields: Record<string, string>): Promise<SignInAnswer> {
  try {
    await postToNextAuth('callback/credentials', { ...fields, callbackUrl: '/' });
  } catch (error) {
    if (error instanceof ApiProblem && error.status !== 0) return { ok: false, code: error.code };
    throw error;
  }
  clearAccessToken();
  await askEveryTab();
  return { ok: true };
}

/**
 * The second step of a sign-in, for those who switched it on: a code of their app, or a recovery code. Refusals are
 * `second-factor-wrong`, `second-factor-expired` and `too-many-requests`. Throws ApiProblem when the store does not answer.
 */
export async function signInWithCode(code: string): Promise<SignInAnswer> {
  return finishSignIn({ code });
}

/**
 * Leaves for Google, in place of the login page in the history (spec §2); the browser comes back to `from`, or to /login
 * with `?error=`. Throws ApiProblem.
 */
export async function signInWithGoogle(from: string | null): Promise<void> {
  const url = await postToNextAuth('signin/google', { callbackUrl: safeReturnPath(from) });
  clearAccessToken();
  window.location.replace(url);
}

/** Ends the session and forgets the token (spec §4); other tabs follow. Throws ApiProblem if the store cannot be reached. */
export async function logOut(): Promise<void> {
  await postToNextAuth('signout', { callbackUrl: '/' });
  clearAccessToken();
  await askEveryTab();
}
