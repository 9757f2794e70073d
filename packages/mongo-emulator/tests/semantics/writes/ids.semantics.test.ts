import { Binary, Long, ObjectId, UUID } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';
import { codeOf, failureOf, writeErrorCodeOf } from '../../support/failure';

const { db, fresh, exceptOracle } = await openEngine('ids');

describe('_id', () => {
  test('is unique, and the refusal names the index, the pattern and the value', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1 });
    expect(await failureOf(c.insertOne({ _id: 1 }))).toMatchObject({
      code: 11000,
      keyPattern: { _id: 1 },
      keyValue: { _id: 1 },
      message: `E11000 duplicate key error collection: ${c.namespace} index: _id_ dup key: { _id: 1 }`,
    });
  });

  test('compares numbers by value: 1, 1.0 and Long 1 are one id', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1 });
    expect(
      await codeOf(db.collection<{ _id: Long }>(c.collectionName).insertOne({ _id: Long.fromNumber(1) })),
    ).toBe(11000);
    expect((await c.find({ _id: Long.fromNumber(1) as never }).toArray()).length).toBe(1);
  });

  test('may be of any type but an array, undefined or a regular expression', async () => {
    const c = fresh();
    const ids = [
      new ObjectId(),
      'text',
      7,
      true,
      new Date(5),
      new UUID(),
      new Binary(Buffer.from([1, 2])),
      { a: 1, b: 'x' },
    ];
    for (const _id of ids) await c.insertOne({ _id: _id as never });
    expect(await c.countDocuments({})).toBe(ids.length);
    for (const _id of ids) expect(await c.countDocuments({ _id: _id as never })).toBe(1);
    expect(await codeOf(c.insertOne({ _id: [1] as never }))).toBe(2);
    expect(await codeOf(c.insertOne({ _id: /x/ as never }))).toBe(2);
  });

  test('of a document may have no $-fields', async () => {
    const c = fresh();
    expect(await codeOf(c.insertOne({ _id: { $a: 1 } as never }))).toBe(52);
  });

  exceptOracle('null-id', 'null is an id like others', async () => {
    const c = fresh();
    // The driver's own insert would replace the null.
    const insert = () => db.command({ insert: c.collectionName, documents: [{ _id: null }] });
    expect(await insert()).toMatchObject({ n: 1 });
    expect(await c.find().toArray()).toStrictEqual([{ _id: null }]);
    expect(await writeErrorCodeOf(insert())).toBe(11000);
  });

  test('is stored first, wherever the application put it', async () => {
    const c = fresh();
    await c.insertOne({ a: 1, _id: 5 });
    expect(Object.keys((await c.findOne()) ?? {})).toStrictEqual(['_id', 'a']);
  });

  test('is made by the server when a command has none', async () => {
    const c = fresh();
    await db.command({ insert: c.collectionName, documents: [{ a: 1 }] });
    const row = await c.findOne();
    expect(row?._id).toBeInstanceOf(ObjectId);
    expect(Object.keys(row ?? {})).toStrictEqual(['_id', 'a']);
  });

  test('cannot change: $set, $unset, $inc and replacement are refused with 66', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1, a: 2 });
    expect(await codeOf(c.updateOne({ _id: 1 }, { $set: { _id: 2 } }))).toBe(66);
    expect(await codeOf(c.updateOne({ a: 2 }, { $inc: { _id: 1 } }))).toBe(66);
    expect(await codeOf(c.updateOne({ a: 2 }, { $unset: { _id: '' } }))).toBe(66);
    expect(await codeOf(c.replaceOne({ a: 2 }, { _id: 2, a: 3 } as never))).toBe(66);
    expect(await codeOf(c.findOneAndReplace({ a: 2 }, { _id: 2, a: 3 } as never))).toBe(66);
    expect(await codeOf(c.findOneAndUpdate({ a: 2 }, { $set: { _id: 2 } }))).toBe(66);
    expect(await c.find().toArray()).toStrictEqual([{ _id: 1, a: 2 }]);
  });

  test('may be named in an update that leaves it as it is', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1, a: 2 });
    await c.updateOne({ a: 2 }, { $set: { _id: 1, a: 3 } });
    await c.replaceOne({ a: 3 }, { _id: 1, a: 4 } as never);
    expect(await c.find().toArray()).toStrictEqual([{ _id: 1, a: 4 }]);
  });
});
