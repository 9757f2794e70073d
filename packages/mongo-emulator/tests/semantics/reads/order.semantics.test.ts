import { Binary, Double, Int32, Long, ObjectId, Timestamp } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { openEngine } from '../../support/engine';

const { fresh, exceptOracle } = await openEngine('order');

/** Ascending, by MongoDB's order of types and then of values. Source: the manual's "Comparison/Sort Order". */
const ASCENDING: [label: string, value: unknown][] = [
  ['null', null],
  ['-infinity', -Infinity],
  ['-5', -5],
  ['0', 0],
  ['0.5', 0.5],
  ['1', new Int32(1)],
  ['1.5', new Double(1.5)],
  ['2 long', Long.fromNumber(2)],
  ['infinity', Infinity],
  ['empty text', ''],
  ['Z', 'Z'],
  ['a', 'a'],
  ['aa', 'aa'],
  ['é', 'é'],
  ['{}', {}],
  ['{a:1}', { a: 1 }],
  ['{a:1,b:1}', { a: 1, b: 1 }],
  ['{a:2}', { a: 2 }],
  ['{b:0}', { b: 0 }],
  ['binary short', new Binary(Buffer.from([9]))],
  ['binary long', new Binary(Buffer.from([1, 1]))],
  ['id low', new ObjectId('000000000000000000000001')],
  ['id high', new ObjectId('000000000000000000000002')],
  ['false', false],
  ['true', true],
  ['date before 1970', new Date(-1000)],
  ['date', new Date(1000)],
  ['timestamp', new Timestamp({ t: 1, i: 1 })],
];

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item, i) => ({ item, key: (i * 17) % items.length }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

async function mixedBag(indexed: boolean) {
  const c = fresh();
  if (indexed) await c.createIndex({ v: 1 });
  await c.insertMany(shuffled(ASCENDING).map(([label, v]) => ({ _id: label, v })));
  return c;
}

describe.each([false, true])('order across types, indexed: %s', (indexed) => {
  test('ascending and descending', async () => {
    const c = await mixedBag(indexed);
    const labels = ASCENDING.map(([label]) => label);
    expect((await c.find().sort({ v: 1 }).toArray()).map((row) => row._id)).toStrictEqual(labels);
    expect((await c.find().sort({ v: -1 }).toArray()).map((row) => row._id)).toStrictEqual(
      labels.toReversed(),
    );
  });

  test('comparisons stay within one type', async () => {
    const c = await mixedBag(indexed);
    const found = async (filter: object) =>
      (await c.find({ v: filter }).sort({ v: 1 }).toArray()).map((row) => row._id);
    expect(await found({ $gt: 1 })).toStrictEqual(['1.5', '2 long', 'infinity']);
    expect(await found({ $lt: 0 })).toStrictEqual(['-infinity', '-5']);
    expect(await found({ $gte: 'a' })).toStrictEqual(['a', 'aa', 'é']);
    expect(await found({ $lt: 'a' })).toStrictEqual(['empty text', 'Z']);
    expect(await found({ $gte: { a: 1 } })).toStrictEqual(['{a:1}', '{a:1,b:1}', '{a:2}', '{b:0}']);
    expect(await found({ $lte: new Date(1000) })).toStrictEqual(['date before 1970', 'date']);
    expect(await found({ $gt: false })).toStrictEqual(['true']);
    expect(await found({ $gte: null })).toStrictEqual(['null']);
    expect(await found({ $gt: new ObjectId('000000000000000000000001') })).toStrictEqual(['id high']);
  });

  test('a negated equality includes every other type', async () => {
    const c = await mixedBag(indexed);
    expect(await c.countDocuments({ v: { $ne: 'a' } })).toBe(ASCENDING.length - 1);
  });
});

describe('sorting', () => {
  test('by several fields, each in its own direction', async () => {
    const c = fresh();
    await c.insertMany([
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 2, b: 1 },
      { _id: 3, a: 1, b: 2 },
      { _id: 4, a: 2, b: 2 },
    ]);
    const sorted = async (sort: Record<string, 1 | -1>) =>
      (await c.find().sort(sort).toArray()).map((row) => row._id);
    expect(await sorted({ a: 1, b: -1 })).toStrictEqual([3, 1, 4, 2]);
    expect(await sorted({ b: -1, a: 1 })).toStrictEqual([3, 4, 1, 2]);
    await c.createIndex({ a: 1, b: -1 });
    expect(await sorted({ a: 1, b: -1 })).toStrictEqual([3, 1, 4, 2]);
    expect(await sorted({ a: -1, b: 1 })).toStrictEqual([2, 4, 1, 3]);
    expect(await sorted({ a: -1, b: -1 })).toStrictEqual([4, 2, 3, 1]);
  });

  test('missing sorts with null, an array by its least element up and its greatest down', async () => {
    const c = fresh();
    await c.insertMany([
      { _id: 'both', v: [1, 9] },
      { _id: 'middle', v: 5 },
      { _id: 'missing' },
      { _id: 'two', v: [2, 3] },
    ]);
    const sorted = async (way: 1 | -1) => (await c.find().sort({ v: way }).toArray()).map((row) => row._id);
    for (const indexed of [false, true]) {
      if (indexed) await c.createIndex({ v: 1 });
      expect(await sorted(1)).toStrictEqual(['missing', 'both', 'two', 'middle']);
      expect(await sorted(-1)).toStrictEqual(['both', 'middle', 'two', 'missing']);
    }
  });

  exceptOracle('empty-array-order', 'an empty array sorts below null and missing', async () => {
    const c = fresh();
    await c.insertMany([
      { _id: 'missing' },
      { _id: 'null', v: null },
      { _id: 'empty', v: [] },
      { _id: 'one', v: [1] },
    ]);
    for (const indexed of [false, true]) {
      if (indexed) await c.createIndex({ v: 1 });
      const ids = (await c.find().sort({ v: 1, _id: 1 }).toArray()).map((row) => row._id);
      expect(ids).toStrictEqual(['empty', 'missing', 'null', 'one']);
    }
  });

  test('NaN is below every number', async () => {
    const c = fresh();
    await c.insertMany([
      { _id: 1, v: -Infinity },
      { _id: 2, v: Number.NaN },
      { _id: 3, v: 0 },
    ]);
    expect((await c.find().sort({ v: 1 }).toArray()).map((row) => row._id)).toStrictEqual([2, 1, 3]);
    expect((await c.find({ v: Number.NaN }).toArray()).map((row) => row._id)).toStrictEqual([2]);
    expect((await c.find({ v: { $lt: 1 } }).toArray()).map((row) => row._id)).toStrictEqual([1, 3]);
  });

  test('text compares by bytes of UTF-8, not by code units', async () => {
    const c = fresh();
    const ascending = ['z', '\u00e9', '\uffee', '\u{1F600}'];
    await c.insertMany(ascending.toReversed().map((_id) => ({ _id })));
    expect((await c.find().sort({ _id: 1 }).toArray()).map((row) => row._id)).toStrictEqual(ascending);
  });
});
