import { expect, it } from 'vitest';
import { mailDue } from '@/lib/server/inbox/newsletter/newsletter.policy';

const now = new Date('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ago = (ms: number) => new Date(now.getTime() - ms);

it('the mail that is due for a newsletter sign-up is a confirmation to a new address, and to one that had unsubscribed', () => {
  expect(mailDue({ state: 'pending' }, now)).toBe('confirm');
  expect(mailDue({ state: 'unsubscribed', lastMailAt: ago(DAY_MS) }, now)).toBe('confirm');
});

it('the mail that is due for a newsletter sign-up is another confirmation after a quarter of an hour, not before', () => {
  expect(mailDue({ state: 'pending', lastMailAt: ago(15 * MINUTE_MS - 1) }, now)).toBeNull();
  expect(mailDue({ state: 'pending', lastMailAt: ago(15 * MINUTE_MS) }, now)).toBe('confirm');
});

it('the mail that is due for a newsletter sign-up is a notice to a confirmed address that it is subscribed already, once a week at most', () => {
  expect(mailDue({ state: 'confirmed', lastMailAt: ago(0) }, now)).toBeNull();
  expect(mailDue({ state: 'confirmed', lastMailAt: ago(7 * DAY_MS - 1) }, now)).toBeNull();
  expect(mailDue({ state: 'confirmed', lastMailAt: ago(7 * DAY_MS) }, now)).toBe('already-subscribed');
});
