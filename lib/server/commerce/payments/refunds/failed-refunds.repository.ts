import { type ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { RefundDocument, RefundFailure } from '@/lib/server/platform/db/documents/payments';

/**
 * Records that a failed refund was replaced in the provider's dashboard, where `refundedCents` are refunded in total; also one
 * that an admin has settled meanwhile. Returns false, changing nothing, if it did not fail, if money is missing, or if it
 * failed after `at`.
 */
export async function completeFailed(
  intentId: string,
  { refundedCents, at }: { refundedCents: number; at: Date },
  session: ClientSession,
): Promise<boolean> {
  const result = await (await collection('refunds')).updateOne(
    {
      intentId,
      reason: { $ne: 'admin-part' },
      amountCents: { $lte: refundedCents },
      $or: [
        { state: 'failed', failedAt: { $lt: at } },
        { state: 'settled', retrievedAt: { $lt: at }, 'failures.0': { $exists: true } },
      ],
    },
    {
      $set: { state: 'refunded', refundedAt: at, retrievedAt: at },
      $unset: { failedAt: '', lastError: '' },
    },
    { session },
  );
  return result.modifiedCount === 1;
}

export type NewFailure = {
  orderId: ObjectId | null;
  failure: RefundFailure;
  fails: boolean;
  refundedCents?: number;
};

export async function addFailure(
  intentId: string,
  { orderId, failure, fails, refundedCents }: NewFailure,
  session: ClientSession,
): Promise<void> {
  const { at } = failure;
  const isKept = refundedCents !== undefined;
  await (await collection('refunds')).updateOne(
    { intentId, reason: { $ne: 'admin-part' } },
    {
      $push: { failures: failure },
      $set: {
        retrievedAt: at,
        ...(fails ? { state: 'failed', failedAt: at } : {}),
        ...(isKept ? { amountCents: refundedCents, isKept: true } : {}),
      },
      // A complete refund has nothing left to send.
      ...(fails && !isKept ? { $unset: { isKept: '' } } : {}),
      $setOnInsert: {
        _id: new ObjectId(),
        orderId,
        reason: 'provider',
        dueAt: at,
        createdAt: at,
        attempts: 0,
      },
    },
    // Only of a payment whose order retains money may the refund be unknown here.
    { upsert: isKept, session },
  );
}

/** Adds a failure to a refund in part. One that still waits to be sent goes on waiting, under another key. */
export async function addPartFailure(
  { _id, state }: Pick<RefundDocument, '_id' | 'state'>,
  failure: RefundFailure,
  session: ClientSession,
): Promise<void> {
  const { at, isMadeUp } = failure;
  const fails = state !== 'waiting' && !isMadeUp;
  await (await collection('refunds')).updateOne(
    { _id },
    {
      $push: { failures: failure },
      $set: { retrievedAt: at, ...(fails ? { state: 'failed' as const, failedAt: at } : {}) },
      $inc: { keyNumber: 1 },
    },
    { session },
  );
}

export async function findOldestFailure(
  orderId: ObjectId,
  session: ClientSession,
): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOne(
    { orderId, state: 'failed' },
    { session, sort: { failedAt: 1 } },
  );
}

export async function moveFailed(
  id: ObjectId,
  to: { state: 'waiting'; dueAt: Date } | { state: 'settled'; settledAt: Date },
  session: ClientSession,
): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOneAndUpdate(
    { _id: id, state: 'failed' },
    { $set: to, $inc: { keyNumber: 1 }, $unset: { failedAt: '', lastError: '', refundedAt: '' } },
    { session, returnDocument: 'after' },
  );
}

export async function setRejected(
  id: ObjectId,
  { lastError, at }: { lastError: string; at: Date },
  session: ClientSession,
): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOneAndUpdate(
    { _id: id, state: 'waiting' },
    { $set: { state: 'failed', failedAt: at, lastError } },
    { session, returnDocument: 'after' },
  );
}
