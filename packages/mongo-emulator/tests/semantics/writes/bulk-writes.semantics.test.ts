import { describe, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { failureOf } from '../../support/failure';

const { db, fresh } = await openEngine('bulk');

test('a mixed bulk counts each kind', async () => {
  const c = fresh();
  await c.insertOne({ _id: 1, n: 1 });
  const result = await c.bulkWrite([
    { insertOne: { document: { _id: 2 } } },
    { updateOne: { filter: { _id: 1 }, update: { $inc: { n: 1 } } } },
    { updateOne: { filter: { _id: 9 }, update: { $set: { n: 9 } }, upsert: true } },
    { replaceOne: { filter: { _id: 2 }, replacement: { r: 1 } } },
    { deleteOne: { filter: { _id: 1 } } },
    { updateMany: { filter: {}, update: { $set: { all: 1 } } } },
  ]);
  expect(result).toMatchObject({
    insertedCount: 1,
    matchedCount: 4,
    modifiedCount: 4,
    upsertedCount: 1,
    deletedCount: 1,
    upsertedIds: { 2: 9 },
    insertedIds: { 0: 2 },
  });
});

describe('ordered', () => {
  test('stops at the first error and reports its index', async () => {
    const c = fresh();
    await c.insertOne({ _id: 2 });
    const failure = await failureOf(c.insertMany([{ _id: 30 }, { _id: 2 }, { _id: 31 }]));
    expect(failure.code).toBe(11000);
    expect(failure.result?.insertedCount).toBe(1);
    expect(failure.writeErrors).toHaveLength(1);
    expect(failure.writeErrors?.[0]).toMatchObject({ index: 1, code: 11000 });
    expect(failure.writeErrors?.[0]?.errmsg).toContain('E11000 duplicate key error collection');
    expect(await c.distinct('_id')).toStrictEqual([2, 30]);
  });

  test('preserves what came before a refused update', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1, s: 'x' });
    const failure = await failureOf(
      c.bulkWrite([
        { updateOne: { filter: { _id: 1 }, update: { $set: { a: 1 } } } },
        { updateOne: { filter: { _id: 1 }, update: { $inc: { s: 1 } } } },
        { updateOne: { filter: { _id: 1 }, update: { $set: { b: 1 } } } },
      ]),
    );
    expect(failure.code).toBe(14);
    expect(failure.writeErrors?.[0]?.index).toBe(1);
    expect(await c.findOne()).toStrictEqual({ _id: 1, s: 'x', a: 1 });
  });
});

describe('unordered', () => {
  test('does all it can and reports each error', async () => {
    const c = fresh();
    await c.insertMany([{ _id: 2 }, { _id: 9 }]);
    const failure = await failureOf(
      c.insertMany([{ _id: 20 }, { _id: 2 }, { _id: 21 }, { _id: 9 }], { ordered: false }),
    );
    expect(failure.code).toBe(11000);
    expect(failure.result?.insertedCount).toBe(2);
    expect(failure.writeErrors?.map((error) => error.index)).toStrictEqual([1, 3]);
    expect(await c.distinct('_id')).toStrictEqual([2, 9, 20, 21]);
  });

  test('returns the index of each operation across kinds', async () => {
    const c = fresh();
    await c.insertOne({ _id: 2 });
    const failure = await failureOf(
      c.bulkWrite(
        [
          { insertOne: { document: { _id: 2 } } },
          { updateOne: { filter: { _id: 2 }, update: { $set: { ok: 1 } } } },
          { insertOne: { document: { _id: 3 } } },
          { insertOne: { document: { _id: 2 } } },
          { deleteOne: { filter: { _id: 3 } } },
        ],
        { ordered: false },
      ),
    );
    expect(failure.writeErrors?.map((error) => error.index).sort()).toStrictEqual([0, 3]);
    expect(failure.result).toMatchObject({ insertedCount: 1, modifiedCount: 1, deletedCount: 1 });
  });
});

test('a write error carries the pattern and value of the key', async () => {
  const c = fresh();
  await c.createIndex({ a: 1, b: 1 }, { unique: true });
  await c.insertOne({ a: 1, b: 2 });
  const reply = await db
    .command({ insert: c.collectionName, documents: [{ a: 1, b: 2 }] })
    .catch((error) => error.errorResponse);
  expect(reply).toMatchObject({
    ok: 1,
    n: 0,
    writeErrors: [
      {
        index: 0,
        code: 11000,
        keyPattern: { a: 1, b: 1 },
        keyValue: { a: 1, b: 2 },
        errmsg: `E11000 duplicate key error collection: ${c.namespace} index: a_1_b_1 dup key: { a: 1, b: 2 }`,
      },
    ],
  });
});
