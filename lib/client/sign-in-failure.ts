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
  [
    'OAuthAccountNotLinked',
    'An account with this e-mail exists already, and Google has not verified the address. Please log in with your password.',
  ],
  ['AccessDenied', 'Google did not allow this sign-in.'],
  ['OAuthCallback', 'Signing in with Google did not work. Please try again.'],
  ['OAuthSignin', 'Signing in with Google did not work. Please try again.'],
  ['Callback', 'Signing in with Google did not work. Please try again.'],
  ['network', 'The store could not be reached. Please check your connection and try again.'],
]);
