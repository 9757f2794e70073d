import { type ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';

/** The refund of a whole payment, without the partial refunds of admins. */
function wholeOf(intentId: string) {
  return { intentId, reason: { $ne: 'admin-part' as const } };
}

export async function findRefundOf(
  intentId: string,
  session?: ClientSession,
): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOne(wholeOf(intentId), { session, sort: { createdAt: -1 } });
}

export async function findPart(id: ObjectId, session?: ClientSession): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOne({ _id: id, reason: 'admin-part' }, { session });
}

export async function findUnsentParts(intentId: string, session: ClientSession): Promise<RefundDocument[]> {
  return (await collection('refunds'))
    .find({ intentId, reason: 'admin-part', state: { $in: ['waiting', 'failed'] } }, { session })
    .toArray();
}

export async function insertPart(
  part: Pick<RefundDocument, '_id' | 'intentId' | 'amountCents' | 'createdAt'> & { orderId: ObjectId },
  session: ClientSession,
): Promise<void> {
  const { createdAt: dueAt } = part;
  const due = { reason: 'admin-part', state: 'waiting', dueAt, attempts: 0, keyNumber: 0 } as const;
  await (await collection('refunds')).insertOne({ ...part, ...due }, { session });
}

export async function settlePart(id: ObjectId, at: Date, session: ClientSession): Promise<boolean> {
  const result = await (await collection('refunds')).updateOne(
    { _id: id, state: { $in: ['waiting', 'failed'] } },
    {
      $set: { state: 'settled', settledAt: at },
      $unset: { failedAt: '', lastError: '', refundedAt: '' },
    },
    { session },
  );
  return result.modifiedCount === 1;
}

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

export type NewRefund = Pick<
  RefundDocument,
  'intentId' | 'orderId' | 'amountCents' | 'reason' | 'dueAt' | 'createdAt' | 'isRest'
>;

export async function insertRefund(refund: NewRefund, session: ClientSession): Promise<boolean> {
  const { intentId, ...rest } = refund;
  const result = await (await collection('refunds')).updateOne(
    wholeOf(intentId),
    { $setOnInsert: { _id: new ObjectId(), ...rest, state: 'waiting', attempts: 0 } },
    { upsert: true, session },
  );
  return result.upsertedCount === 1;
}

/**
 * Records the total refunded in the provider's dashboard. Returns false, changing nothing, if as much is recorded, if
 * the store refunds everything anyway, or if something newer was retrieved.
 */
export async function setProviderRefund(
  { intentId, orderId, amountCents }: Pick<RefundDocument, 'intentId' | 'orderId' | 'amountCents'>,
  at: Date,
  session: ClientSession,
): Promise<boolean> {
  const refunds = await collection('refunds');
  const existing = await refunds.findOne(wholeOf(intentId), { session });
  if (existing && (existing.reason !== 'provider' || existing.amountCents >= amountCents)) return false;
  if (existing?.retrievedAt && existing.retrievedAt > at) return false;
  await refunds.updateOne(
    wholeOf(intentId),
    {
      $set: { amountCents, state: 'refunded', refundedAt: at, retrievedAt: at },
      $unset: { failedAt: '' },
      $setOnInsert: {
        _id: new ObjectId(),
        orderId,
        reason: 'provider',
        dueAt: at,
        createdAt: at,
        attempts: 0,
      },
    },
    { upsert: true, session },
  );
  return true;
}

/** Extends a partial refund in the provider's dashboard to a full one, whose rest is to be sent. */
export async function extendProviderRefund(
  { intentId, ...refund }: NewRefund,
  session: ClientSession,
): Promise<void> {
  await (await collection('refunds')).updateOne(
    { intentId, reason: 'provider', amountCents: { $lt: refund.amountCents } },
    { $set: { ...refund, state: 'waiting' }, $unset: { refundedAt: '', failedAt: '', isKept: '' } },
    { session },
  );
}

export async function deleteUnclaimed(intentId: string, session: ClientSession): Promise<void> {
  await (await collection('refunds')).deleteOne(
    { intentId, reason: 'unclaimed', state: 'waiting', attempts: 0, failures: { $exists: false } },
    { session },
  );
}

export async function leaseDueRefund(now: Date, leasedUntil: Date): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOneAndUpdate(
    { state: 'waiting', dueAt: { $lte: now } },
    { $set: { dueAt: leasedUntil }, $inc: { attempts: 1 } },
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  );
}

/**
 * Records that the provider accepted a refund; `providerRefundId` is null if the money was refunded before. Changes
 * nothing if a bank has already returned that very refund.
 */
export async function setRefunded(id: ObjectId, providerRefundId: string | null, at: Date): Promise<void> {
  const isFirst = providerRefundId ? { 'failures.providerRefundId': { $ne: providerRefundId } } : {};
  await (await collection('refunds')).updateOne(
    { _id: id, state: 'waiting', ...isFirst },
    {
      $set: { state: 'refunded', refundedAt: at, ...(providerRefundId ? { providerRefundId } : {}) },
      $unset: { lastError: '' },
    },
  );
}

/** Settles the refund of a payment that was not sent or was returned, if it is of no more than this. */
export async function settleUnsent(
  intentId: string,
  { amountCents, at }: { amountCents: number; at: Date },
  session: ClientSession,
): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOneAndUpdate(
    { ...wholeOf(intentId), state: { $in: ['waiting', 'failed'] }, amountCents: { $lte: amountCents } },
    {
      $set: { state: 'settled', settledAt: at },
      $unset: { failedAt: '', lastError: '', refundedAt: '' },
    },
    { session, returnDocument: 'after' },
  );
}

/** `keyNumber` gives the next attempt another idempotency key. */
export async function setNextAttempt(id: ObjectId, lastError: string, dueAt: Date): Promise<void> {
  await (await collection('refunds')).updateOne(
    { _id: id, state: 'waiting' },
    { $set: { lastError, dueAt }, $inc: { keyNumber: 1 } },
  );
}
