import { localPath } from '@/lib/shared/local-path';
import { safeReturnPath } from '@/lib/shared/routes';
import type { LoginInput } from '@/lib/shared/schemas/account';
import { clearAccessToken } from './access-token';
import { pageLanguage } from './language/page-language';
import { postToNextAuth } from './next-auth-call';
import { ApiProblem } from './problem';
import { refreshViewer } from './viewer-store';

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
  await refreshViewer();
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
 * Leaves for Google, in place of the login page in the history (spec §2); the browser comes back to `from` in the
 * language of the page, or to its login with `?error=`. Throws ApiProblem.
 */
export async function signInWithGoogle(from: string | null): Promise<void> {
  const url = await postToNextAuth('signin/google', {
    callbackUrl: localPath(safeReturnPath(from), pageLanguage()),
  });
  clearAccessToken();
  window.location.replace(url);
}

/** Ends the session and forgets the token (spec §4); other tabs follow. Throws ApiProblem if the store cannot be reached. */
export async function logOut(): Promise<void> {
  await postToNextAuth('signout', { callbackUrl: '/' });
  clearAccessToken();
  await refreshViewer();
}
