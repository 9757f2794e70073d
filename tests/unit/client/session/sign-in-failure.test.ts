import { expect, it } from 'vitest';
import { signInFailureMessage } from '@/lib/client/session/sign-in-failure';
import { PROBLEMS } from '@/lib/shared/messages/problems';

it.each([
  ['wrong-password', 'Incorrect Email or Password'],
  ['auth/wrong-password', 'Incorrect Email or Password'],
  ['user-not-found', 'Account not registered'],
  ['Error (auth/user-not-found).', 'Account not registered'],
  ['too-many-requests', 'Your account is temporarily blocked! Please try again later'],
])('the message of a failed sign-in (product §8.1): %s: %s', (code, sentence) => {
  expect(signInFailureMessage(code)).toBe(sentence);
});

it('the message of a failed sign-in (product §8.1) is the sentence of any other error', () => {
  expect(signInFailureMessage('cross-site')).toBe(PROBLEMS['cross-site'][2]);
  expect(signInFailureMessage('AccessDenied')).toBe('Google did not allow this sign-in.');
  for (const code of ['never heard of', 'constructor', '__proto__', 'toString'])
    expect(signInFailureMessage(code)).toBe(PROBLEMS.internal[2]);
});
