import { ObjectId } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { codeOf } from '../../support/failure';

const { fresh } = await openEngine('upserts');

describe('an upsert that finds nothing', () => {
  test('inserts the equalities of the filter and the update', async () => {
    const c = fresh();
    const result = await c.updateOne(
      {
        sku: 'z',
        $and: [{ 'a.b': 1 }],
        n: { $gt: 5 },
        e: { $eq: 2 },
        i: { $in: [3] },
        $or: [{ o: 5 }],
        r: /x/,
      },
      { $set: { q: 1 }, $setOnInsert: { made: true } },
      { upsert: true },
    );
    expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
    expect(result.upsertedId).toBeInstanceOf(ObjectId);
    const row = await c.findOne();
    expect(row).toMatchObject({
      _id: result.upsertedId,
      sku: 'z',
      a: { b: 1 },
      e: 2,
      i: 3,
      o: 5,
      q: 1,
      made: true,
    });
    expect(row).not.toHaveProperty('n');
    expect(row).not.toHaveProperty('r');
  });

  test('takes the id of the filter or of the update', async () => {
    const c = fresh();
    expect((await c.updateOne({ _id: 9 }, { $set: { n: 9 } }, { upsert: true })).upsertedId).toBe(9);
    expect((await c.updateOne({ k: 1 }, { $set: { _id: 'own' } }, { upsert: true })).upsertedId).toBe('own');
    expect((await c.replaceOne({ k: 2 }, { _id: 'r', x: 1 } as never, { upsert: true })).upsertedId).toBe(
      'r',
    );
    expect((await c.replaceOne({ _id: 'f', k: 3 }, { x: 1 }, { upsert: true })).upsertedId).toBe('f');
    expect(await c.findOne({ _id: 'f' })).toStrictEqual({ _id: 'f', x: 1 });
  });

  test('of many inserts one', async () => {
    const c = fresh();
    expect((await c.updateMany({ g: 1 }, { $inc: { n: 1 } }, { upsert: true })).upsertedCount).toBe(1);
    expect(await c.find().toArray()).toMatchObject([{ g: 1, n: 1 }]);
  });

  test('with array operators starts from an empty array', async () => {
    const c = fresh();
    await c.updateOne({ _id: 1 }, { $push: { l: 'a' }, $addToSet: { s: 'b' } } as never, { upsert: true });
    expect(await c.findOne()).toStrictEqual({ _id: 1, l: ['a'], s: ['b'] });
  });

  test('is refused when filter and update disagree about the id', async () => {
    const c = fresh();
    expect(await codeOf(c.updateOne({ _id: 1 }, { $set: { _id: 2 } }, { upsert: true }))).toBe(66);
    expect(await c.countDocuments({})).toBe(0);
  });

  test('is refused when the filter fixes one path twice', async () => {
    const c = fresh();
    for (const filter of [{ $and: [{ a: 1 }, { a: 2 }] }, { a: { x: 1 }, 'a.x': 1 }]) {
      expect(await codeOf(c.updateOne(filter, { $set: { b: 1 } }, { upsert: true }))).toBe(54);
    }
  });
});

test('an upsert that finds something updates it and ignores $setOnInsert', async () => {
  const c = fresh();
  await c.insertOne({ _id: 1, sku: 'z' });
  const result = await c.updateOne(
    { sku: 'z' },
    { $set: { q: 2 }, $setOnInsert: { made: true } },
    { upsert: true },
  );
  expect(result).toMatchObject({ matchedCount: 1, modifiedCount: 1, upsertedCount: 0, upsertedId: null });
  expect(await c.findOne()).toStrictEqual({ _id: 1, sku: 'z', q: 2 });
});

describe('racing upserts', () => {
  test('on one id make one document and count every one', async () => {
    const c = fresh();
    const results = await Promise.all(
      Array.from({ length: 50 }, () => c.updateOne({ _id: 'seq' }, { $inc: { n: 1 } }, { upsert: true })),
    );
    expect(results.filter((result) => result.upsertedCount === 1)).toHaveLength(1);
    expect(await c.find().toArray()).toStrictEqual([{ _id: 'seq', n: 50 }]);
  });

  test('on a unique field make one document and count every one', async () => {
    const c = fresh();
    await c.createIndex({ k: 1 }, { unique: true });
    const results = await Promise.all(
      Array.from({ length: 50 }, () => c.updateOne({ k: 'same' }, { $inc: { n: 1 } }, { upsert: true })),
    );
    expect(results.filter((result) => result.upsertedCount === 1)).toHaveLength(1);
    expect(await c.find().toArray()).toMatchObject([{ k: 'same', n: 50 }]);
  });

  test('as a counter return each number once', async () => {
    const c = fresh();
    const rows = await Promise.all(
      Array.from({ length: 100 }, () =>
        c.findOneAndUpdate({ _id: 'seq' }, { $inc: { n: 1 } }, { upsert: true, returnDocument: 'after' }),
      ),
    );
    expect(new Set(rows.map((row) => row?.n)).size).toBe(100);
  });

  test('as a lock have one holder; the others are refused with 11000', async () => {
    const c = fresh();
    const now = new Date();
    const later = new Date(now.getTime() + 60_000);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, by) =>
        c.updateOne({ _id: 'lock', until: { $lt: now } }, { $set: { until: later, by } }, { upsert: true }),
      ),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(49);
    expect(new Set(refused.map((result) => result.reason.code))).toStrictEqual(new Set([11000]));
  });
});
