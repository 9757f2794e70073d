import { expect, it } from 'vitest';
import { passwordStrength } from '@/components/accounts/password-strength';

it.each([
  ['weak', ''],
  ['weak', '123456'],
  ['weak', 'aaaaaaaaaaaaaaaaaaaa'],
  ['weak', 'abcdefghijklmnop'],
  ['weak', 'hunter2'],
  ['fair', 'bluelathe7x'],
  ['good', 'correct horse battery staple'],
  ['good', 'xK9#mQ2$vL5@'],
] as const)('the strength is %s for %j', (strength, password) => {
  expect(passwordStrength(password)).toBe(strength);
});
