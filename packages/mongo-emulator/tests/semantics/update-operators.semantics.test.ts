import { describe, expect, test } from 'vitest';
import { openEngine, type Row } from '../support/engine';
import { codeOf, writeErrorCodeOf } from '../support/failure';

const { db, fresh, exceptOracle } = await openEngine('updates');

async function updated(row: Row, update: object | object[]): Promise<unknown> {
  const c = fresh();
  await c.insertOne({ _id: 1, ...row });
  await c.updateOne({ _id: 1 }, update as object);
  const { _id, ...rest } = (await c.findOne({ _id: 1 })) ?? {};
  return rest;
}

async function refusal(row: Row, update: object | object[]) {
  const c = fresh();
  await c.insertOne({ _id: 1, ...row });
  const code = await codeOf(c.updateOne({ _id: 1 }, update as object));
  expect(await c.findOne()).toStrictEqual({ _id: 1, ...row });
  return code;
}

describe('fields', () => {
  test('$set makes the path it needs, in documents and in arrays', async () => {
    expect(await updated({}, { $set: { 'a.b.c': 1 } })).toStrictEqual({ a: { b: { c: 1 } } });
    expect(await updated({ a: { x: 1 } }, { $set: { 'a.b': 2 } })).toStrictEqual({ a: { x: 1, b: 2 } });
    expect(await updated({ l: [1] }, { $set: { 'l.3': 4 } })).toStrictEqual({ l: [1, null, null, 4] });
    expect(await updated({ l: [{ q: 1 }] }, { $set: { 'l.0.q': 2 } })).toStrictEqual({ l: [{ q: 2 }] });
    expect(await updated({}, { $set: { 'a.0': 1 } })).toStrictEqual({ a: { 0: 1 } });
  });

  exceptOracle('set-order', '$set appends new fields in the order of their names', async () => {
    expect(JSON.stringify(await updated({ m: 0 }, { $set: { z: 1, a: 1, m: 1 } }))).toBe(
      '{"m":1,"a":1,"z":1}',
    );
  });

  test('$set keeps the place of a field that is there', async () => {
    const row = await updated({ a: 1, b: 2, c: 3 }, { $set: { b: 9 } });
    expect(JSON.stringify(row)).toBe('{"a":1,"b":9,"c":3}');
  });

  test('$unset removes; in an array it leaves null', async () => {
    expect(await updated({ a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '' } })).toStrictEqual({
      b: { d: 2 },
    });
    expect(await updated({ l: [1, 2, 3] }, { $unset: { 'l.1': '' } })).toStrictEqual({ l: [1, null, 3] });
    expect(await updated({ a: 1 }, { $unset: { 'x.y': '' } })).toStrictEqual({ a: 1 });
  });

  test('$inc and $mul start from nothing at 0', async () => {
    expect(await updated({ a: 1 }, { $inc: { a: -3, b: 2, 'c.d': 1.5 } })).toStrictEqual({
      a: -2,
      b: 2,
      c: { d: 1.5 },
    });
    expect(await updated({ a: 3 }, { $mul: { a: 2, b: 5 } })).toStrictEqual({ a: 6, b: 0 });
  });

  test('$min and $max compare in the order of BSON', async () => {
    expect(await updated({ a: 5, b: 5 }, { $min: { a: 3, b: 9, c: 1 } })).toStrictEqual({ a: 3, b: 5, c: 1 });
    expect(await updated({ a: 5, b: 5 }, { $max: { a: 3, b: 'x' } })).toStrictEqual({ a: 5, b: 'x' });
  });

  test('$rename moves a value, over what was there', async () => {
    expect(await updated({ a: 1, b: 2 }, { $rename: { a: 'b' } })).toStrictEqual({ b: 1 });
    expect(await updated({ a: { x: 1, y: 2 } }, { $rename: { 'a.x': 'z' } })).toStrictEqual({
      a: { y: 2 },
      z: 1,
    });
    expect(await updated({ a: 1 }, { $rename: { none: 'b' } })).toStrictEqual({ a: 1 });
  });

  test('$currentDate sets a date', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1 });
    await c.updateOne({ _id: 1 }, { $currentDate: { d: true, e: { $type: 'date' } } } as never);
    const row = await c.findOne();
    expect(row?.d).toBeInstanceOf(Date);
    expect(row?.e).toBeInstanceOf(Date);
  });
});

describe('arrays', () => {
  test('$push appends, with $each, $position, $sort and $slice', async () => {
    expect(await updated({}, { $push: { l: 1 } })).toStrictEqual({ l: [1] });
    expect(await updated({ l: [1] }, { $push: { l: [2, 3] } })).toStrictEqual({ l: [1, [2, 3]] });
    expect(await updated({ l: [1] }, { $push: { l: { $each: [2, 3] } } })).toStrictEqual({ l: [1, 2, 3] });
    expect(await updated({ l: [1, 2] }, { $push: { l: { $each: [8, 9], $position: 1 } } })).toStrictEqual({
      l: [1, 8, 9, 2],
    });
    expect(await updated({ l: [1, 2] }, { $push: { l: { $each: [9], $position: -1 } } })).toStrictEqual({
      l: [1, 9, 2],
    });
    expect(
      await updated({ l: [5] }, { $push: { l: { $each: [3, 1, 2], $sort: 1, $slice: 2 } } }),
    ).toStrictEqual({ l: [1, 2] });
    expect(await updated({ l: [1, 2] }, { $push: { l: { $each: [3], $slice: -2 } } })).toStrictEqual({
      l: [2, 3],
    });
    expect(await updated({ l: [1, 2] }, { $push: { l: { $each: [], $slice: 0 } } })).toStrictEqual({ l: [] });
    const sorted = await updated(
      { l: [{ q: 2 }] },
      { $push: { l: { $each: [{ q: 3 }, { q: 1 }], $sort: { q: -1 } } } },
    );
    expect(sorted).toStrictEqual({ l: [{ q: 3 }, { q: 2 }, { q: 1 }] });
  });

  test('$addToSet adds what is not there, by value', async () => {
    expect(await updated({ l: [1, 2] }, { $addToSet: { l: 2 } })).toStrictEqual({ l: [1, 2] });
    expect(await updated({ l: [1] }, { $addToSet: { l: { $each: [1, 2, 2, 3] } } })).toStrictEqual({
      l: [1, 2, 3],
    });
    expect(await updated({ l: [{ a: 1, b: 2 }] }, { $addToSet: { l: { b: 2, a: 1 } } })).toStrictEqual({
      l: [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    });
    expect(await updated({}, { $addToSet: { l: 'x' } })).toStrictEqual({ l: ['x'] });
  });

  test('$pull takes out what matches, $pullAll what equals, $pop an end', async () => {
    expect(await updated({ l: [1, 2, 1, 3] }, { $pull: { l: 1 } })).toStrictEqual({ l: [2, 3] });
    expect(await updated({ l: [1, 5, 9] }, { $pull: { l: { $gte: 5 } } })).toStrictEqual({ l: [1] });
    expect(await updated({ l: [{ k: 'a', q: 1 }, { k: 'b' }] }, { $pull: { l: { k: 'a' } } })).toStrictEqual({
      l: [{ k: 'b' }],
    });
    expect(await updated({ l: [1, 2, 3] }, { $pull: { l: { $in: [1, 3] } } })).toStrictEqual({ l: [2] });
    expect(await updated({ l: [1, 2, 1, 3] }, { $pullAll: { l: [1, 3] } })).toStrictEqual({ l: [2] });
    expect(await updated({ l: [1, 2, 3] }, { $pop: { l: 1 } })).toStrictEqual({ l: [1, 2] });
    expect(await updated({ l: [1, 2, 3] }, { $pop: { l: -1 } })).toStrictEqual({ l: [2, 3] });
    expect(await updated({ a: 1 }, { $pull: { l: 1 }, $pop: { m: 1 } })).toStrictEqual({ a: 1 });
  });

  exceptOracle('pull-regex', '$pull takes out text by regular expression', async () => {
    expect(await updated({ l: ['x', 'yx', 'z'] }, { $pull: { l: /x/ } })).toStrictEqual({ l: ['z'] });
  });

  test('$ is the element that matched, $[] every one, $[name] those of arrayFilters', async () => {
    const c = fresh();
    await c.insertMany([
      {
        _id: 1,
        l: [
          { s: 'a', q: 1 },
          { s: 'b', q: 2 },
        ],
      },
      { _id: 2, l: [{ s: 'b', q: 5 }] },
      { _id: 3, l: [] },
    ]);
    await c.updateOne({ _id: 1, 'l.s': 'b' }, { $inc: { 'l.$.q': 10 } });
    await c.updateMany({}, { $set: { 'l.$[big].hot': true } }, { arrayFilters: [{ 'big.q': { $gte: 5 } }] });
    await c.updateMany({}, { $inc: { 'l.$[].q': 1 } });
    expect(await c.find().sort({ _id: 1 }).toArray()).toStrictEqual([
      {
        _id: 1,
        l: [
          { s: 'a', q: 2 },
          { s: 'b', q: 13, hot: true },
        ],
      },
      { _id: 2, l: [{ s: 'b', q: 6, hot: true }] },
      { _id: 3, l: [] },
    ]);
    await c.updateOne({ _id: 1, l: { $elemMatch: { s: 'a' } } }, { $set: { 'l.$.s': 'z' } });
    expect((await c.findOne({ _id: 1 }))?.l[0].s).toBe('z');
  });

  test('arrayFilters of values, of several names, and nested', async () => {
    const c = fresh();
    await c.insertOne({
      _id: 1,
      n: [1, 2, 3],
      g: [
        { on: true, l: [1, 5] },
        { on: false, l: [9] },
      ],
    });
    await c.updateOne({ _id: 1 }, { $set: { 'n.$[x]': 0 } }, { arrayFilters: [{ x: { $gte: 2 } }] });
    await c.updateOne(
      { _id: 1 },
      { $inc: { 'g.$[o].l.$[v]': 100 } },
      { arrayFilters: [{ 'o.on': true }, { v: { $gt: 2 } }] },
    );
    expect(await c.findOne()).toStrictEqual({
      _id: 1,
      n: [1, 0, 0],
      g: [
        { on: true, l: [1, 105] },
        { on: false, l: [9] },
      ],
    });
  });
});

describe('pipelines', () => {
  test('one that leaves the _id out keeps it', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1, t: { v: 1 } });
    await c.updateOne({ _id: 1 }, [{ $replaceRoot: { newRoot: '$t' } }, { $set: { w: 2 } }]);
    expect(await c.findOne()).toStrictEqual({ _id: 1, v: 1, w: 2 });
  });

  test('compute from the document', async () => {
    const row = await updated({ l: [{ q: 1 }, { q: 2 }], old: 1 }, [
      { $set: { total: { $sum: '$l.q' } } },
      { $set: { double: { $multiply: ['$total', 2] } } },
      { $unset: 'old' },
    ]);
    expect(row).toStrictEqual({ l: [{ q: 1 }, { q: 2 }], total: 3, double: 6 });
    expect(
      await updated({ a: 1, b: 2 }, [{ $replaceWith: { _id: '$_id', c: { $add: ['$a', '$b'] } } }]),
    ).toStrictEqual({ c: 3 });
  });

  test('may not hold other stages', async () => {
    expect(await refusal({ a: 1 }, [{ $group: { _id: '$a' } }])).toBe(72);
  });
});

describe('refusals leave the document as it was', () => {
  test('operands of the wrong type are 14', async () => {
    expect(await refusal({ a: 'x' }, { $inc: { a: 1 } })).toBe(14);
    expect(await refusal({ a: 1 }, { $inc: { a: 'x' } })).toBe(14);
    expect(await refusal({ a: 'x' }, { $mul: { a: 2 } })).toBe(14);
  });

  test('array operators on a field that is no array are 2', async () => {
    expect(await refusal({ a: 1 }, { $push: { a: 1 } })).toBe(2);
    expect(await refusal({ a: 1 }, { $addToSet: { a: 1 } })).toBe(2);
    expect(await refusal({ a: 1 }, { $pull: { a: 1 } })).toBe(2);
    expect(await refusal({ a: 1 }, { $push: { l: { $each: 1 } } })).toBe(2);
  });

  test('a path through a value that is no document is 28', async () => {
    expect(await refusal({ a: 1 }, { $set: { 'a.b': 1 } })).toBe(28);
    expect(await refusal({ a: [1] }, { $set: { 'a.b': 1 } })).toBe(28);
  });

  test('two operators on one path, or on a path and its parent, are 40', async () => {
    expect(await refusal({ a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } })).toBe(40);
    expect(await refusal({ a: { b: 1 } }, { $set: { a: 1, 'a.b': 2 } })).toBe(40);
  });

  test('an unknown operator, an empty path, a bad positional are errors', async () => {
    expect(await refusal({ a: 1 }, { $bogus: { a: 1 } })).toBe(9);
    expect(await refusal({ a: 1 }, { $set: { '': 1 } })).toBe(56);
    expect(await refusal({ a: 1 }, { $set: { 'a.': 1 } })).toBe(56);
    expect(await refusal({ l: [1] }, { $set: { 'l.$': 1 } })).toBe(2);
    expect(await refusal({ l: [1] }, { $set: { 'l.$[x]': 1 } })).toBe(2);
    expect(await refusal({ a: 1 }, { $set: 1 })).toBe(9);
  });

  exceptOracle('parse-codes', 'popping what is no array is 14, renaming to itself 2', async () => {
    expect(await refusal({ a: 1 }, { $pop: { a: 1 } })).toBe(14);
    expect(await refusal({ a: 1 }, { $rename: { a: 'a' } })).toBe(2);
  });

  test('an array filter that no path uses is 9', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1, l: [1] });
    const update = c.updateOne({ _id: 1 }, { $set: { a: 1 } }, { arrayFilters: [{ x: 1 }] });
    expect(await codeOf(update)).toBe(9);
  });

  test('replacing many is 9', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1 });
    const command = { update: c.collectionName, updates: [{ q: {}, u: { a: 1 }, multi: true }] };
    expect(await writeErrorCodeOf(db.command(command))).toBe(9);
  });
});
