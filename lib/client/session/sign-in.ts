import { pageLanguage } from '@/lib/client/language/page-language';
import { ApiProblem } from '@/lib/client/problem';
import type { LoginInput } from '@/lib/shared/accounts/account.schema';
import { localPath } from '@/lib/shared/site/local-path';
import { MEMBER_PREFIXES, ROUTES, safeReturnPath } from '@/lib/shared/site/routes';
import { clearAccessToken } from './access-token';
import { postToNextAuth } from './next-auth-call';
import { refreshViewer } from './viewer-store';

export type SignInResult = { ok: true } | { ok: false; code: string };

/**
 * Signs in with e-mail and password and exchanges the session for the access token (product §1.3, §6.2). A refusal returns
 * its code (product §8.1): `wrong-password`, `user-not-found`, `too-many-requests`, `second-factor-required` where a code
 * has to follow (`signInWithCode`), or another one. Throws ApiProblem when the store does not respond.
 */
export async function signInWithPassword(input: LoginInput): Promise<SignInResult> {
  return finishSignIn(input);
}

async function finishSignIn(fields: Record<string, string>): Promise<SignInResult> {
  try {
    await postToNextAuth('callback/credentials', { ...fields, callbackUrl: '/' });
  } catch (error) {
    if (error instanceof ApiProblem && error.status !== 0) return { ok: false, code: error.code };
    throw error;
  }
  clearAccessToken();
  await refreshViewer();
  return { ok: true };
}

/**
 * Completes a two-step sign-in with a code of the authenticator app or a recovery code. Refusals are
 * `second-factor-wrong`, `second-factor-expired` and `too-many-requests`. Throws ApiProblem when the store does not respond.
 */
export async function signInWithCode(code: string): Promise<SignInResult> {
  return finishSignIn({ code });
}

/**
 * Navigates to Google, replacing the login page in the history (product §2.4). Google redirects back to `from` in the
 * language of the page, or to the login page with `?error=`. Throws ApiProblem.
 */
export async function signInWithGoogle(from: string | null): Promise<void> {
  const url = await postToNextAuth('signin/google', {
    callbackUrl: localPath(safeReturnPath(from), pageLanguage()),
  });
  clearAccessToken();
  window.location.replace(url);
}

/** Where to go after a logout on this page: home from a page for members; null where one may stay. */
export function pageAfterLogout(path: string): string | null {
  return MEMBER_PREFIXES.some((prefix) => path.startsWith(prefix)) ? ROUTES.home : null;
}

/** Ends the session and deletes the token (product §4.13), in every tab. Throws ApiProblem if the store cannot be reached. */
export async function logOut(): Promise<void> {
  await postToNextAuth('signout', { callbackUrl: '/' });
  clearAccessToken();
  await refreshViewer();
}
