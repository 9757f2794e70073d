import { expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { codeOf } from '../../support/failure';

const { client, db, fresh } = await openEngine('collections');

test('a collection is made by its first document or on purpose, once', async () => {
  const c = fresh();
  const listed = () => db.listCollections({ name: c.collectionName }).toArray();
  expect(await listed()).toStrictEqual([]);
  await c.insertOne({ a: 1 });
  expect(await listed()).toMatchObject([
    { name: c.collectionName, type: 'collection', idIndex: { key: { _id: 1 }, name: '_id_' } },
  ]);
  await db.createCollection('on_purpose');
  await db.createCollection('on_purpose');
});

test('listing takes a filter and names alone', async () => {
  await db.createCollection('list_a');
  await db.createCollection('list_b');
  const names = await db.listCollections({ name: /^list_/ }, { nameOnly: true }).toArray();
  expect(names.map((item) => item.name).sort()).toStrictEqual(['list_a', 'list_b']);
  expect(names.every((item) => !('options' in item) || item.type === 'collection')).toBe(true);
});

test('dropping empties, and dropping nothing is no error', async () => {
  const c = fresh();
  await c.insertOne({ _id: 1 });
  await c.createIndex({ a: 1 });
  expect(await c.drop()).toBe(true);
  expect(await c.find().toArray()).toStrictEqual([]);
  await c.insertOne({ _id: 1 });
  expect(await c.indexes()).toHaveLength(1);
});

test('databases are dropped one by one', async () => {
  const other = client.db(`${db.databaseName}_other`);
  await other.collection('x').insertOne({});
  const c = fresh();
  await c.insertOne({});
  await other.dropDatabase();
  expect(await other.collection('x').countDocuments({})).toBe(0);
  expect(await c.countDocuments({})).toBe(1);
});

test('names are case-sensitive and may contain dots', async () => {
  await db.collection('Case.a').insertOne({ _id: 1 as never });
  await db.collection('case.a').insertOne({ _id: 2 as never });
  expect(await db.collection('Case.a').distinct('_id')).toStrictEqual([1]);
  expect(await db.collection('case.a').distinct('_id')).toStrictEqual([2]);
});

test('listing the indexes of a collection that does not exist is 26', async () => {
  expect(await codeOf(fresh().listIndexes().toArray())).toBe(26);
});
