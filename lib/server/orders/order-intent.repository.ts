import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/db/collections';
import type { OrderDocument } from '@/lib/server/db/documents/orders';

export type IntentTouch = { at: Date; nextCheckAt: Date };

/**
 * Gives an unpaid order its payment intent, in place of `previous` (absent: of none), or notes that its buyer asked for
 * the same one again. False if the order is no longer unpaid or has another intent by now.
 */
export async function setIntent(
  orderId: ObjectId,
  intentId: string,
  previous: string | undefined,
  touch: IntentTouch,
): Promise<boolean> {
  const result = await (await collection('orders')).updateOne(
    { _id: orderId, state: 'unpaid', paymentIntentId: previous ?? { $exists: false } },
    {
      $set: {
        paymentIntentId: intentId,
        intentState: 'open',
        intentTouchedAt: touch.at,
        intentNextCheckAt: touch.nextCheckAt,
      },
    },
  );
  return result.matchedCount === 1;
}

/** Notes that this intent of the order, if it is the order's, can take no more money. */
export async function closeIntent(
  orderId: ObjectId,
  intentId: string,
  session?: ClientSession,
): Promise<void> {
  await (await collection('orders')).updateOne(
    { _id: orderId, paymentIntentId: intentId },
    { $set: { intentState: 'closed' } },
    { session },
  );
}

/**
 * The order whose open intent has been due for a look longest, or null. Nobody else gets it before `nextCheckAt`, so
 * that two processes do not ask about the same one.
 */
export async function takeDueIntent(now: Date, nextCheckAt: Date): Promise<OrderDocument | null> {
  return (await collection('orders')).findOneAndUpdate(
    { intentState: 'open', intentNextCheckAt: { $lte: now } },
    { $set: { intentNextCheckAt: nextCheckAt } },
    { sort: { intentNextCheckAt: 1 }, returnDocument: 'after' },
  );
}

/** Puts the next look at an open intent off. */
export async function postponeIntentCheck(orderId: ObjectId, nextCheckAt: Date): Promise<void> {
  await (await collection('orders')).updateOne(
    { _id: orderId, intentState: 'open' },
    { $set: { intentNextCheckAt: nextCheckAt } },
  );
}
