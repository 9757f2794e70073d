import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { shiftDay } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import type { DeliveryWish } from '@/lib/shared/orders/order.schema';

const DAYS_AHEAD_MAX = 366;

/** Throws `validation-failed` for a requested day before today or more than a year ahead, in the shop's calendar. */
export function requireWish({ requestedOn }: DeliveryWish, now: Date): void {
  if (requestedOn === undefined) return;
  const today = shopDay(now);
  const code =
    requestedOn < today
      ? 'requested-day-past'
      : requestedOn > shiftDay(today, { days: DAYS_AHEAD_MAX })
        ? 'requested-day-too-far'
        : undefined;
  if (code) throw new AppError('validation-failed', { issues: { requestedOn: [code] } });
}

/** Returns what a wish adds to the fingerprint of a request: nothing for one that leaves the fields out. */
export function wishContent({ requestedOn, deliver }: DeliveryWish): unknown[] {
  return [
    ...(requestedOn === undefined ? [] : [{ requestedOn }]),
    ...(deliver === 'complete' ? [{ deliver }] : []),
  ];
}
