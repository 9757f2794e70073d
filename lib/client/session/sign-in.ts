import { pageLanguage } from '@/lib/client/language/page-language';
import { ApiProblem } from '@/lib/client/problem';
import type { LoginInput } from '@/lib/shared/accounts/account.schema';
import { localPath } from '@/lib/shared/site/local-path';
import { MEMBER_PREFIXES, ROUTES, safeReturnPath } from '@/lib/shared/site/routes';
import { clearAccessToken } from './access-token';
import { postToNextAuth } from './next-auth-call';
import { refreshEveryTab } from './viewer-store';

export type SignInResult = { ok: true } | { ok: false; code: string };

/**
 * Also issues the access token (product §1.3, §6.2). Refusals (product §8.1): `wrong-password`, `user-not-found`, `too-many-
 * requests`, `second-factor-required` (continue with `signInWithCode`), or another code. Throws ApiProblem when the store
 * does not respond.
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
  await refreshEveryTab();
  return { ok: true };
}

/**
 * Second step, with a code of the app or a recovery code. Refusals: `second-factor-wrong`, `second-factor-expired`, `too-
 * many-requests`. Throws ApiProblem when the store does not respond.
 */
export async function signInWithCode(code: string): Promise<SignInResult> {
  return finishSignIn({ code });
}

/**
 * Replaces the login page in the history (product §2.4). Google redirects back to `from` in the language of the page, or to
 * the login page with `?error=`. Throws ApiProblem.
 */
export async function signInWithGoogle(from: string | null): Promise<void> {
  const url = await postToNextAuth('signin/google', {
    callbackUrl: localPath(safeReturnPath(from), pageLanguage()),
  });
  clearAccessToken();
  window.location.replace(url);
}

export function pageAfterLogout(path: string): string | null {
  return MEMBER_PREFIXES.some((prefix) => path.startsWith(prefix)) ? ROUTES.home : null;
}

export async function logOut(): Promise<void> {
  await postToNextAuth('signout', { callbackUrl: '/' });
  clearAccessToken();
  await refreshEveryTab();
}
