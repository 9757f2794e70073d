import { MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storeEnvironment, unique } from '@/tests/support/store';

/** In a database of its own: the demo's admin must stay. */
const database = unique('admins_');
const mongo = new MongoClient(storeEnvironment().MONGODB_URI ?? '');
const users = mongo.db(database).collection('users');

let removeUser: typeof import('@/lib/server/identity/users/remove-user').removeUser;
let inTransaction: typeof import('@/lib/server/platform/db/transaction').inTransaction;
let close: () => Promise<void>;

beforeAll(async () => {
  Object.assign(process.env, storeEnvironment(), {
    MONGODB_DB: database,
    BACKGROUND_WORK: '0',
    PARENT_PIPE: '0',
  });
  ({ removeUser } = await import('@/lib/server/identity/users/remove-user'));
  ({ inTransaction } = await import('@/lib/server/platform/db/transaction'));
  const { client, openDatabase } = await import('@/lib/server/platform/db/client');
  await openDatabase();
  close = () => client().close();
});

afterAll(async () => {
  await mongo.db(database).dropDatabase();
  await mongo.close();
  await close();
});

beforeEach(async () => {
  await users.deleteMany({});
});

async function admins(count: number): Promise<ObjectId[]> {
  const ids = Array.from({ length: count }, () => new ObjectId());
  await users.insertMany(ids.map((_id) => ({ _id, email: `${_id}@example.com`, role: 'admin' })));
  return ids;
}

function leave(userId: ObjectId): Promise<void> {
  return inTransaction((session) => removeUser({ userId, role: 'admin' }, session));
}

it('the last admin cannot leave', async () => {
  const [only] = await admins(1);
  await expect(leave(only!)).rejects.toMatchObject({ code: 'last-admin' });
  expect(await users.countDocuments({ role: 'admin' })).toBe(1);
});

it('the last admin remains when all of them leave at once', async () => {
  const everyone = await admins(5);
  const outcomes = await Promise.allSettled(everyone.map(leave));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ reason: { code: 'last-admin' } });
  expect(await users.countDocuments({ role: 'admin' })).toBe(1);
});
