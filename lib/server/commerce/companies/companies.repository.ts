import type { ClientSession, Filter, ObjectId, UpdateFilter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { CompanyState } from '@/lib/shared/companies/company-roles';

export async function insertCompany(company: CompanyDocument, session: ClientSession): Promise<void> {
  await (await collection('companies')).insertOne(company, { session });
}

export async function findCompany(id: ObjectId, session?: ClientSession): Promise<CompanyDocument | null> {
  return (await collection('companies')).findOne({ _id: id }, { session });
}

export async function findCompaniesById(
  ids: readonly ObjectId[],
): Promise<Pick<CompanyDocument, '_id' | 'name'>[]> {
  return (await collection('companies'))
    .find({ _id: { $in: [...ids] } })
    .project<Pick<CompanyDocument, '_id' | 'name'>>({ name: 1 })
    .toArray();
}

export async function findCompaniesNumbered(
  numbers: readonly string[],
): Promise<Pick<CompanyDocument, '_id' | 'number' | 'name'>[]> {
  return (await collection('companies'))
    .find({ number: { $in: [...numbers] } })
    .project<Pick<CompanyDocument, '_id' | 'number' | 'name'>>({ number: 1, name: 1 })
    .toArray();
}

/** Returns which company has this customer number. */
export async function findCompanyWithNumber(
  customerNumber: string,
  session?: ClientSession,
): Promise<Pick<CompanyDocument, '_id'> | null> {
  return (await collection('companies')).findOne({ customerNumber }, { session, projection: { _id: 1 } });
}

/** Returns those that are not closed and have one of these numbers, of either kind, or one of these VAT numbers. */
export async function findCompaniesCalled(
  numbers: readonly string[],
  vatIds: readonly string[],
  session?: ClientSession,
): Promise<CompanyDocument[]> {
  const $in = [...numbers];
  const called = [{ customerNumber: { $in } }, { number: { $in } }, { vatId: { $in: [...vatIds] } }];
  return (await collection('companies'))
    .find({ state: { $ne: 'closed' }, $or: called }, { session })
    .toArray();
}

export async function deleteCompany(id: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('companies')).deleteOne({ _id: id }, { session });
}

export async function findDebtors(): Promise<{ number: string; debtorAccount: string }[]> {
  return (await collection('companies'))
    .find({ debtorAccount: { $type: 'string' } })
    .project<{ number: string; debtorAccount: string }>({ number: 1, debtorAccount: 1 })
    .toArray();
}

export async function findCompanyByKey(registeredBy: ObjectId, key: string): Promise<CompanyDocument | null> {
  return (await collection('companies')).findOne({ registeredBy, 'idempotency.key': key });
}

/** Changes a company that has this revision; null for another one. */
export async function updateCompany(
  { id, revision }: { id: ObjectId; revision: number },
  { $set, $unset = {} }: Pick<UpdateFilter<CompanyDocument>, '$set' | '$unset'>,
  session: ClientSession,
): Promise<CompanyDocument | null> {
  return (await collection('companies')).findOneAndUpdate(
    { _id: id, revision },
    {
      $inc: { revision: 1 },
      ...($set && Object.keys($set).length > 0 ? { $set } : {}),
      ...(Object.keys($unset).length > 0 ? { $unset } : {}),
    },
    { session, returnDocument: 'after' },
  );
}

/** Without a new revision: those who leave are taken out while an owner may be editing. */
export async function setRules(
  id: ObjectId,
  rules: Pick<CompanyDocument, 'rules' | 'budgets'>,
  session: ClientSession,
): Promise<void> {
  await (await collection('companies')).updateOne({ _id: id }, { $set: rules }, { session });
}

/** Its customer number is free again. */
export async function markClosed(id: ObjectId, at: Date, session: ClientSession): Promise<void> {
  await (await collection('companies')).updateOne(
    { _id: id },
    { $set: { state: 'closed', closedAt: at }, $unset: { customerNumber: '' }, $inc: { revision: 1 } },
    { session },
  );
}

export type CompanySelection = {
  /** All but closed ones, if absent. */
  state?: CompanyState | 'all' | undefined;
  /** Each must match in name, number, customer number or VAT number. */
  words: readonly RegExp[];
  /** Limits the result to these companies. */
  only?: readonly ObjectId[] | undefined;
  /** Found whatever the words. */
  ids: readonly ObjectId[];
};

function filterOf({ state, words, ids, only }: CompanySelection): Filter<CompanyDocument> {
  const inState: Filter<CompanyDocument> = {
    ...(state === undefined ? { state: { $ne: 'closed' } } : state === 'all' ? {} : { state }),
    ...(only ? { _id: { $in: [...only] } } : {}),
  };
  if (words.length === 0) return inState;
  const fields = ['name', 'number', 'customerNumber', 'vatId'];
  const matches = words.map((word) => ({ $or: fields.map((field) => ({ [field]: word })) }));
  return { ...inState, $or: [{ $and: matches }, { _id: { $in: [...ids] } }] };
}

/** A `limit` of 0 is all of them. */
export async function findCompanies(
  selection: CompanySelection,
  { skip, limit }: { skip: number; limit: number },
): Promise<CompanyDocument[]> {
  return (await collection('companies'))
    .find(filterOf(selection), { sort: { createdAt: -1, _id: -1 }, skip, limit })
    .toArray();
}

export async function findCompanyIds(selection: CompanySelection): Promise<ObjectId[]> {
  const found = (await collection('companies')).find(filterOf(selection), { projection: { _id: 1 } });
  return (await found.toArray()).map(({ _id }) => _id);
}

export async function countCompanies(selection: CompanySelection): Promise<number> {
  return (await collection('companies')).countDocuments(filterOf(selection));
}
