import { Double } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { codeOf, failureOf } from '../../support/failure';

const { fresh, exceptOracle } = await openEngine('unique');

describe('a unique index', () => {
  test('refuses the second of a value by insert, update, replacement and upsert', async () => {
    const c = fresh();
    await c.createIndex({ email: 1 }, { unique: true });
    await c.insertMany([
      { _id: 1, email: 'a' },
      { _id: 2, email: 'b' },
    ]);
    const refusals = [
      () => c.insertOne({ email: 'a' }),
      () => c.updateOne({ _id: 2 }, { $set: { email: 'a' } }),
      () => c.replaceOne({ _id: 2 }, { email: 'a' }),
      () => c.findOneAndReplace({ _id: 2 }, { email: 'a' }),
      () => c.updateOne({ _id: 3 }, { $set: { email: 'a' } }, { upsert: true }),
      () => c.updateMany({}, { $set: { email: 'z' } }),
    ];
    for (const refused of refusals) {
      expect(await failureOf(refused())).toMatchObject({ code: 11000, keyPattern: { email: 1 } });
    }
    expect(await c.countDocuments({})).toBe(2);
  });

  test('names collection, index, pattern and value', async () => {
    const c = fresh();
    await c.createIndex({ email: 1 }, { unique: true });
    await c.insertOne({ email: 'a' });
    expect(await failureOf(c.insertOne({ email: 'a' }))).toMatchObject({
      code: 11000,
      message: `E11000 duplicate key error collection: ${c.namespace} index: email_1 dup key: { email: "a" }`,
      keyPattern: { email: 1 },
      keyValue: { email: 'a' },
    });
  });

  test('treats missing as null: one document may lack the field', async () => {
    const c = fresh();
    await c.createIndex({ email: 1 }, { unique: true });
    await c.insertOne({ _id: 1 });
    expect(await failureOf(c.insertOne({ _id: 2 }))).toMatchObject({
      code: 11000,
      keyValue: { email: null },
    });
    expect(await codeOf(c.insertOne({ _id: 3, email: null }))).toBe(11000);
  });

  test('frees a value with its document', async () => {
    const c = fresh();
    await c.createIndex({ email: 1 }, { unique: true });
    await c.insertOne({ _id: 1, email: 'a' });
    await c.updateOne({ _id: 1 }, { $set: { email: 'b' } });
    await c.insertOne({ _id: 2, email: 'a' });
    await c.deleteOne({ _id: 1 });
    await c.insertOne({ _id: 3, email: 'b' });
    expect(await c.distinct('email')).toStrictEqual(['a', 'b']);
  });

  test('distinguishes numbers by value, not type, and text from numbers', async () => {
    const c = fresh();
    await c.createIndex({ v: 1 }, { unique: true });
    await c.insertMany([{ v: 1 }, { v: '1' }, { v: true }, { v: 1.5 }]);
    expect(await codeOf(c.insertOne({ v: new Double(1) }))).toBe(11000);
    expect(await c.countDocuments({})).toBe(4);
  });

  test('on an array: each element is a key, one document may repeat its own', async () => {
    const c = fresh();
    await c.createIndex({ tags: 1 }, { unique: true });
    await c.insertOne({ _id: 1, tags: ['a', 'b', 'a'] });
    expect(await codeOf(c.insertOne({ _id: 2, tags: ['c', 'b'] }))).toBe(11000);
    await c.insertOne({ _id: 3, tags: ['c'] });
    expect(await c.countDocuments({})).toBe(2);
  });

  test('cannot be made over values that repeat', async () => {
    const c = fresh();
    await c.insertMany([{ email: 'a' }, { email: 'a' }]);
    expect(await failureOf(c.createIndex({ email: 1 }, { unique: true }))).toMatchObject({ code: 11000 });
    expect((await c.indexes()).map((index) => index.name)).toStrictEqual(['_id_']);
  });

  test('admits one of 50 racing inserts', async () => {
    const c = fresh();
    await c.createIndex({ email: 1 }, { unique: true });
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => c.insertOne({ email: 'a' })));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(49);
    expect(new Set(refused.map((result) => result.reason.code))).toStrictEqual(new Set([11000]));
  });
});

describe('a compound unique index', () => {
  test('refuses only the whole combination, also on paths', async () => {
    const c = fresh();
    await c.createIndex({ a: 1, 'b.c': -1 }, { unique: true });
    await c.insertMany([{ a: 1, b: { c: 1 } }, { a: 1, b: { c: 2 } }, { a: 2, b: { c: 1 } }, { a: 1 }]);
    expect(await failureOf(c.insertOne({ a: 1, b: { c: 2 } }))).toMatchObject({
      code: 11000,
      keyPattern: { a: 1, 'b.c': -1 },
      keyValue: { a: 1, 'b.c': 2 },
    });
  });

  exceptOracle('null-parent', 'counts a null on the way to a path as null at its end', async () => {
    const c = fresh();
    await c.createIndex({ a: 1, 'b.c': -1 }, { unique: true });
    await c.insertOne({ a: 1 });
    expect(await codeOf(c.insertOne({ a: 1, b: null }))).toBe(11000);
  });

  exceptOracle('parallel-arrays', 'may reach into one array, not two', async () => {
    const c = fresh();
    await c.createIndex({ a: 1, b: 1 });
    await c.insertOne({ a: [1, 2], b: 1 });
    await c.insertOne({ a: 1, b: [1, 2] });
    expect(await codeOf(c.insertOne({ a: [1], b: [1] }))).toBe(171);
  });
});

describe('a partial unique index', () => {
  test('holds for the documents of its filter alone', async () => {
    const c = fresh();
    await c.createIndex({ code: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await c.insertMany([
      { _id: 1, code: 1, active: true },
      { _id: 2, code: 1, active: false },
      { _id: 3, code: 1 },
      { _id: 4, code: 2, active: true },
    ]);
    expect(await codeOf(c.insertOne({ code: 1, active: true }))).toBe(11000);
    expect(await codeOf(c.updateOne({ _id: 2 }, { $set: { active: true } }))).toBe(11000);
    await c.updateOne({ _id: 1 }, { $set: { active: false } });
    await c.updateOne({ _id: 2 }, { $set: { active: true } });
    expect(await c.countDocuments({ code: 1 })).toBe(3);
  });

  test('by type: only those that have the field', async () => {
    const c = fresh();
    await c.createIndex(
      { intent: 1 },
      { unique: true, partialFilterExpression: { intent: { $type: 'string' } } },
    );
    await c.insertMany([{ a: 1 }, { a: 2 }, { intent: null }, { intent: 'pi_1' }]);
    expect(await codeOf(c.insertOne({ intent: 'pi_1' }))).toBe(11000);
    expect(await c.countDocuments({ intent: null })).toBe(3);
    expect(await c.countDocuments({ intent: 'pi_1' })).toBe(1);
    expect(await c.countDocuments({})).toBe(4);
  });

  test('never hides a document from a query it does not cover', async () => {
    const c = fresh();
    await c.createIndex({ n: 1 }, { partialFilterExpression: { n: { $gt: 5 } } });
    await c.insertMany(Array.from({ length: 10 }, (_, n) => ({ _id: n, n })));
    expect(await c.countDocuments({ n: { $gte: 0 } })).toBe(10);
    expect(await c.countDocuments({ n: { $gt: 7 } })).toBe(2);
    expect((await c.find().sort({ n: 1 }).toArray()).map((row) => row.n)).toStrictEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });
});

describe('a sparse unique index', () => {
  test('admits any number of documents without the field', async () => {
    const c = fresh();
    await c.createIndex({ nick: 1 }, { unique: true, sparse: true });
    await c.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3, nick: 'x' }, { _id: 4, nick: null }]);
    expect(await codeOf(c.insertOne({ nick: 'x' }))).toBe(11000);
    expect(await codeOf(c.insertOne({ nick: null }))).toBe(11000);
    expect(await c.countDocuments({ nick: { $exists: false } })).toBe(2);
    expect((await c.find().sort({ nick: 1, _id: 1 }).toArray()).map((row) => row._id)).toStrictEqual([
      1, 2, 4, 3,
    ]);
  });
});
