import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { VatCheckDocument } from '@/lib/server/platform/db/documents/companies';

export async function insertVatCheck(check: VatCheckDocument, session: ClientSession): Promise<void> {
  await (await collection('vat_checks')).insertOne(check, { session });
}

export async function findVatCheck(id: ObjectId): Promise<VatCheckDocument | null> {
  return (await collection('vat_checks')).findOne({ _id: id });
}

/** Newest first. */
export async function findVatChecks(companyId: ObjectId): Promise<VatCheckDocument[]> {
  return (await collection('vat_checks')).find({ companyId }, { sort: { asked: -1 } }).toArray();
}

/** Returns the newest question to the service that was asked for any company. */
export async function findLastAsked(): Promise<VatCheckDocument | null> {
  return (await collection('vat_checks')).findOne({ source: 'vies' }, { sort: { asked: -1 } });
}

export async function wasAskedSince(companyId: ObjectId, since: Date): Promise<boolean> {
  const found = await (await collection('vat_checks')).findOne(
    { companyId, asked: { $gt: since }, source: 'vies' },
    { projection: { _id: 1 } },
  );
  return found !== null;
}

/** Returns the ids of up to `limit` checks from before a moment, the oldest first, after one id. */
export async function findChecksBefore(
  before: Date,
  { after, limit }: { after?: Date | undefined; limit: number },
): Promise<Pick<VatCheckDocument, '_id' | 'asked'>[]> {
  return (await collection('vat_checks'))
    .find({ asked: { $lt: before, ...(after && { $gt: after }) } }, { sort: { asked: 1 }, limit })
    .project<Pick<VatCheckDocument, '_id' | 'asked'>>({ asked: 1 })
    .toArray();
}

export async function deleteVatChecks(ids: readonly ObjectId[]): Promise<void> {
  await (await collection('vat_checks')).deleteMany({ _id: { $in: [...ids] } });
}
