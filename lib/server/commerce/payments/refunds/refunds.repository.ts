import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';

/** Selects the refund of a payment as a whole, without the parts that admins refund beside it. */
function wholeOf(intentId: string) {
  return { intentId, reason: { $ne: 'admin-part' as const } };
}

/** Returns the refund of a payment that was recorded last, which is not one in part; or null. */
export async function findRefundOf(
  intentId: string,
  session?: ClientSession,
): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOne(wholeOf(intentId), { session, sort: { createdAt: -1 } });
}

/** Returns the refund in part with this id, or null. */
export async function findPart(id: ObjectId, session?: ClientSession): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOne({ _id: id, reason: 'admin-part' }, { session });
}

/** Returns the refunds in part of a payment that were not sent, or came back. */
export async function findUnsentParts(intentId: string, session: ClientSession): Promise<RefundDocument[]> {
  return (await collection('refunds'))
    .find({ intentId, reason: 'admin-part', state: { $in: ['waiting', 'failed'] } }, { session })
    .toArray();
}

/** Records a refund in part to be sent. */
export async function insertPart(
  part: Pick<RefundDocument, '_id' | 'intentId' | 'amountCents' | 'createdAt'> & { orderId: ObjectId },
  session: ClientSession,
): Promise<void> {
  const { createdAt: dueAt } = part;
  const due = { reason: 'admin-part', state: 'waiting', dueAt, attempts: 0, keyNumber: 0 } as const;
  await (await collection('refunds')).insertOne({ ...part, ...due }, { session });
}

/** Settles a refund in part that was not sent or came back. Returns false if it is in neither state any more. */
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

/** Returns the refunds that match, newest first, and how many there are in all. */
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

/** Records a refund to be sent. Returns false, changing nothing, if the payment has one already. */
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
 * Records how much of a payment was refunded in the provider's dashboard in all. Returns false, changing nothing, if as
 * much is recorded, if the store refunds all of it anyway, or if something newer was retrieved.
 */
export async function setProviderRefund(
  { intentId, orderId, amountCents }: Pick<RefundDocument, 'intentId' | 'orderId' | 'amountCents'>,
  at: Date,
  session: ClientSession,
): Promise<boolean> {
  const refunds = await collection('refunds');
  const known = await refunds.findOne(wholeOf(intentId), { session });
  if (known && (known.reason !== 'provider' || known.amountCents >= amountCents)) return false;
  if (known?.retrievedAt && known.retrievedAt > at) return false;
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

/** Extends what was refunded in part in the provider's dashboard to a refund of the whole, whose rest is to be sent. */
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

/** Deletes the refund of an unclaimed payment that was not sent yet. */
export async function deleteUnclaimed(intentId: string, session: ClientSession): Promise<void> {
  await (await collection('refunds')).deleteOne(
    { intentId, reason: 'unclaimed', state: 'waiting', attempts: 0, failures: { $exists: false } },
    { session },
  );
}

/** Returns the refund that has been due longest, leased to the caller until `leasedUntil`, or null. */
export async function leaseDueRefund(now: Date, leasedUntil: Date): Promise<RefundDocument | null> {
  return (await collection('refunds')).findOneAndUpdate(
    { state: 'waiting', dueAt: { $lte: now } },
    { $set: { dueAt: leasedUntil }, $inc: { attempts: 1 } },
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  );
}

/**
 * Records that the provider has accepted a refund: as `providerRefundId`, or (null) that the money had been refunded before.
 * Changes nothing if the bank has already sent that very refund back.
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

/**
 * Settles the refund of a payment that was not sent, or came back, if it is of no more than this. Returns it, or null if
 * there is none.
 */
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

/**
 * Records why an attempt to send a refund failed, and when the next one is due: under a key of its own, where refunds have
 * them.
 */
export async function setNextAttempt(id: ObjectId, lastError: string, dueAt: Date): Promise<void> {
  await (await collection('refunds')).updateOne(
    { _id: id, state: 'waiting' },
    { $set: { lastError, dueAt }, $inc: { keyNumber: 1 } },
  );
}
