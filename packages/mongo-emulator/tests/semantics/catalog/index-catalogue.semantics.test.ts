import { describe, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { codeOf } from '../../support/failure';

const { db, fresh, exceptOracle } = await openEngine('indexes');

test('indexes are listed as they were declared', async () => {
  const c = fresh();
  expect(await c.createIndex({ email: 1 }, { unique: true })).toBe('email_1');
  expect(await c.createIndex({ a: 1, b: -1 })).toBe('a_1_b_-1');
  const names = await c.createIndexes([
    { key: { code: 1 }, name: 'code_active', unique: true, partialFilterExpression: { active: true } },
    { key: { at: 1 }, expireAfterSeconds: 3_600 },
    { key: { nick: 1 }, sparse: true },
  ]);
  expect(names).toStrictEqual(['code_active', 'at_1', 'nick_1']);
  // What an engine reports about its storage is not compared.
  const listed = (await c.indexes()).map(({ storageEngine: _, ...index }) => index);
  expect(listed).toStrictEqual([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { email: 1 }, name: 'email_1', unique: true },
    { v: 2, key: { a: 1, b: -1 }, name: 'a_1_b_-1' },
    { v: 2, key: { code: 1 }, name: 'code_active', unique: true, partialFilterExpression: { active: true } },
    { v: 2, key: { at: 1 }, name: 'at_1', expireAfterSeconds: 3_600 },
    { v: 2, key: { nick: 1 }, name: 'nick_1', sparse: true },
  ]);
});

test('making one again changes nothing', async () => {
  const c = fresh();
  const create = () =>
    db.command({ createIndexes: c.collectionName, indexes: [{ key: { a: 1 }, name: 'a_1' }] });
  expect(await create()).toMatchObject({
    numIndexesBefore: 1,
    numIndexesAfter: 2,
    createdCollectionAutomatically: true,
  });
  expect(await create()).toMatchObject({
    numIndexesBefore: 2,
    numIndexesAfter: 2,
    note: expect.stringMatching(/already exist/),
  });
});

describe('conflicts', () => {
  test('one name for two patterns is 86, also when only the options differ', async () => {
    const c = fresh();
    await c.createIndex({ a: 1 }, { name: 'mine' });
    expect(await codeOf(c.createIndex({ b: 1 }, { name: 'mine' }))).toBe(86);
    expect(await codeOf(c.createIndex({ a: 1 }, { name: 'mine', unique: true }))).toBe(86);
  });

  test('one pattern under two names is 85', async () => {
    const c = fresh();
    await c.createIndex({ a: 1 });
    expect(await codeOf(c.createIndex({ a: 1 }, { name: 'other' }))).toBe(85);
  });

  test('other seconds of expiry under one name is 85', async () => {
    const c = fresh();
    await c.createIndex({ at: 1 }, { expireAfterSeconds: 10 });
    expect(await codeOf(c.createIndex({ at: 1 }, { expireAfterSeconds: 20 }))).toBe(85);
  });

  test('the same fields the other way round are another index', async () => {
    const c = fresh();
    await c.createIndex({ a: 1 });
    await c.createIndex({ a: -1 });
    await c.createIndex({ a: 1, b: 1 });
    expect(await c.indexes()).toHaveLength(4);
  });
});

describe('dropping', () => {
  test('by name, by pattern, several, all', async () => {
    const c = fresh();
    await c.createIndexes([
      { key: { a: 1 } },
      { key: { b: 1 } },
      { key: { c: 1 } },
      { key: { d: 1 } },
      { key: { e: 1 } },
    ]);
    const names = async () => (await c.indexes()).map((index) => index.name);
    await c.dropIndex('a_1');
    expect(await names()).toStrictEqual(['_id_', 'b_1', 'c_1', 'd_1', 'e_1']);
    await db.command({ dropIndexes: c.collectionName, index: { b: 1 } });
    await db.command({ dropIndexes: c.collectionName, index: ['c_1'] });
    expect(await names()).toStrictEqual(['_id_', 'd_1', 'e_1']);
    await c.dropIndexes();
    expect(await names()).toStrictEqual(['_id_']);
  });

  test('an unknown one is 27, that of _id is 72, of no collection 26', async () => {
    const c = fresh();
    await c.insertOne({ a: 1 });
    expect(await codeOf(c.dropIndex('nope'))).toBe(27);
    expect(await codeOf(c.dropIndex('_id_'))).toBe(72);
    expect(await codeOf(fresh().dropIndex('a_1'))).toBe(26);
  });

  test('a unique one lifts its rule', async () => {
    const c = fresh();
    await c.createIndex({ a: 1 }, { unique: true });
    await c.insertOne({ a: 1 });
    await c.dropIndex('a_1');
    await c.insertOne({ a: 1 });
    expect(await c.countDocuments({ a: 1 })).toBe(2);
  });
});

describe('declarations that make no sense are refused', () => {
  test('empty or unknown keys are 67', async () => {
    const c = fresh();
    expect(await codeOf(c.createIndex({}))).toBe(67);
    expect(await codeOf(c.createIndex({ a: 'nonsense' as never }))).toBe(67);
    expect(await codeOf(c.createIndex({ a: 0 as never }))).toBe(67);
  });

  exceptOracle(
    'parse-codes',
    'an unknown option is 197 and named, expiry of two fields or of text is 67',
    async () => {
      const c = fresh();
      const indexes = [{ key: { a: 1 }, name: 'a', nonsense: true }];
      const refusal = db.command({ createIndexes: c.collectionName, indexes });
      await expect(refusal).rejects.toThrow('nonsense');
      expect(await codeOf(db.command({ createIndexes: c.collectionName, indexes }))).toBe(197);
      expect(await codeOf(c.createIndex({ a: 1, b: 1 }, { expireAfterSeconds: 5 }))).toBe(67);
      expect(await codeOf(c.createIndex({ a: 1 }, { expireAfterSeconds: -5 }))).toBe(67);
    },
  );
});

test('an index made over documents finds them all, and follows every change', async () => {
  const c = fresh();
  await c.insertMany(Array.from({ length: 300 }, (_, i) => ({ _id: i, n: i % 10, s: `t${i}` })));
  await c.createIndex({ n: 1, s: 1 });
  expect(await c.countDocuments({ n: 3 })).toBe(30);
  await c.updateMany({ n: 3 }, { $set: { n: 4 } });
  await c.deleteMany({ n: 5, s: { $lt: 't2' } });
  expect(await c.countDocuments({ n: 3 })).toBe(0);
  expect(await c.countDocuments({ n: 4 })).toBe(60);
  const remaining = await c.find({ n: 5 }).toArray();
  expect(remaining.map((row) => row.s).every((text) => text >= 't2')).toBe(true);
});
