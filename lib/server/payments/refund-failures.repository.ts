import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/db/collections';
import type { RefundDocument, RefundFailure } from '@/lib/server/db/documents/payments';

/**
 * Notes that a refund which had failed is back after all, `returnedCents` in all, by another one: false if it had not
 * failed, if some is missing still, or if the provider was asked before it failed.
 */
export async function markMadeUp(
  intentId: string,
  { returnedCents, at }: { returnedCents: number; at: Date },
  session: ClientSession,
): Promise<boolean> {
  const result = await (await collection('refunds')).updateOne(
    { _id: intentId, state: 'failed', failedAt: { $lt: at }, amountCents: { $lte: returnedCents } },
    { $set: { state: 'refunded', refundedAt: at, toldAt: at }, $unset: { failedAt: '', lastError: '' } },
    { session },
  );
  return result.modifiedCount === 1;
}

export type NewFailure = {
  orderId: ObjectId | null;
  failure: RefundFailure;
  /** Whether the money is not back by it. */
  fails: boolean;
  /** What is back in all, of a payment whose order keeps the rest. */
  returnedCents?: number;
};

/** Notes that the bank sent a refund back; of one made in the provider's dashboard that was not known, for the first time. */
export async function noteFailure(
  intentId: string,
  { orderId, failure, fails, returnedCents }: NewFailure,
  session: ClientSession,
): Promise<void> {
  const { at } = failure;
  const isHeld = returnedCents !== undefined;
  const first = { orderId, reason: 'provider', dueAt: at, createdAt: at, attempts: 0 } as const;
  await (await collection('refunds')).updateOne(
    { _id: intentId },
    {
      $push: { failures: failure },
      $set: {
        toldAt: at,
        ...(fails ? { state: 'failed', failedAt: at } : {}),
        ...(isHeld ? { amountCents: returnedCents, isKept: true } : {}),
      },
      ...(isHeld ? {} : { $unset: { isKept: '' } }),
      $setOnInsert: first,
    },
    // Only a payment whose order keeps its money may be unknown here: of any other the refund was noted before.
    { upsert: isHeld, session },
  );
}

/** The refund of an order that failed longest ago, or null: none of them is failed. */
export async function findOldestFailure(
  orderId: ObjectId,
  session: ClientSession,
): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOne(
    { orderId, state: 'failed' },
    { session, sort: { failedAt: 1 } },
  );
}

/** Moves a failed refund on: to be sent again, or settled another way. Null if it is not failed any more. */
export async function moveFailed(
  intentId: string,
  to: { state: 'waiting'; dueAt: Date } | { state: 'settled'; settledAt: Date },
  session: ClientSession,
): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOneAndUpdate(
    { _id: intentId, state: 'failed' },
    { $set: to, $unset: { failedAt: '', lastError: '', refundedAt: '' } },
    { session, returnDocument: 'after' },
  );
}

/** Notes that the provider refused, for good, to send once more what the bank had sent back. */
export async function markRefused(
  intentId: string,
  { reason, at }: { reason: string; at: Date },
  session: ClientSession,
): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOneAndUpdate(
    { _id: intentId, state: 'waiting' },
    { $set: { state: 'failed', failedAt: at, lastError: reason } },
    { session, returnDocument: 'after' },
  );
}
