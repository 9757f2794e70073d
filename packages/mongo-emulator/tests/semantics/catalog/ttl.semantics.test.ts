import { afterAll, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';

const { kind, client, fresh } = await openEngine('ttl');

/** mongod looks for expired documents once a minute. */
const SLOWEST_PURGE_MS = 100_000;

if (kind === 'emulator') {
  const setSeconds = (ttlMonitorSleepSecs: number) =>
    client.db('admin').command({ setParameter: 1, ttlMonitorSleepSecs });
  const { was } = await setSeconds(1);
  afterAll(() => setSeconds(was));
}

test('an expired document is found until it is purged, and never after', async () => {
  const c = fresh();
  await c.createIndex({ at: 1 }, { expireAfterSeconds: 3_600 });
  await c.insertMany([
    { _id: 'fresh', at: new Date() },
    { _id: 'future', at: new Date(Date.now() + 1e9) },
  ]);
  expect(await c.countDocuments({})).toBe(2);
});

test.runIf(kind === 'emulator' || process.env.SLOW_TESTS)(
  'a TTL index deletes by dates past their seconds, by the earliest of an array, and leaves all else',
  { timeout: SLOWEST_PURGE_MS + 20_000 },
  async () => {
    const c = fresh();
    // Long enough that `recent` stays until the purge, however long that takes.
    await c.createIndex({ at: 1 }, { expireAfterSeconds: 1_800 });
    const past = new Date(Date.now() - 3_600_000);
    const future = new Date(Date.now() + 3_600_000);
    await c.insertMany([
      { _id: 'past', at: past },
      { _id: 'array', at: [future, past] },
      { _id: 'recent', at: new Date() },
      { _id: 'future', at: future },
      { _id: 'text', at: 'yesterday' },
      { _id: 'number', at: 5 },
      { _id: 'missing' },
      { _id: 'null', at: null },
    ]);
    await expect
      .poll(() => c.countDocuments({ _id: { $in: ['past', 'array'] } }), {
        timeout: SLOWEST_PURGE_MS,
        interval: 100,
      })
      .toBe(0);
    const remaining = (await c.find().sort({ _id: 1 }).toArray()).map((row) => row._id);
    expect(remaining).toStrictEqual(['future', 'missing', 'null', 'number', 'recent', 'text']);
  },
);
