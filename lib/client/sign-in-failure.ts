import { BROWSER } from '@/lib/shared/browser-messages';
import { PROBLEMS, type ProblemCode } from '@/lib/shared/errors';
import { TOAST } from '@/lib/shared/messages';

/** What the toast says for a failed sign-in (spec §8), from the code of the sign-in call or of Google's way back. */
export function signInFailureMessage(code: string): string {
  if (code.includes('wrong-password')) return TOAST.wrongPassword;
  if (code.includes('user-not-found')) return TOAST.userNotFound;
  if (code.includes('too-many-requests')) return TOAST.tooManyRequests;
  if (Object.hasOwn(PROBLEMS, code)) return PROBLEMS[code as ProblemCode][2];
  return OTHER_SIGN_IN_ERRORS.get(code) ?? PROBLEMS.internal[2];
}

/** Codes next-auth itself sends back (https://next-auth.js.org/configuration/pages#sign-in-page). */
const OTHER_SIGN_IN_ERRORS: ReadonlyMap<string, string> = new Map([
  ['OAuthAccountNotLinked', BROWSER.googleNotLinked],
  ['AccessDenied', BROWSER.googleDenied],
  ['OAuthCallback', BROWSER.googleFailed],
  ['OAuthSignin', BROWSER.googleFailed],
  ['Callback', BROWSER.googleFailed],
  ['network', BROWSER.network],
]);
