import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { ownerProofs } from '@/lib/server/platform/db/migrations/0008-owner-proofs';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const signal = new AbortController().signal;

const [first, second] = [new Date('2026-11-01T10:00:00Z'), new Date('2026-11-02T10:00:00Z')];

it('migration 0008 marks accounts proved whose password was reset, at the first reset, and no others', async () => {
  const db = newDatabase();
  const [reset, waiting, linked, plain, proved] = Array.from({ length: 5 }, () => new ObjectId());
  const event = (id: ObjectId | null | undefined, at: Date, action = 'user.password-reset') => ({
    action,
    at,
    subject: { kind: 'user', id: id?.toHexString() ?? null },
  });
  const users = db.collection('users');
  await users.insertMany([{ _id: reset! }, { _id: waiting! }, { _id: linked! }, { _id: plain! }]);
  await users.insertOne({ _id: proved!, ownerProvedAt: second });
  await db.collection('accounts').insertOne({ userId: linked, provider: 'google' });
  await db
    .collection('audit_log')
    .insertMany([
      event(reset, second),
      event(reset, first),
      event(linked, first),
      event(proved, first),
      event(null, first),
      event(plain, first, 'user.password-changed'),
    ]);
  await db.collection('audit_pending').insertOne(event(waiting, second));

  await expect(ownerProofs.up({ db, signal: AbortSignal.abort() })).rejects.toThrow();
  expect(await users.countDocuments({ ownerProvedAt: { $exists: true } })).toBe(1);
  for (let run = 1; run <= 2; run += 1) {
    await ownerProofs.up({ db, signal });
    const marked = await users.find({ ownerProvedAt: { $exists: true } }).toArray();
    const times = Object.fromEntries(marked.map(({ _id, ownerProvedAt }) => [String(_id), ownerProvedAt]));
    expect(times).toEqual({ [String(reset)]: first, [String(waiting)]: second, [String(proved)]: second });
  }
});
