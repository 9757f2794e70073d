import { type AnyBulkWriteOperation, type ClientSession, MongoBulkWriteError, type ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { BankRowDocument } from '@/lib/server/platform/db/documents/receivables';

type State = BankRowDocument['state'];

const DUPLICATE_KEY = 11_000;

/** Rows that are there already stay as they are, whoever else imports the same file at this moment. */
export async function insertMissingRows(rows: readonly BankRowDocument[]): Promise<void> {
  const writes = rows.map((row): AnyBulkWriteOperation<BankRowDocument> => {
    const { fileId, place, ...rest } = row;
    const filter = { fileId, place, isCurrent: true as const };
    const { isCurrent: _, ...inserted } = rest;
    return { updateOne: { filter, update: { $setOnInsert: inserted }, upsert: true } };
  });
  try {
    await (await collection('bank_rows')).bulkWrite(writes, { ordered: false });
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || error.code !== DUPLICATE_KEY) throw error;
  }
}

export async function findRow(id: ObjectId, session?: ClientSession): Promise<BankRowDocument | null> {
  return (await collection('bank_rows')).findOne({ _id: id }, { session });
}

/** Those of a file that was imported last come first, in the order of the file. */
export async function findRows(
  state: State,
  page: { skip: number; limit: number },
): Promise<{ rows: BankRowDocument[]; total: number }> {
  const collected = await collection('bank_rows');
  const sort = { at: -1, fileId: 1, place: 1 } as const;
  const [rows, total] = await Promise.all([
    collected.find({ state }, { sort, ...page }).toArray(),
    collected.countDocuments({ state }),
  ]);
  return { rows, total };
}

export async function countRows(state: State): Promise<number> {
  return (await collection('bank_rows')).countDocuments({ state });
}

type Change = Partial<
  Pick<BankRowDocument, 'state' | 'companyId' | 'paymentId' | 'assignedBy' | 'changedAt' | 'endedAt'>
>;

/** Changes a row that is in one of these states; null where it is in another. */
export async function moveRow(
  id: ObjectId,
  from: readonly State[],
  { endedAt, ...change }: Change,
  session?: ClientSession,
): Promise<BankRowDocument | null> {
  return (await collection('bank_rows')).findOneAndUpdate(
    { _id: id, state: { $in: [...from] } },
    endedAt ? { $set: { ...change, endedAt } } : { $set: change, $unset: { endedAt: '' } },
    { session, returnDocument: 'after' },
  );
}

type Placed = { fileId: ObjectId; place: number };

/** Marks rows of a file that waits, or was set aside, by its place in it. */
export async function markRow(
  { fileId, place }: Placed,
  change: Change,
  session?: ClientSession,
): Promise<void> {
  await (await collection('bank_rows')).updateOne(
    { fileId, place, isCurrent: true, state: { $in: ['open', 'aside'] } },
    { $set: change },
    { session },
  );
}

/** The row whose money was taken back waits again. */
export async function reopenRowOf(paymentId: ObjectId, at: Date, session: ClientSession): Promise<void> {
  await (await collection('bank_rows')).updateOne(
    { paymentId },
    { $set: { state: 'open', changedAt: at }, $unset: { paymentId: '', companyId: '', assignedBy: '' } },
    { session },
  );
}

const undone = (at: Date) => ({
  $set: { state: 'undone' as const, changedAt: at, endedAt: at },
  $unset: { isCurrent: '' as const },
});

/** Ends the rows of a file that no payment came of; returns how many. */
export async function endRowsWithoutPayment(
  fileId: ObjectId,
  at: Date,
  session: ClientSession,
): Promise<number> {
  const filter = { fileId, isCurrent: true as const, paymentId: { $exists: false } };
  return (await (await collection('bank_rows')).updateMany(filter, undone(at), { session })).modifiedCount;
}

/** Ends the row that a payment came of; returns whether there is one. */
export async function endRowOf(paymentId: ObjectId, at: Date, session: ClientSession): Promise<boolean> {
  const filter = { paymentId, isCurrent: true as const };
  return (
    (await (await collection('bank_rows')).updateOne(filter, undone(at), { session })).modifiedCount === 1
  );
}

export async function hasRows(fileId: ObjectId): Promise<boolean> {
  return (await (await collection('bank_rows')).findOne({ fileId }, { projection: { _id: 1 } })) !== null;
}

/** Returns to which company money of these payers was given last, by admins. */
export async function findLearned(payerKeys: readonly string[]): Promise<Map<string, ObjectId>> {
  if (payerKeys.length === 0) return new Map();
  const given = await (await collection('bank_rows'))
    .find({ payerKey: { $in: [...payerKeys] }, assignedBy: { $exists: true } }, { sort: { changedAt: 1 } })
    .project<Pick<BankRowDocument, 'payerKey' | 'companyId'>>({ payerKey: 1, companyId: 1 })
    .toArray();
  return new Map(
    given.flatMap(({ payerKey, companyId }) => (payerKey && companyId ? [[payerKey, companyId]] : [])),
  );
}

export type FileSum = {
  _id: ObjectId;
  name?: string;
  at: Date;
  rows: number;
  open: number;
  payments: number;
};

/** The files that were imported last and not undone. */
export async function findFiles(limit: number): Promise<FileSum[]> {
  const one = (is: unknown) => ({ $sum: { $cond: [is, 1, 0] } });
  return (await collection('bank_rows'))
    .aggregate<FileSum>([
      { $match: { state: { $in: ['open', 'booked', 'assigned', 'aside'] } } },
      {
        $group: {
          _id: '$fileId',
          name: { $max: '$fileName' },
          at: { $max: '$at' },
          rows: { $sum: 1 },
          open: one({ $eq: ['$state', 'open'] }),
          payments: one({ $gt: ['$paymentId', null] }),
        },
      },
      { $sort: { at: -1, _id: 1 } },
      { $limit: limit },
    ])
    .toArray();
}
