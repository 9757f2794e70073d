import { translate } from '@/lib/client/language/translations';
import { BROWSER } from '@/lib/shared/messages/browser-messages';
import { GOOGLE } from '@/lib/shared/messages/google-messages';
import type { Message } from '@/lib/shared/messages/messages';
import { PROBLEMS, type ProblemCode } from '@/lib/shared/messages/problems';

const OTHER_MESSAGES = { ...GOOGLE, network: BROWSER.network };

/** Codes that may have other text around them. */
const REFUSED = ['wrong-password', 'user-not-found', 'too-many-requests'] as const;

/** Codes that next-auth itself returns (https://next-auth.js.org/configuration/pages#sign-in-page). */
const OTHER_SIGN_IN_ERRORS: ReadonlyMap<string, keyof typeof OTHER_MESSAGES> = new Map([
  ['OAuthAccountNotLinked', 'google-not-linked'],
  ['AccessDenied', 'google-denied'],
  ['OAuthCallback', 'google-failed'],
  ['OAuthSignin', 'google-failed'],
  ['Callback', 'google-failed'],
  ['network', 'network'],
]);

function problemCodeOf(code: string): ProblemCode | undefined {
  const refused = REFUSED.find((candidate) => code.includes(candidate));
  return refused ?? (Object.hasOwn(PROBLEMS, code) ? (code as ProblemCode) : undefined);
}

/** From the code of the sign-in call or of the redirect back from Google (product §8.1). */
export function signInFailure(code: string): { reason: Message; detail: string } {
  const problem = problemCodeOf(code);
  const other = OTHER_SIGN_IN_ERRORS.get(code);
  if (!problem && other) return { reason: { code: other }, detail: OTHER_MESSAGES[other] };
  const problemCode = problem ?? 'internal';
  return { reason: { code: problemCode }, detail: PROBLEMS[problemCode][2] };
}

export function signInFailureMessage(code: string): string {
  const { reason, detail } = signInFailure(code);
  return translate(reason, detail);
}
