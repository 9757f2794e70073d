import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/db/collections';
import type { RefundDocument } from '@/lib/server/db/documents/payments';

export async function findRefund(intentId: string, session?: ClientSession): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOne({ _id: intentId }, { session });
}

/** Refunds that fit, newest first, and how many there are in all. */
export async function findRefunds(
  filter: { orderId?: ObjectId },
  page: { skip: number; limit: number },
): Promise<{ refunds: RefundDocument[]; total: number }> {
  const collected = await collection('refunds');
  const [refunds, total] = await Promise.all([
    collected.find(filter, { sort: { createdAt: -1, _id: -1 }, ...page }).toArray(),
    collected.countDocuments(filter),
  ]);
  return { refunds, total };
}

export type NewRefund = Pick<RefundDocument, 'orderId' | 'amountCents' | 'reason' | 'dueAt' | 'createdAt'>;

/** Notes that an intent's money is to go back; false if that was noted before, for whatever reason. */
export async function insertRefund(
  intentId: string,
  refund: NewRefund,
  session: ClientSession,
): Promise<boolean> {
  const result = await (await collection('refunds')).updateOne(
    { _id: intentId },
    { $setOnInsert: { ...refund, state: 'waiting', attempts: 0 } },
    { upsert: true, session },
  );
  return result.upsertedCount === 1;
}

/**
 * Notes what went back of an intent's money at the provider without us, in all so far: a first time, or more than was
 * noted. False if it was known, or if all of it is going back on our account anyway.
 */
export async function noteReturned(
  intentId: string,
  { orderId, amountCents, at }: { orderId: ObjectId | null; amountCents: number; at: Date },
  session: ClientSession,
): Promise<boolean> {
  const refunds = await collection('refunds');
  const known = await refunds.findOne({ _id: intentId }, { session });
  if (known && (known.reason !== 'provider' || known.amountCents >= amountCents)) return false;
  // What the provider said before some of it failed is not what it says now.
  if (known?.toldAt && known.toldAt > at) return false;
  await refunds.updateOne(
    { _id: intentId },
    {
      $set: { amountCents, state: 'refunded', refundedAt: at, toldAt: at },
      $unset: { failedAt: '' },
      $setOnInsert: { orderId, reason: 'provider', dueAt: at, createdAt: at, attempts: 0 },
    },
    { upsert: true, session },
  );
  return true;
}

/** Makes of a part that went back at the provider a refund of ours, of the whole: what is left is still to be sent. */
export async function completeRefund(
  intentId: string,
  refund: NewRefund,
  session: ClientSession,
): Promise<void> {
  await (await collection('refunds')).updateOne(
    { _id: intentId, reason: 'provider', amountCents: { $lt: refund.amountCents } },
    { $set: { ...refund, state: 'waiting' }, $unset: { refundedAt: '', failedAt: '', isKept: '' } },
    { session },
  );
}

/** Takes back the refund of an unclaimed payment that was not sent yet. */
export async function withdrawUnclaimed(intentId: string, session: ClientSession): Promise<void> {
  await (await collection('refunds')).deleteOne(
    { _id: intentId, reason: 'unclaimed', state: 'waiting', attempts: 0, failures: { $exists: false } },
    { session },
  );
}

/** The refund that has been due longest, leased to the caller until `leasedUntil`; null if none is due. */
export async function leaseDueRefund(now: Date, leasedUntil: Date): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOneAndUpdate(
    { state: 'waiting', dueAt: { $lte: now } },
    { $set: { dueAt: leasedUntil }, $inc: { attempts: 1 } },
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  );
}

/**
 * Notes that the provider gave the money back, by this refund or (null) before; not by one that the bank sent back
 * meanwhile.
 */
export async function markRefunded(intentId: string, refundId: string | null, at: Date): Promise<void> {
  await (await collection('refunds')).updateOne(
    { _id: intentId, state: 'waiting', ...(refundId ? { 'failures.refundId': { $ne: refundId } } : {}) },
    {
      $set: { state: 'refunded', refundedAt: at, ...(refundId ? { refundId } : {}) },
      $unset: { lastError: '' },
    },
  );
}

/** Notes why an attempt failed and when the next one is due. */
export async function markRefundFailed(intentId: string, reason: string, dueAt: Date): Promise<void> {
  await (await collection('refunds')).updateOne(
    { _id: intentId, state: 'waiting' },
    { $set: { lastError: reason, dueAt } },
  );
}
