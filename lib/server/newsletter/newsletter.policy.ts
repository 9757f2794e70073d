import 'server-only';
import type { SubscriberDocument } from '@/lib/server/db/documents/mail';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The link of a confirmation mail works this long, and an address that never confirms is forgotten after it. */
export const CONFIRM_WITHIN_DAYS = 7;

/** Someone who waits for the mail may ask again after this; asking more often sends no more. */
const CONFIRM_AGAIN_AFTER_MS = 15 * MINUTE_MS;
/** Someone on the list who signs up again is told so, this often at most. */
const REMIND_AGAIN_AFTER_MS = 7 * DAY_MS;

export type SubscriberMailKind = 'confirm' | 'already-subscribed';

/** The mail that a sign-up of this address calls for at this moment; null if it had one a short while ago. */
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

/** When an address that asks now is forgotten unless it confirms. */
export function pendingUntil(now: Date): Date {
  return new Date(now.getTime() + CONFIRM_WITHIN_DAYS * DAY_MS);
}
