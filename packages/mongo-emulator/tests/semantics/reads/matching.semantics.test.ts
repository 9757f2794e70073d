import { BSONRegExp, ObjectId } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { openEngine, type Row } from '../../support/engine';
import { codeOf } from '../../support/failure';

const { fresh } = await openEngine('matching');

/** The ids of what each filter finds, ascending; with an index on the field as well, to show it changes nothing. */
async function finder(rows: Row[], indexed?: string) {
  const c = fresh();
  if (indexed) await c.createIndex({ [indexed]: 1 });
  await c.insertMany(rows);
  return async (filter: object) => (await c.find(filter).sort({ _id: 1 }).toArray()).map((row) => row._id);
}

describe.each([undefined, 'v'])('null and missing, index on %s', (indexed) => {
  const rows = [
    { _id: 1, v: null },
    { _id: 2 },
    { _id: 3, v: 0 },
    { _id: 4, v: [null] },
    { _id: 5, v: [] },
    { _id: 6, v: { w: 1 } },
  ];

  test('equality with null includes missing; $exists and $type distinguish them', async () => {
    const find = await finder(rows, indexed);
    expect(await find({ v: null })).toStrictEqual([1, 2, 4]);
    expect(await find({ v: { $ne: null } })).toStrictEqual([3, 5, 6]);
    expect(await find({ v: { $exists: false } })).toStrictEqual([2]);
    expect(await find({ v: { $exists: true } })).toStrictEqual([1, 3, 4, 5, 6]);
    expect(await find({ v: { $type: 'null' } })).toStrictEqual([1, 4]);
    expect(await find({ v: { $in: [null, 0] } })).toStrictEqual([1, 2, 3, 4]);
    expect(await find({ v: { $nin: [null] } })).toStrictEqual([3, 5, 6]);
    expect(await find({ 'v.w': null })).toStrictEqual([1, 2, 3]);
    expect(await find({ 'v.w': { $exists: true } })).toStrictEqual([6]);
  });
});

describe.each([undefined, 'v'])('arrays, index on %s', (indexed) => {
  const rows = [
    { _id: 1, v: [1, 5] },
    { _id: 2, v: 5 },
    { _id: 3, v: [[5]] },
    { _id: 4, v: [2, 9] },
    { _id: 5, v: [] },
    { _id: 6, v: [5, 1] },
  ];

  test('a value matches itself or an element, an array matches itself or an element array', async () => {
    const find = await finder(rows, indexed);
    expect(await find({ v: 5 })).toStrictEqual([1, 2, 6]);
    expect(await find({ v: [1, 5] })).toStrictEqual([1]);
    expect(await find({ v: [5] })).toStrictEqual([3]);
    expect(await find({ v: [] })).toStrictEqual([5]);
    expect(await find({ v: { $ne: 5 } })).toStrictEqual([3, 4, 5]);
    expect(await find({ v: { $in: [9, [5]] } })).toStrictEqual([3, 4]);
    expect(await find({ v: { $type: 'array' } })).toStrictEqual([1, 3, 4, 5, 6]);
  });

  test('two bounds may hold for different elements; $elemMatch requires both of one', async () => {
    const find = await finder(rows, indexed);
    expect(await find({ v: { $gt: 2, $lt: 5 } })).toStrictEqual([1, 4, 6]);
    expect(await find({ v: { $elemMatch: { $gt: 2, $lt: 5 } } })).toStrictEqual([]);
    expect(await find({ v: { $elemMatch: { $gte: 2, $lte: 5 } } })).toStrictEqual([1, 4, 6]);
  });
});

describe('arrays of documents', () => {
  const rows = [
    {
      _id: 1,
      l: [
        { k: 'a', q: 2 },
        { k: 'b', q: 9 },
      ],
    },
    { _id: 2, l: [] },
    { _id: 3, l: [{ k: 'a', q: 20 }] },
    { _id: 4, l: { k: 'a', q: 1 } },
    { _id: 5, l: [[{ k: 'a' }]] },
  ];

  test.each([undefined, 'l.k'])('paths reach into the elements, index on %s', async (indexed) => {
    const find = await finder(rows, indexed);
    expect(await find({ 'l.k': 'a' })).toStrictEqual([1, 3, 4]);
    expect(await find({ 'l.0.k': 'a' })).toStrictEqual([1, 3, 5]);
    expect(await find({ 'l.1.k': 'b' })).toStrictEqual([1]);
    expect(await find({ 'l.k': 'a', 'l.q': 9 })).toStrictEqual([1]);
    expect(await find({ l: { $elemMatch: { k: 'a', q: { $gt: 5 } } } })).toStrictEqual([3]);
    expect(await find({ l: { $elemMatch: { k: 'a', q: 9 } } })).toStrictEqual([]);
    expect(await find({ l: { k: 'a', q: 20 } })).toStrictEqual([3]);
    expect(await find({ 'l.k': { $ne: 'a' } })).toStrictEqual([2, 5]);
  });
});

describe('operators', () => {
  const rows = [
    { _id: 1, s: 'Apple', n: 1, d: new Date(1_000) },
    { _id: 2, s: 'banana', n: 2.5 },
    { _id: 3, s: 'apricot', n: 10, o: { p: true } },
    { _id: 4, s: 'a\nb', n: -10 },
  ];

  test('text by regular expression', async () => {
    const find = await finder(rows);
    expect(await find({ s: /^ap/i })).toStrictEqual([1, 3]);
    expect(await find({ s: /^ap/ })).toStrictEqual([3]);
    expect(await find({ s: { $regex: 'nan' } })).toStrictEqual([2]);
    expect(await find({ s: /^b/m })).toStrictEqual([2, 4]);
    expect(await find({ s: new BSONRegExp('a.b', 's') })).toStrictEqual([4]);
    expect(await find({ s: { $in: [/^ban/, 'Apple'] } })).toStrictEqual([1, 2]);
    expect(await find({ n: /1/ })).toStrictEqual([]);
  });

  test('logic', async () => {
    const find = await finder(rows);
    expect(await find({ $or: [{ n: { $lt: 2 } }, { 'o.p': true }] })).toStrictEqual([1, 3, 4]);
    expect(await find({ $and: [{ n: { $gt: 0 } }, { n: { $lt: 5 } }] })).toStrictEqual([1, 2]);
    expect(await find({ n: 1, $or: [{ s: 'Apple' }] })).toStrictEqual([1]);
  });

  test('sets and types', async () => {
    const find = await finder(rows);
    expect(await find({ n: { $in: [1, 10] } })).toStrictEqual([1, 3]);
    expect(await find({ n: { $in: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, null] } })).toStrictEqual([1]);
    expect(await find({ n: { $in: [] } })).toStrictEqual([]);
    expect(await find({ n: { $nin: [1] } })).toStrictEqual([2, 3, 4]);
    expect(await find({ o: { $nin: [1] } })).toStrictEqual([1, 2, 3, 4]);
    expect(await find({ n: { $type: 'double' } })).toStrictEqual([2]);
    expect(await find({ d: { $type: 'date' } })).toStrictEqual([1]);
    expect(await find({ d: { $lte: new Date() } })).toStrictEqual([1]);
    expect(await find({ o: { $eq: { p: true } } })).toStrictEqual([3]);
  });

  test('expressions over the document', async () => {
    const find = await finder(rows);
    expect(await find({ $expr: { $gt: ['$n', { $add: [1, 6] }] } })).toStrictEqual([3]);
    expect(await find({ $expr: { $eq: [{ $ifNull: ['$d', 'none'] }, 'none'] } })).toStrictEqual([2, 3, 4]);
    expect(await find({ $expr: { $gt: ['$o', null] } })).toStrictEqual([3]);
  });

  test('ids are not their text', async () => {
    const id = new ObjectId();
    const find = await finder([{ _id: id }]);
    expect(await find({ _id: id })).toHaveLength(1);
    expect(await find({ _id: id.toHexString() })).toHaveLength(0);
  });

  test('a field named like a property that every object has is a field', async () => {
    const find = await finder([
      { _id: 1, a: {} },
      { _id: 2, constructor: 1 },
    ]);
    expect(await find({ constructor: null })).toStrictEqual([1]);
    expect(await find({ 'a.toString': { $exists: true } })).toStrictEqual([]);
  });

  test('malformed filters are refused with 2', async () => {
    const c = fresh();
    await c.insertOne({ n: 1 });
    const filters = [
      { n: { $bogus: 1 } },
      { $bogus: 1 },
      { n: { $in: 1 } },
      { n: { $gt: 1, plain: 2 } },
      { $or: [] },
      { $and: 1 },
      { n: { $elemMatch: 1 } },
      { n: { $gt: /x/ } },
      { n: { $in: [{ $gt: 1 }] } },
      { n: { $exists: true, $type: 'nonsense' } },
    ];
    for (const filter of filters) {
      expect([filter, await codeOf(c.find(filter as object).toArray())]).toStrictEqual([filter, 2]);
    }
    expect(await codeOf(c.find({ n: { $regex: '(' } }).toArray())).toBe(51091);
  });
});
