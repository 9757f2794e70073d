import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { DisputeDocument } from '@/lib/server/platform/db/documents/payments';
import type { DisputeQuery } from '@/lib/shared/payments/returned-money.schema';

const OPEN = { $in: ['to-answer', 'under-review'] as DisputeDocument['state'][] };

export async function findDispute(id: string, session: ClientSession): Promise<DisputeDocument | null> {
  return (await collection('disputes')).findOne({ _id: id }, { session });
}

export async function findDisputesOf(intentId: string, session?: ClientSession): Promise<DisputeDocument[]> {
  return (await collection('disputes')).find({ intentId }, { session }).toArray();
}

export async function findDisputesOfOrder(
  orderId: ObjectId,
  session?: ClientSession,
): Promise<DisputeDocument[]> {
  return (await collection('disputes')).find({ orderId }, { session, sort: { openedAt: 1 } }).toArray();
}

export async function insertDispute(dispute: DisputeDocument, session: ClientSession): Promise<boolean> {
  const { _id, ...fields } = dispute;
  const result = await (await collection('disputes')).updateOne(
    { _id },
    { $setOnInsert: fields },
    { upsert: true, session },
  );
  return result.upsertedCount === 1;
}

/** Returns false, changing nothing, if something newer was stored since `before` was read. */
export async function replaceDispute(
  dispute: DisputeDocument,
  before: Pick<DisputeDocument, 'retrievedAt'>,
  session: ClientSession,
): Promise<boolean> {
  const { _id, ...fields } = dispute;
  const result = await (await collection('disputes')).replaceOne(
    { _id, retrievedAt: before.retrievedAt },
    fields,
    { session },
  );
  return result.matchedCount === 1;
}

/** Attaches a payment's disputes to the order that has claimed it since. Returns whether there are any. */
export async function setDisputedOrder(
  intentId: string,
  orderId: ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const result = await (await collection('disputes')).updateMany(
    { intentId, orderId: null },
    { $set: { orderId } },
    { session },
  );
  return result.matchedCount > 0;
}

/** Moves the dispute due longest to `nextCheckAt` and returns it; null if none is due. */
export async function claimDueDispute(now: Date, nextCheckAt: Date): Promise<DisputeDocument | null> {
  return (await collection('disputes')).findOneAndUpdate(
    { nextCheckAt: { $lte: now } },
    { $set: { nextCheckAt } },
    { sort: { nextCheckAt: 1 } },
  );
}

type Selection = Pick<DisputeQuery, 'state'>;

function filterOf({ state }: Selection) {
  if (state === undefined) return {};
  return { state: state === 'open' ? OPEN : state };
}

export async function findDisputes(
  selection: Selection,
  part: { skip: number; limit: number },
): Promise<{ disputes: DisputeDocument[]; total: number }> {
  const collected = await collection('disputes');
  const filter = filterOf(selection);
  const [disputes, total] = await Promise.all([
    collected.find(filter, { sort: { openedAt: -1, _id: -1 }, ...part }).toArray(),
    collected.countDocuments(filter),
  ]);
  return { disputes, total };
}

export async function countToAnswer(): Promise<number> {
  return (await collection('disputes')).countDocuments({ state: 'to-answer' });
}
