import { expect, it, vi } from 'vitest';
import { requireWish, wishContent } from '@/lib/server/commerce/orders/place/delivery-wish';
import { AppError } from '@/lib/shared/messages/errors';
import type { DeliveryWish } from '@/lib/shared/orders/order.schema';

const settings = await vi.hoisted(async () => ({
  ...(await import('@/tests/support/shop-settings')).shopSettings('delivery-wish'),
  STORE_TIME_ZONE: 'America/New_York',
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

/** Still November 29 in the shop. */
const NOW = new Date('2026-11-30T03:00:00Z');

function issuesOf(wish: DeliveryWish): unknown {
  try {
    requireWish(wish, NOW);
  } catch (error) {
    return error instanceof AppError && error.issues;
  }
}

it('a requested day is today to a year ahead, in the calendar of the shop', () => {
  expect(issuesOf({})).toBe(undefined);
  expect(issuesOf({ requestedOn: '2026-11-29' })).toBe(undefined);
  expect(issuesOf({ requestedOn: '2027-11-30' })).toBe(undefined);
  expect(issuesOf({ requestedOn: '2026-11-28' })).toEqual({ requestedOn: ['requested-day-past'] });
  expect(issuesOf({ requestedOn: '2027-12-01' })).toEqual({ requestedOn: ['requested-day-too-far'] });
});

it('only a wish that differs from the default is part of a fingerprint', () => {
  expect(wishContent({})).toEqual([]);
  expect(wishContent({ deliver: 'parts' })).toEqual([]);
  expect(wishContent({ requestedOn: '2026-12-01', deliver: 'complete' })).toEqual([
    { requestedOn: '2026-12-01' },
    { deliver: 'complete' },
  ]);
});
