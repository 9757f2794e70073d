import { type Db, ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { sessionDevices } from '@/lib/server/platform/db/migrations/0002-session-devices';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const [robin, kim, lee] = [new ObjectId(), new ObjectId(), new ObjectId()];
const context = (db: Db) => ({ db, signal: new AbortController().signal });

/** As stored while a session's device was an English phrase; one of Kim's is of the new shape already. */
async function oldDatabase(): Promise<Db> {
  const db = newDatabase();
  const session = (id: string, device: unknown) => ({ id, method: 'password', device });
  await db.collection('users').insertMany([
    {
      _id: robin,
      email: 'robin@example.com',
      sessions: ['Samsung Internet on Android', 'Firefox', 'iPad', 'Unknown device'].map((device, place) =>
        session(`r${place}`, device),
      ),
    },
    {
      _id: kim,
      email: 'kim@example.com',
      sessions: [session('k0', { browser: 'Edge' }), session('k1', 'Chrome on Linux')],
    },
    { _id: lee, email: 'lee@example.com' },
  ]);
  return db;
}

async function devicesOf(db: Db, _id: ObjectId): Promise<unknown> {
  const user = await db.collection('users').findOne({ _id });
  return user?.sessions?.map(({ device }: { device: unknown }) => device);
}

describe('migration 0002', () => {
  it('splits the phrase of each session, and does not change the rest', async () => {
    const db = await oldDatabase();
    await sessionDevices.up(context(db));
    expect(await devicesOf(db, robin)).toEqual([
      { browser: 'Samsung Internet', system: 'Android' },
      { browser: 'Firefox' },
      { system: 'iPad' },
      {},
    ]);
    expect(await devicesOf(db, kim)).toEqual([{ browser: 'Edge' }, { browser: 'Chrome', system: 'Linux' }]);
    expect(await devicesOf(db, lee)).toBeUndefined();
    const user = await db.collection('users').findOne({ _id: robin });
    expect(user?.sessions[0]).toMatchObject({ id: 'r0', method: 'password' });
  });

  it('changes nothing when it is repeated', async () => {
    const db = await oldDatabase();
    await sessionDevices.up(context(db));
    const once = await db.collection('users').find().toArray();
    await sessionDevices.up(context(db));
    expect(await db.collection('users').find().toArray()).toEqual(once);
  });
});
