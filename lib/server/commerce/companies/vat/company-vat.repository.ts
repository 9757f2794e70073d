import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyDocument, CompanyVat } from '@/lib/server/platform/db/documents/companies';

/** Stores the state of a number that the company still has, without a new revision: owners may be editing. */
export async function setCompanyVat(
  { _id, vatId = '' }: Pick<CompanyDocument, '_id' | 'vatId'>,
  vat: CompanyVat,
  session?: ClientSession,
): Promise<boolean> {
  const companies = await collection('companies');
  const { matchedCount } = await companies.updateOne({ _id, vatId }, { $set: { vat } }, { session });
  return matchedCount === 1;
}

const UNCHECKED: Filter<CompanyDocument> = {
  vatId: { $type: 'string' },
  state: { $ne: 'closed' },
  $or: [{ vat: { $exists: false } }, { 'vat.state': 'none' }],
};

/** Returns companies with a number whose state was never stored. */
export async function findUnchecked(): Promise<Pick<CompanyDocument, '_id' | 'vatId'>[]> {
  return (await collection('companies'))
    .find(UNCHECKED)
    .project<Pick<CompanyDocument, '_id' | 'vatId'>>({ vatId: 1 })
    .toArray();
}

export async function markWaiting(
  { _id, vatId = '' }: Pick<CompanyDocument, '_id' | 'vatId'>,
  vat: CompanyVat,
): Promise<void> {
  await (await collection('companies')).updateOne({ ...UNCHECKED, _id, vatId }, { $set: { vat } });
}

const dueAt = (now: Date): Filter<CompanyDocument> => ({
  state: { $ne: 'closed' },
  'vat.state': 'waiting',
  'vat.waiting.nextAt': { $lte: now },
});

export async function findDue(now: Date, limit: number): Promise<ObjectId[]> {
  const due = await (await collection('companies'))
    .find(dueAt(now), { sort: { 'vat.waiting.nextAt': 1 }, limit, projection: { _id: 1 } })
    .toArray();
  return due.map(({ _id }) => _id);
}

/** Puts the next question off, so that nobody else asks this one. Returns whether it was due. */
export async function claimQuestion(
  id: ObjectId,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const companies = await collection('companies');
  const claimed = await companies.updateOne(
    { ...dueAt(now), _id: id },
    { $set: { 'vat.waiting.nextAt': until } },
  );
  return claimed.modifiedCount === 1;
}

/** Numbers that nobody is asked for any more; every one that waits, where there is no service. */
export const toConfirm = (hasService: boolean): Filter<CompanyDocument> => ({
  state: { $ne: 'closed' },
  'vat.state': 'waiting',
  ...(hasService && { 'vat.waiting.nextAt': { $exists: false } }),
});

export async function findToConfirm(hasService: boolean): Promise<ObjectId[]> {
  const found = await (await collection('companies'))
    .find(toConfirm(hasService), { projection: { _id: 1 } })
    .toArray();
  return found.map(({ _id }) => _id);
}

export async function countWaiting(): Promise<number> {
  return (await collection('companies')).countDocuments(toConfirm(false));
}

/** Returns companies with a certificate whose last day is one of these. */
export async function findCertificatesTo(from: string, to: string): Promise<CompanyDocument[]> {
  return (await collection('companies'))
    .find({ state: { $ne: 'closed' }, exemptions: { $elemMatch: { to: { $gte: from, $lte: to } } } })
    .toArray();
}

/** Returns which of these checks gave a company's number its state. */
export async function findHeldChecks(checkIds: readonly ObjectId[]): Promise<ObjectId[]> {
  const found = await (await collection('companies'))
    .find({ 'vat.checkId': { $in: [...checkIds] } })
    .project<Pick<CompanyDocument, 'vat'>>({ 'vat.checkId': 1 })
    .toArray();
  return found.flatMap(({ vat }) => (vat?.checkId ? [vat.checkId] : []));
}
