import { BSONRegExp, Long } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { openEngine, type Row } from '../../support/engine';
import { codeOf, writeErrorCodeOf } from '../../support/failure';

const { db, fresh, exceptOracle } = await openEngine('updates');

type Case = [row: Row, update: object, result: Row];

/** Makes each update of its document, in one bulk, and expects each result with its fields in the order given. */
async function expectUpdates(cases: readonly Case[]): Promise<void> {
  const c = fresh();
  await c.insertMany(cases.map(([row], _id) => ({ _id, ...row })));
  await c.bulkWrite(cases.map(([, update], _id) => ({ updateOne: { filter: { _id }, update } })));
  const rows = await c.find().sort({ _id: 1 }).toArray();
  const results = rows.map(({ _id, ...row }, index) => [cases[index]?.[1], JSON.stringify(row)]);
  expect(results).toStrictEqual(cases.map(([, update, result]) => [update, JSON.stringify(result)]));
}

async function refusal(row: Row, update: object): Promise<unknown> {
  const c = fresh();
  await c.insertOne({ _id: 1, ...row });
  const code = await codeOf(c.updateOne({ _id: 1 }, update));
  expect(await c.findOne()).toStrictEqual({ _id: 1, ...row });
  return code;
}

test('$set makes the path it needs, in documents and in arrays, and leaves a field in its place', () =>
  expectUpdates([
    [{}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    [{ a: { x: 1 } }, { $set: { 'a.b': 2 } }, { a: { x: 1, b: 2 } }],
    [{ a: { x: 1 } }, { $set: { a: { y: 1 } } }, { a: { y: 1 } }],
    [{ l: [1] }, { $set: { 'l.3': 4 } }, { l: [1, null, null, 4] }],
    [{ l: [{ q: 1 }] }, { $set: { 'l.0.q': 2 } }, { l: [{ q: 2 }] }],
    [{}, { $set: { 'a.0': 1 } }, { a: { 0: 1 } }],
    [{ a: 1, b: 2, c: 3 }, { $set: { b: 9 } }, { a: 1, b: 9, c: 3 }],
    [{ a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
  ]));

exceptOracle('set-order', 'new fields are appended in the order of their names, numbers by value', () =>
  expectUpdates([
    [{ m: 0 }, { $set: { z: 1, a: 1, m: 1 } }, { m: 1, a: 1, z: 1 }],
    [{}, { $set: { b: 1, a: 2 }, $inc: { aa: 1 } }, { a: 2, aa: 1, b: 1 }],
  ]),
);

test('$unset removes; in an array it leaves null', () =>
  expectUpdates([
    [{ a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '' } }, { b: { d: 2 } }],
    [{ l: [1, 2, 3] }, { $unset: { 'l.1': '' } }, { l: [1, null, 3] }],
    [{ a: 1 }, { $unset: { 'x.y': '', 'a.b': '' } }, { a: 1 }],
  ]));

test('$inc starts from 0; $min and $max compare in the order of BSON', () =>
  expectUpdates([
    [{ a: 1 }, { $inc: { a: -3, b: 2, 'c.d': 1.5 } }, { a: -2, b: 2, c: { d: 1.5 } }],
    [{ a: 0.1 }, { $inc: { a: 0.2 } }, { a: 0.30000000000000004 }],
    [{ a: 5, b: 5 }, { $min: { a: 3, b: 9, c: 1 } }, { a: 3, b: 5, c: 1 }],
    [{ a: 5, b: 5 }, { $max: { a: 3, b: 'x' } }, { a: 5, b: 'x' }],
  ]));

test('$push appends, with $each, $sort and $slice', () =>
  expectUpdates([
    [{}, { $push: { l: 1 } }, { l: [1] }],
    [{ l: [1] }, { $push: { l: [2, 3] } }, { l: [1, [2, 3]] }],
    [{ l: [1] }, { $push: { l: { $each: [2, 3] } } }, { l: [1, 2, 3] }],
    [{ l: [1, 2] }, { $push: { l: { $each: [3], $slice: -2 } } }, { l: [2, 3] }],
    [{ l: [1, 2] }, { $push: { l: { $each: [3], $slice: 1 } } }, { l: [1] }],
    [{ l: [1, 2] }, { $push: { l: { $each: [], $slice: 0 } } }, { l: [] }],
    [
      { l: [{ q: 2 }] },
      { $push: { l: { $each: [{ q: 3 }, { q: 1 }], $sort: { q: -1 }, $slice: 2 } } },
      { l: [{ q: 3 }, { q: 2 }] },
    ],
  ]));

test('$addToSet adds what is not there, by value', () =>
  expectUpdates([
    [{ l: [1, 2] }, { $addToSet: { l: 2 } }, { l: [1, 2] }],
    [{ l: [1] }, { $addToSet: { l: Long.ONE } }, { l: [1] }],
    [{ l: [1] }, { $addToSet: { l: { $each: [1, 2, 2, 3] } } }, { l: [1, 2, 3] }],
    [
      { l: [{ a: 1, b: 2 }] },
      { $addToSet: { l: { b: 2, a: 1 } } },
      {
        l: [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      },
    ],
    [{}, { $addToSet: { l: 'x' } }, { l: ['x'] }],
  ]));

test('$pull takes out what equals or matches', () =>
  expectUpdates([
    [{ l: [1, 2, 1, 3] }, { $pull: { l: 1 } }, { l: [2, 3] }],
    [{ l: [1, 5, 9] }, { $pull: { l: { $gte: 5 } } }, { l: [1] }],
    [{ l: [1, 2, 3] }, { $pull: { l: { $in: [1, 3] } } }, { l: [2] }],
    [{ l: [{ k: 'a', q: 1 }, { k: 'b' }] }, { $pull: { l: { k: 'a' } } }, { l: [{ k: 'b' }] }],
    [
      { l: [{ m: [1, 5] }, { m: [1] }] },
      { $pull: { l: { m: { $elemMatch: { $gt: 4 } } } } },
      { l: [{ m: [1] }] },
    ],
    [{ a: 1 }, { $pull: { l: 1, 'm.n': 1 } }, { a: 1 }],
  ]));

exceptOracle('pull-regex', '$pull takes out text by regular expression', () =>
  expectUpdates([[{ l: ['x', 'yx', 'z'] }, { $pull: { l: new BSONRegExp('x') } }, { l: ['z'] }]]),
);

test('$ is the element that matched, $[] every one', async () => {
  const c = fresh();
  await c.insertMany([
    {
      _id: 1,
      l: [
        { s: 'a', q: 1 },
        { s: 'b', q: 2 },
      ],
    },
    { _id: 2, l: [{ s: 'b', q: 5, m: [1, 2] }] },
    { _id: 3, l: [] },
  ]);
  await c.updateOne({ _id: 1, 'l.s': 'b' }, { $inc: { 'l.$.q': 10 } });
  await c.updateMany({}, { $inc: { 'l.$[].q': 1 } });
  await c.updateOne({ _id: 2 }, { $inc: { 'l.$[].m.$[]': 1 } });
  await c.updateOne({ _id: 1, l: { $elemMatch: { s: 'a' } } }, { $set: { 'l.$.s': 'z' } });
  expect(await c.find().sort({ _id: 1 }).toArray()).toStrictEqual([
    {
      _id: 1,
      l: [
        { s: 'z', q: 2 },
        { s: 'b', q: 13 },
      ],
    },
    { _id: 2, l: [{ s: 'b', q: 6, m: [2, 3] }] },
    { _id: 3, l: [] },
  ]);
});

describe('refusals leave the document as it was', () => {
  const ROW = { s: 'x', n: null, l: [1], o: { p: 1 } };

  test.each<[object, number]>([
    // Operands of the wrong type.
    [{ $inc: { s: 1 } }, 14],
    [{ $inc: { q: 'x' } }, 14],
    // Operators on arrays, of fields that are none.
    [{ $push: { s: 1 } }, 2],
    [{ $addToSet: { s: 1 } }, 2],
    [{ $pull: { s: 1 } }, 2],
    [{ $push: { l: { $each: 1 } } }, 2],
    // A path through a value that is no document.
    [{ $set: { 's.x': 1 } }, 28],
    [{ $set: { 'n.x': 1 } }, 28],
    [{ $set: { 'l.x': 1 } }, 28],
    // Two operators on one path, or on a path and its parent.
    [{ $set: { q: 1 }, $unset: { q: 1 } }, 40],
    [{ $set: { o: 1, 'o.p': 2 } }, 40],
    // What cannot be read.
    [{ $bogus: { a: 1 } }, 9],
    [{ $set: 1 }, 9],
    [{ $set: { '': 1 } }, 56],
    [{ $set: { 'l.$': 1 } }, 2],
  ])('%j with %i', async (update, code) => {
    expect(await refusal(ROW, update)).toBe(code);
  });

  exceptOracle('parse-codes', 'clauses, paths and ids that there cannot be', async () => {
    expect(await refusal(ROW, { $push: { l: { $each: [], $bogus: 1 } } })).toBe(2);
    expect(await refusal(ROW, { $set: { $x: 1 } })).toBe(52);
    expect(await refusal(ROW, { $set: { 'a..b': 1 } })).toBe(56);
    expect(await refusal(ROW, { $set: { 's.$[]': 1 } })).toBe(2);
    expect(await refusal(ROW, { $set: { b: 1 }, constructor: { a: 1 } })).toBe(9);
    expect(await codeOf(fresh().updateOne({}, { $set: { _id: [1] as never } }, { upsert: true }))).toBe(53);
  });

  test('replacing many is 9', async () => {
    const c = fresh();
    await c.insertOne({ _id: 1 });
    const command = { update: c.collectionName, updates: [{ q: {}, u: { a: 1 }, multi: true }] };
    expect(await writeErrorCodeOf(db.command(command))).toBe(9);
  });
});
