import type { ClientSession, Filter, ObjectId, Sort, UpdateFilter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';

export async function findUserById(id: ObjectId, session?: ClientSession): Promise<UserDocument | null> {
  return (await collection('users')).findOne({ _id: id }, { session });
}

/** E-mails are stored in lower case. */
export async function findUserByEmail(email: string, session?: ClientSession): Promise<UserDocument | null> {
  return (await collection('users')).findOne({ email }, { session });
}

export async function findAdminBesides(email: string, session: ClientSession): Promise<UserDocument | null> {
  return (await collection('users')).findOne({ role: 'admin', email: { $ne: email } }, { session });
}

export async function insertUser(user: UserDocument, session?: ClientSession): Promise<void> {
  await (await collection('users')).insertOne(user, { session });
}

/** A filter: what must still hold of an account for it to be changed. */
type Still = Filter<UserDocument>;

export async function updateUser(
  id: ObjectId,
  update: UpdateFilter<UserDocument>,
  session?: ClientSession,
  still: Still = {},
): Promise<{ matchedCount: number; modifiedCount: number }> {
  return (await collection('users')).updateOne({ ...still, _id: id }, update, { session });
}

/** Returns the account as it is then; null where there is none of which this holds. */
export async function changeUser(
  id: ObjectId,
  update: UpdateFilter<UserDocument>,
  session?: ClientSession,
  still: Still = {},
): Promise<UserDocument | null> {
  const users = await collection('users');
  return users.findOneAndUpdate({ ...still, _id: id }, update, { session, returnDocument: 'after' });
}

export async function updateMembersOf(
  companyId: ObjectId,
  update: UpdateFilter<UserDocument>,
  session: ClientSession,
): Promise<void> {
  await (await collection('users')).updateMany({ 'company.id': companyId }, update, { session });
}

export async function pullExpiredSessions(now: Date): Promise<void> {
  const expired = { expiresAt: { $lte: now } };
  const users = await collection('users');
  await users.updateMany({ 'sessions.expiresAt': expired.expiresAt }, { $pull: { sessions: expired } });
}

export async function findEmails(ids: readonly ObjectId[]): Promise<Pick<UserDocument, '_id' | 'email'>[]> {
  if (ids.length === 0) return [];
  const users = await collection('users');
  return users.find({ _id: { $in: [...ids] } }, { projection: { email: 1 } }).toArray();
}

export async function findAccountsOf(
  emails: readonly string[],
): Promise<Pick<UserDocument, '_id' | 'email'>[]> {
  if (emails.length === 0) return [];
  const users = await collection('users');
  return users.find({ email: { $in: [...emails] } }, { projection: { email: 1 } }).toArray();
}

export type UserSelection = {
  role?: UserDocument['role'] | undefined;
  words: readonly RegExp[];
  id?: ObjectId | undefined;
  sort: Sort;
  page: { skip: number; limit: number } | null;
};

/** Fields that only signing in may read. */
export type UserSecret = 'passwordHash' | 'sessions' | 'secondFactor';

function wordsFilter(words: readonly RegExp[], id: ObjectId | undefined): Filter<UserDocument> {
  const fields = ['name', 'email', 'phone', 'address', 'customerNumber', 'note.text'];
  const matches = words.map((word) => ({ $or: fields.map((field) => ({ [field]: word })) }));
  const matchesAll = matches.length > 0 ? { $and: matches } : {};
  return id && matches.length > 0 ? { $or: [{ _id: id }, matchesAll] } : matchesAll;
}

export async function listUserDocuments(
  selection: UserSelection,
): Promise<{ users: Omit<UserDocument, UserSecret>[]; total: number }> {
  const { role, words, id, sort, page } = selection;
  const filter: Filter<UserDocument> = { ...(role ? { role } : {}), ...wordsFilter(words, id) };
  const users = await collection('users');
  const cursor = users.find(filter, { projection: { passwordHash: 0, sessions: 0, secondFactor: 0 }, sort });
  if (!page) {
    const all = await cursor.toArray();
    return { users: all, total: all.length };
  }
  const [rows, total] = await Promise.all([
    cursor.skip(page.skip).limit(page.limit).toArray(),
    users.countDocuments(filter),
  ]);
  return { users: rows, total };
}

/** Every customer that matches, of whom only the name is read. */
export async function findCustomerNames(
  selection: Pick<UserSelection, 'words' | 'id'>,
): Promise<Pick<UserDocument, '_id' | 'name'>[]> {
  return (await collection('users'))
    .find({ role: 'customer', ...wordsFilter(selection.words, selection.id) })
    .project<Pick<UserDocument, '_id' | 'name'>>({ name: 1 })
    .toArray();
}

/** Filters of accounts with every word in the name, in the e-mail, or in the customer number: each of an index of its own. */
export function peopleFilters(words: readonly RegExp[]): Filter<UserDocument>[] {
  const inField = (field: string) => words.map((word) => ({ [field]: word }));
  return [
    { $and: inField('name') },
    { $and: inField('email') },
    { customerNumber: { $type: 'string' }, $and: inField('customerNumber') },
  ];
}

/** Returns who has this customer number. */
export async function findUserNumbered(
  customerNumber: string,
  session?: ClientSession,
): Promise<Pick<UserDocument, '_id'> | null> {
  return (await collection('users')).findOne({ customerNumber }, { session, projection: { _id: 1 } });
}

export async function findPeople(
  words: readonly RegExp[],
  limit: number,
): Promise<Pick<UserDocument, '_id' | 'name' | 'email'>[]> {
  const users = await collection('users');
  const found = await Promise.all(
    peopleFilters(words).map((filter) =>
      users
        .find(filter, { limit })
        .project<Pick<UserDocument, '_id' | 'name' | 'email'>>({ name: 1, email: 1 })
        .toArray(),
    ),
  );
  const people = new Map(found.flat().map((person) => [person._id.toHexString(), person]));
  return [...people.values()].slice(0, limit);
}

export async function findUserNames(ids: readonly ObjectId[]): Promise<Pick<UserDocument, '_id' | 'name'>[]> {
  return (await collection('users'))
    .find({ _id: { $in: [...ids] } })
    .project<Pick<UserDocument, '_id' | 'name'>>({ name: 1 })
    .toArray();
}

/** Returns the users with these lower-case e-mails. */
export async function findUsersByEmail(
  emails: readonly string[],
  session?: ClientSession,
): Promise<UserDocument[]> {
  return (await collection('users')).find({ email: { $in: [...emails] } }, { session }).toArray();
}

/** Returns the users with these ids. */
export async function findUsersById(
  ids: readonly ObjectId[],
  session?: ClientSession,
): Promise<UserDocument[]> {
  return (await collection('users')).find({ _id: { $in: [...ids] } }, { session }).toArray();
}

/** Reads every customer in the order of their e-mails, without their secrets. */
export async function* everyCustomer(): AsyncGenerator<Omit<UserDocument, UserSecret>> {
  const projection = { passwordHash: 0, sessions: 0, secondFactor: 0 };
  const options = { projection, sort: { email: 1 as const }, batchSize: 200 };
  yield* (await collection('users')).find({ role: 'customer' }, options);
}

/** A membership of an admin of the store sleeps. */
const ACTING = { role: 'customer' } as const;

export async function findMembersOf(
  companyId: ObjectId,
  session?: ClientSession,
): Promise<Omit<UserDocument, UserSecret>[]> {
  return (await collection('users'))
    .find(
      { 'company.id': companyId, ...ACTING },
      { session, projection: { passwordHash: 0, sessions: 0, secondFactor: 0 } },
    )
    .toArray();
}

export async function countMembersByCompany(
  companyIds: readonly ObjectId[],
): Promise<{ _id: ObjectId; count: number }[]> {
  return (await collection('users'))
    .aggregate<{ _id: ObjectId; count: number }>([
      { $match: { 'company.id': { $in: [...companyIds] }, ...ACTING } },
      { $group: { _id: '$company.id', count: { $sum: 1 } } },
    ])
    .toArray();
}

/** The companies of members with every word in the e-mail. */
export async function findCompaniesByEmail(
  words: readonly RegExp[],
): Promise<Pick<UserDocument, 'company'>[]> {
  return (await collection('users'))
    .find({ 'company.id': { $type: 'objectId' }, $and: words.map((word) => ({ email: word })) })
    .project<Pick<UserDocument, 'company'>>({ _id: 0, company: 1 })
    .toArray();
}

/** Counts those who have the group themselves, or whose company has it. */
export async function countUsersInPriceGroup(groupId: ObjectId, session: ClientSession): Promise<number> {
  const inGroup = { $or: [{ priceGroupId: groupId }, { 'company.groupId': groupId }] };
  return (await collection('users')).countDocuments(inGroup, { session });
}

export async function findGroupMembers(): Promise<Pick<UserDocument, '_id' | 'priceGroupId'>[]> {
  const users = await collection('users');
  return users.find({ priceGroupId: { $type: 'objectId' } }, { projection: { priceGroupId: 1 } }).toArray();
}

export async function countAdmins(session: ClientSession): Promise<number> {
  return (await collection('users')).countDocuments({ role: 'admin' }, { session });
}

export async function deleteUser(
  userId: ObjectId,
  role: UserDocument['role'],
  session: ClientSession,
): Promise<boolean> {
  const { deletedCount } = await (await collection('users')).deleteOne({ _id: userId, role }, { session });
  return deletedCount === 1;
}
