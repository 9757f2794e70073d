import { ObjectId } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';

const { fresh, exceptOracle } = await openEngine('crud');

describe('insert', () => {
  test('returns the id it made, or the one it was given', async () => {
    const c = fresh();
    const made = await c.insertOne({ a: 1 });
    expect(made.insertedId).toBeInstanceOf(ObjectId);
    expect((await c.insertOne({ _id: 'x', a: 2 })).insertedId).toBe('x');
    expect(await c.findOne({ _id: 'x' })).toStrictEqual({ _id: 'x', a: 2 });
    expect(await c.findOne({ _id: 'none' })).toBeNull();
  });

  test('of many stores every document in their order', async () => {
    const c = fresh();
    const inserted = await c.insertMany(['c', 'a', 'b', 'z'].map((_id) => ({ _id })));
    expect(inserted.insertedCount).toBe(4);
    expect((await c.find().toArray()).map((row) => row._id)).toStrictEqual(['c', 'a', 'b', 'z']);
  });

  test('of 5,000 documents and of one of 2 MB stores them whole', async () => {
    const c = fresh();
    await c.insertMany(Array.from({ length: 5_000 }, (_, i) => ({ i })));
    expect(await c.countDocuments({})).toBe(5_000);
    await c.insertOne({ _id: 'big', text: 'x'.repeat(2_000_000) });
    expect((await c.findOne({ _id: 'big' }))?.text).toHaveLength(2_000_000);
  });

  test('preserves the order of fields', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1, z: 1, a: { y: 1, b: 2 }, m: 3 });
    expect(JSON.stringify(await c.findOne())).toBe('{"_id":1,"z":1,"a":{"y":1,"b":2},"m":3}');
  });

  test('unacknowledged (w: 0) still happens', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1 }, { writeConcern: { w: 0 } });
    await expect.poll(() => c.countDocuments({})).toBe(1);
  });
});

describe('find', () => {
  test('in a collection or database that does not exist finds nothing', async () => {
    const c = fresh();
    expect(await c.find().toArray()).toStrictEqual([]);
    expect(await c.findOne({ a: 1 })).toBeNull();
    expect((await c.deleteMany({})).deletedCount).toBe(0);
    expect((await c.updateMany({}, { $set: { a: 1 } })).matchedCount).toBe(0);
  });

  test('filters, sorts, skips, limits and projects together', async () => {
    const c = fresh();
    await c.insertMany(
      Array.from({ length: 30 }, (_, i) => ({ _id: i, v: (i * 7) % 30, t: { x: i, y: -i } })),
    );
    const rows = await c
      .find({ v: { $gte: 5 } })
      .sort({ v: -1 })
      .skip(2)
      .limit(3)
      .project({ v: 1, 't.x': 1, _id: 0 })
      .toArray();
    expect(rows.map((row) => row.v)).toStrictEqual([27, 26, 25]);
    expect(rows.map((row) => Object.keys(row.t))).toStrictEqual([['x'], ['x'], ['x']]);
  });

  test('preserves natural order through updates of some documents', async () => {
    const c = fresh();
    await c.insertMany(['c', 'a', 'b', 'z'].map((_id) => ({ _id })));
    for (const _id of ['c', 'b', 'c']) await c.updateOne({ _id }, { $inc: { x: 1 } });
    expect((await c.find().toArray()).map((row) => row._id)).toStrictEqual(['c', 'a', 'b', 'z']);
  });

  test('a literal document matches only itself, fields in the same order', async () => {
    const c = fresh();
    await c.insertMany([
      { _id: 1, o: { a: 1, b: 2 } },
      { _id: 2, o: { b: 2, a: 1 } },
      { _id: 3, o: { a: 1, b: 2, c: 3 } },
    ]);
    expect((await c.find({ o: { a: 1, b: 2 } }).toArray()).map((row) => row._id)).toStrictEqual([1]);
    expect((await c.find({ 'o.a': 1 }).toArray()).map((row) => row._id)).toStrictEqual([1, 2, 3]);
  });

  test('takes maxTimeMS and read concerns', async () => {
    const c = fresh();
    await c.insertMany([{ a: 1 }, { a: 2 }]);
    const options = { maxTimeMS: 5_000, readConcern: { level: 'majority' } } as const;
    expect(await c.find({ a: 1 }, options).toArray()).toHaveLength(1);
  });
});

describe('update', () => {
  test('returns how many matched and how many changed', async () => {
    const c = fresh();
    await c.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
      { _id: 3, n: 2 },
    ]);
    expect(await c.updateOne({ n: 2 }, { $set: { m: 1 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    });
    expect(await c.updateMany({ n: 2 }, { $set: { m: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
    expect(await c.updateMany({ n: 9 }, { $set: { m: 1 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
    });
  });

  test('replacing preserves the id and drops every other field', async () => {
    const c = fresh();
    await c.insertOne({ _id: 2, a: 1, b: 2 });
    expect(await c.replaceOne({ _id: 2 }, { z: 1 })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await c.findOne({ _id: 2 })).toStrictEqual({ _id: 2, z: 1 });
  });

  exceptOracle('noop-replace', 'replacing by the same document changes nothing', async () => {
    const c = fresh();
    await c.insertOne({ _id: 2, z: 1 });
    expect(await c.replaceOne({ _id: 2 }, { z: 1 })).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
  });

  test('of many sees each document once even when it moves in the index used', async () => {
    const c = fresh();
    await c.createIndex({ n: 1 });
    await c.insertMany(Array.from({ length: 200 }, (_, i) => ({ _id: i, n: i })));
    const result = await c.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1_000 } });
    expect(result.modifiedCount).toBe(200);
    expect(await c.countDocuments({ n: { $gte: 1_000, $lt: 1_200 } })).toBe(200);
  });
});

describe('delete', () => {
  test('of one takes one, of many all that match', async () => {
    const c = fresh();
    await c.insertMany(Array.from({ length: 20 }, (_, i) => ({ g: i % 4 })));
    expect((await c.deleteOne({ g: 1 })).deletedCount).toBe(1);
    expect((await c.deleteMany({ g: 2 })).deletedCount).toBe(5);
    expect(await c.countDocuments({})).toBe(14);
    expect((await c.deleteMany({})).deletedCount).toBe(14);
  });
});

describe('concurrent writers', () => {
  test('200 increments of one document lose nothing', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1, n: 0 });
    await Promise.all(Array.from({ length: 200 }, () => c.updateOne({ _id: 1 }, { $inc: { n: 1 } })));
    expect(await c.findOne()).toStrictEqual({ _id: 1, n: 200 });
  });

  test('a conditional decrement never sells more than there is', async () => {
    const c = fresh();
    await c.insertOne({ _id: 'sku', quantity: 30, sold: 0 });
    const results = await Promise.all(
      Array.from({ length: 80 }, () =>
        c.updateOne({ _id: 'sku', quantity: { $gte: 1 } }, { $inc: { quantity: -1, sold: 1 } }),
      ),
    );
    expect(results.filter((result) => result.modifiedCount === 1)).toHaveLength(30);
    expect(await c.findOne()).toStrictEqual({ _id: 'sku', quantity: 0, sold: 30 });
  });

  test('updates of many against updates of many lose nothing', async () => {
    const c = fresh();
    await c.insertMany(Array.from({ length: 50 }, (_, i) => ({ _id: i, n: 0 })));
    await Promise.all(Array.from({ length: 10 }, () => c.updateMany({}, { $inc: { n: 1 } })));
    expect(await c.distinct('n')).toStrictEqual([10]);
  });

  test('first inserts make the collection once', async () => {
    const c = fresh();
    await Promise.all(Array.from({ length: 40 }, (_, i) => c.insertOne({ i })));
    expect(await c.countDocuments({})).toBe(40);
  });
});
