import { expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { codeOf, failureOf } from '../../support/failure';

const { db, fresh } = await openEngine('find_and_modify');

test('findOneAndUpdate returns the document before or after', async () => {
  const c = fresh();
  await c.insertMany([
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
  ]);
  expect(await c.findOneAndUpdate({ _id: 1 }, { $inc: { n: 10 } })).toStrictEqual({ _id: 1, n: 1 });
  expect(
    await c.findOneAndUpdate({ _id: 1 }, { $inc: { n: 10 } }, { returnDocument: 'after' }),
  ).toStrictEqual({ _id: 1, n: 21 });
  expect(await c.findOneAndUpdate({ _id: 9 }, { $inc: { n: 1 } })).toBeNull();
});

test('findOneAndUpdate takes sort and projection', async () => {
  const c = fresh();
  await c.insertMany([
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
  ]);
  const projected = await c.findOneAndUpdate(
    {},
    { $inc: { n: 10 } },
    { sort: { n: -1 }, returnDocument: 'after', projection: { n: 1, _id: 0 } },
  );
  expect(projected).toStrictEqual({ n: 12 });
});

test('findOneAndUpdate upserts: null before, the new document after, distinguished by the metadata', async () => {
  const c = fresh();
  expect(await c.findOneAndUpdate({ _id: 'a' }, { $set: { v: 1 } }, { upsert: true })).toBeNull();
  expect(
    await c.findOneAndUpdate({ _id: 'b' }, { $inc: { v: 1 } }, { upsert: true, returnDocument: 'after' }),
  ).toStrictEqual({ _id: 'b', v: 1 });
  const made = await c.findOneAndUpdate(
    { _id: 'c' },
    { $inc: { v: 1 } },
    { upsert: true, includeResultMetadata: true },
  );
  expect(made.lastErrorObject).toMatchObject({ n: 1, updatedExisting: false, upserted: 'c' });
  expect(made.value).toBeNull();
  const met = await c.findOneAndUpdate({ _id: 'c' }, { $inc: { v: 1 } }, { includeResultMetadata: true });
  expect(met.lastErrorObject).toStrictEqual({ n: 1, updatedExisting: true });
  const none = await c.findOneAndUpdate({ _id: 'd' }, { $inc: { v: 1 } }, { includeResultMetadata: true });
  expect(none.lastErrorObject).toStrictEqual({ n: 0, updatedExisting: false });
});

test('findOneAndReplace and findOneAndDelete', async () => {
  const c = fresh();
  await c.insertMany([
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
    { _id: 3, n: 3 },
  ]);
  expect(await c.findOneAndReplace({ _id: 1 }, { r: 1 }, { returnDocument: 'after' })).toStrictEqual({
    _id: 1,
    r: 1,
  });
  expect(await c.findOneAndDelete({ n: { $gt: 0 } }, { sort: { n: -1 } })).toStrictEqual({ _id: 3, n: 3 });
  expect(await c.findOneAndDelete({ n: 3 })).toBeNull();
  expect(await c.findOneAndDelete({ _id: 2 }, { projection: { n: 1, _id: 0 } })).toStrictEqual({ n: 2 });
  expect(await c.find().toArray()).toStrictEqual([{ _id: 1, r: 1 }]);
});

test('a duplicate key is 11000 with its pattern and value', async () => {
  const c = fresh();
  await c.createIndex({ email: 1 }, { unique: true });
  await c.insertMany([{ email: 'a' }, { email: 'b' }]);
  expect(await failureOf(c.findOneAndUpdate({ email: 'b' }, { $set: { email: 'a' } }))).toMatchObject({
    code: 11000,
    codeName: 'DuplicateKey',
    keyPattern: { email: 1 },
    keyValue: { email: 'a' },
  });
});

test('findAndModify requires exactly one of update and remove', async () => {
  const c = fresh();
  await c.insertOne({ _id: 1 });
  expect(await codeOf(db.command({ findAndModify: c.collectionName, query: {} }))).toBe(9);
  expect(
    await codeOf(db.command({ findAndModify: c.collectionName, remove: true, update: { $set: { a: 1 } } })),
  ).toBe(9);
  expect(await codeOf(db.command({ findAndModify: c.collectionName, remove: true, new: true }))).toBe(9);
  expect(await c.find().toArray()).toStrictEqual([{ _id: 1 }]);
});

test('60 workers take 50 jobs, each job once', async () => {
  const takes = [
    (c: ReturnType<typeof fresh>) =>
      c.findOneAndUpdate({ state: 'new' }, { $set: { state: 'taken' } }, { sort: { at: 1 } }),
    (c: ReturnType<typeof fresh>) => c.findOneAndDelete({ state: 'new' }, { sort: { at: 1 } }),
  ];
  for (const take of takes) {
    const c = fresh();
    await c.insertMany(Array.from({ length: 50 }, (_, i) => ({ _id: i, state: 'new', at: i })));
    const taken = (await Promise.all(Array.from({ length: 60 }, () => take(c)))).filter(
      (row) => row !== null,
    );
    expect(new Set(taken.map((row) => row._id)).size).toBe(50);
    expect(taken).toHaveLength(50);
  }
});
