import { expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { codeOf } from '../../support/failure';

const { client, db, fresh, exceptOracle } = await openEngine('counting');

test('countDocuments takes filter, skip and limit', async () => {
  const c = fresh();
  expect(await c.countDocuments({})).toBe(0);
  await c.insertMany(Array.from({ length: 20 }, (_, i) => ({ g: i % 4 })));
  expect(await c.countDocuments({})).toBe(20);
  expect(await c.countDocuments({ g: 1 })).toBe(5);
  expect(await c.countDocuments({ g: { $gte: 2 } }, { skip: 2, limit: 3 })).toBe(3);
  expect(await c.countDocuments({ g: { $gte: 2 } }, { skip: 9 })).toBe(1);
});

test('counting and skipping agree with and without an index that serves them', async () => {
  const states = ['new', 'paid', 'sent', 'paid'];
  const rows = Array.from({ length: 60 }, (_, i) => ({
    _id: i,
    at: (i * 7) % 60,
    ...(i % 9 === 0 ? { state: null } : i % 10 === 0 ? {} : { state: states[i % 4] }),
  }));
  const [plain, indexed] = [fresh(), fresh()];
  await indexed.createIndexes([{ key: { state: 1, at: -1 } }, { key: { at: -1, _id: -1 } }]);
  const filters = [
    {},
    { state: 'paid' },
    { state: null },
    { state: { $in: ['new', 'sent'] } },
    { state: { $in: ['new', null] } },
    { state: { $ne: 'paid' } },
    { state: 'paid', at: 14 },
    { at: { $gte: 30 } },
  ];
  for (const c of [plain, indexed]) {
    await c.insertMany(rows);
    await c.deleteMany({ _id: { $gte: 55 } });
  }
  for (const filter of filters) {
    const all = await plain.find(filter).sort({ at: -1 }).toArray();
    for (const c of [plain, indexed]) {
      expect(await c.countDocuments(filter)).toBe(all.length);
      expect(await c.countDocuments(filter, { skip: 2, limit: 4 })).toBe(
        Math.min(4, Math.max(0, all.length - 2)),
      );
      for (const skip of [0, 3, 17, 80])
        expect(await c.find(filter).sort({ at: -1 }).skip(skip).limit(5).toArray()).toEqual(
          all.slice(skip, skip + 5),
        );
    }
  }
});

test('the estimate agrees with the documents', async () => {
  const c = fresh();
  expect(await c.estimatedDocumentCount()).toBe(0);
  await c.insertMany(Array.from({ length: 20 }, (_, i) => ({ _id: i, g: i % 4 })));
  await c.deleteMany({ g: 0 });
  expect(await c.estimatedDocumentCount()).toBe(15);
});

test('distinct returns each value once, elements of arrays individually, missing not at all', async () => {
  const c = fresh();
  expect(await c.distinct('v')).toStrictEqual([]);
  await c.insertMany([
    { v: 1 },
    { v: 1.0 },
    { v: [2, 3] },
    { v: null },
    {},
    { v: { a: 1 } },
    { v: [] },
    { o: { p: 'x' } },
  ]);
  const values = await c.distinct('v');
  expect(values).toHaveLength(5);
  expect(values).toEqual(expect.arrayContaining([1, 2, 3, null, { a: 1 }]));
  expect(await c.distinct('o.p')).toStrictEqual(['x']);
  expect(await c.distinct('v', { v: { $gte: 2 } })).toEqual(expect.arrayContaining([2, 3]));
  await c.createIndex({ v: 1 });
  expect(await c.distinct('v')).toHaveLength(5);
});

exceptOracle('parse-codes', 'distinct requires a key', async () => {
  const c = fresh();
  await c.insertOne({ a: 1 });
  expect(await codeOf(db.command({ distinct: c.collectionName }))).toBe(40414);
});

test('the server describes itself: primary of a replica set, with sessions', async () => {
  const hello = await client.db('admin').command({ hello: 1 });
  expect(hello).toMatchObject({ isWritablePrimary: true, setName: expect.any(String), ok: 1 });
  expect(hello.logicalSessionTimeoutMinutes).toBeGreaterThan(0);
  expect(hello.maxWireVersion).toBeGreaterThanOrEqual(17);
  expect(await client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 });
  expect((await client.db('admin').command({ buildInfo: 1 })).version).toMatch(/^\d+\.\d+\.\d+/);
});
