import 'server-only';
import type { LooseIntentDocument } from '@/lib/server/db/documents/payments';
import {
  deleteLooseIntent,
  insertLooseIntent,
  postponeLooseCheck,
  takeDueLooseIntent,
} from './loose-intents.repository';
import { cancelIntent, retrieveIntent } from './provider';
import { settleNow } from './review-intent';

const SOON_MS = 30_000;
const LATER_MS = 15 * 60_000;
const FRESH_FOR_MS = 2 * 3_600_000;
/** An intent that nobody paid in a day is voided: the page that held its secret is long closed. */
const LIFE_MS = 24 * 3_600_000;

/**
 * Notes an intent that was made for an amount and no order, so that its money is not forgotten where the tab is closed
 * and the webhook lost. To be called before its secret is given out.
 */
export async function noteLooseIntent(intentId: string, now: Date): Promise<void> {
  await insertLooseIntent({
    _id: intentId,
    createdAt: now,
    nextCheckAt: new Date(now.getTime() + SOON_MS),
  });
}

/** The next loose intent that the provider should be asked about, or null. */
export async function nextLooseIntent(now: Date): Promise<LooseIntentDocument | null> {
  return takeDueLooseIntent(now, new Date(now.getTime() + SOON_MS));
}

/**
 * Asks the provider how a loose intent stands: money that came is settled (for the order that claimed it, else to go
 * back), one that can take no more money is forgotten. Throws `payment-provider-unavailable`.
 */
export async function reviewLooseIntent({ _id, createdAt }: LooseIntentDocument, now: Date): Promise<void> {
  const ageMs = now.getTime() - createdAt.getTime();
  let intent = await retrieveIntent(_id);
  if (intent?.status === 'open' && ageMs > LIFE_MS) intent = await cancelIntent(_id);
  if (intent?.status === 'succeeded') await settleNow(intent, 'system', now);
  if (intent?.status === 'open' || intent?.status === 'processing') {
    if (ageMs > FRESH_FOR_MS) await postponeLooseCheck(_id, new Date(now.getTime() + LATER_MS));
    return;
  }
  await deleteLooseIntent(_id);
}
