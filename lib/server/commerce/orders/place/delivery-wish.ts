import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { shiftDay } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import type { DeliveryWish } from '@/lib/shared/orders/order.schema';

const DAYS_AHEAD_MAX = 366;

/** Why no goods can be wished for a day: it is before today or more than a year ahead, in the shop's calendar. */
export function wishFault(
  requestedOn: string,
  now: Date,
): 'requested-day-past' | 'requested-day-too-far' | undefined {
  const today = shopDay(now);
  if (requestedOn < today) return 'requested-day-past';
  return requestedOn > shiftDay(today, { days: DAYS_AHEAD_MAX }) ? 'requested-day-too-far' : undefined;
}

/** Throws `validation-failed` for a requested day that cannot be wished. */
export function requireWish({ requestedOn }: DeliveryWish, now: Date): void {
  const code = requestedOn === undefined ? undefined : wishFault(requestedOn, now);
  if (code) throw new AppError('validation-failed', { issues: { requestedOn: [code] } });
}

/** Returns what a wish adds to the fingerprint of a request: nothing for one that leaves the fields out. */
export function wishContent({ requestedOn, deliver }: DeliveryWish): unknown[] {
  return [
    ...(requestedOn === undefined ? [] : [{ requestedOn }]),
    ...(deliver === 'complete' ? [{ deliver }] : []),
  ];
}
