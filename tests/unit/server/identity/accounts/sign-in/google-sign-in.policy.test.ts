import { expect, it } from 'vitest';
import { decideGoogleSignIn } from '@/lib/server/identity/accounts/sign-in/google-sign-in.policy';

const at = new Date('2026-11-22T12:00:00Z');
const email = 'eva@example.com';
const vouched = { accountId: 'g1', email, emailVerified: true };
const unproved = { email, emailVerified: at, passwordHash: 'hash' };
const secondFactor = { secret: 's', enabledAt: at, lastStep: 0, recoveryCodes: [] };
const NONE = { isLinked: false, hasOthers: false };
const LINKED = { isLinked: true, hasOthers: false };
const { passwordHash: _, ...withoutPassword } = unproved;

it.each([
  ['e-mail never verified', { ...unproved, emailVerified: null }, NONE, 'reclaim'],
  ['e-mail verified, password unproved', unproved, NONE, 'reclaim'],
  ['the same, linked before', unproved, LINKED, 'reclaim'],
  ['no password, another Google account', withoutPassword, { isLinked: true, hasOthers: true }, 'reclaim'],
  ['no password, no link', withoutPassword, NONE, 'reclaim'],
  ['no password, this Google account alone', withoutPassword, LINKED, 'prove'],
  ['the owner’s password', { ...unproved, ownerProvedAt: at }, NONE, 'accept'],
  ['the owner’s password, linked', { ...unproved, ownerProvedAt: at }, LINKED, 'accept'],
  ['two-step sign-in, unproved', { ...unproved, secondFactor }, NONE, 'reclaim'],
  ['two-step sign-in of the owner', { ...unproved, ownerProvedAt: at, secondFactor }, NONE, 'accept'],
] as const)('a sign-in through Google to an account with %s', (_name, account, links, expected) => {
  expect(decideGoogleSignIn(account, vouched, links)).toBe(expected);
});

it('a sign-in through Google whose e-mail Google has not verified opens only what is linked, and changes nothing there', () => {
  const verdict = { ...vouched, emailVerified: false };
  expect(decideGoogleSignIn(unproved, verdict, NONE)).toBe('refuse');
  expect(decideGoogleSignIn(unproved, verdict, LINKED)).toBe('accept');
});

it('a sign-in through Google with another e-mail than the account’s changes nothing there', () => {
  const verdict = { ...vouched, email: 'new@example.com' };
  expect(decideGoogleSignIn(unproved, verdict, LINKED)).toBe('accept');
  expect(decideGoogleSignIn(unproved, verdict, NONE)).toBe('refuse');
});
