import type { SubscriberDocument } from '@/lib/server/platform/db/documents/mail';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** An address that has not confirmed by then is deleted. */
export const CONFIRM_WITHIN_DAYS = 7;

/** At most one confirmation mail to an address in this time, however often it is requested. */
const CONFIRM_AGAIN_AFTER_MS = 15 * MINUTE_MS;
const REMIND_AGAIN_AFTER_MS = 7 * DAY_MS;

export type SubscriberMailKind = 'confirm' | 'already-subscribed';

export function mailDue(
  subscriber: Pick<SubscriberDocument, 'state' | 'lastMailAt'>,
  now: Date,
): SubscriberMailKind | null {
  const isConfirmed = subscriber.state === 'confirmed';
  const pauseMs = isConfirmed ? REMIND_AGAIN_AFTER_MS : CONFIRM_AGAIN_AFTER_MS;
  const sinceMs = now.getTime() - (subscriber.lastMailAt?.getTime() ?? Number.NEGATIVE_INFINITY);
  if (sinceMs < pauseMs) return null;
  return isConfirmed ? 'already-subscribed' : 'confirm';
}

export function pendingUntil(now: Date): Date {
  return new Date(now.getTime() + CONFIRM_WITHIN_DAYS * DAY_MS);
}
