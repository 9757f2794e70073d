import { expect, it } from 'vitest';
import { isPayable, nextCheckAt, soonAfter } from '@/lib/server/commerce/payments/intents/polling-schedule';
import { axesOf } from '@/lib/shared/orders/order-status';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const ahead = (ms: number) => new Date(NOW.getTime() + ms);
const unpaid = (expiresAt: Date) => ({ ...axesOf('unpaid'), expiresAt }) as const;

it('an open intent is checked again in half a minute if its buyer used it in the last two hours', () => {
  expect(soonAfter(NOW)).toEqual(ahead(MINUTE / 2));
  for (const order of [null, unpaid(ahead(50 * HOUR))])
    expect(nextCheckAt({ touchedAt: ago(2 * HOUR) }, order, NOW)).toEqual(ahead(MINUTE / 2));
});

it('an open intent that nobody has used for longer is checked again in a quarter of an hour', () => {
  for (const order of [null, unpaid(ahead(50 * HOUR))])
    expect(nextCheckAt({ touchedAt: ago(2 * HOUR + 1) }, order, NOW)).toEqual(ahead(15 * MINUTE));
});

it('an open intent is checked again when its order expires, if that is sooner', () => {
  const touchedAt = ago(3 * HOUR);
  expect(nextCheckAt({ touchedAt }, unpaid(ahead(5 * MINUTE)), NOW)).toEqual(ahead(5 * MINUTE));
  expect(nextCheckAt({ touchedAt }, unpaid(ahead(1)), NOW)).toEqual(ahead(MINUTE / 2));
  expect(nextCheckAt({ touchedAt }, unpaid(ago(HOUR)), NOW)).toEqual(ahead(MINUTE / 2));
});

it.each(['paid', 'shipped', 'cancelled', 'expired', 'refunded'] as const)(
  'when an open intent is checked next is in half a minute while it has to be voided, its order being %s',
  (state) => {
    const order = { ...axesOf(state), expiresAt: ahead(50 * HOUR) };
    expect(nextCheckAt({ touchedAt: ago(3 * HOUR) }, order, NOW)).toEqual(ahead(MINUTE / 2));
  },
);

it('whether an open intent may still be paid depends on its order, however old the intent is', () => {
  const createdAt = ago(1_000 * HOUR);
  expect(isPayable({ createdAt }, axesOf('unpaid'), NOW)).toBe(true);
  for (const state of ['paid', 'shipped', 'cancelled', 'expired', 'refunded'] as const)
    expect(isPayable({ createdAt: NOW }, axesOf(state), NOW)).toBe(false);
});

it('whether an open intent may still be paid ends after a day for an unattached one', () => {
  expect(isPayable({ createdAt: ago(24 * HOUR) }, null, NOW)).toBe(true);
  expect(isPayable({ createdAt: ago(24 * HOUR + 1) }, null, NOW)).toBe(false);
});
