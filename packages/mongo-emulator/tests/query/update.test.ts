import { Double, Long, ObjectId } from 'bson';
import { describe, expect, test } from 'vitest';
import type { Document } from '#query/bson-type';
import { compileUpdate } from '#query/update';
import { codeOf } from './failure';

const NOW = new Date('2026-01-02T03:04:05Z');

function updated(doc: Document, update: Document | Document[], arrayFilters?: Document[]): Document {
  return compileUpdate(update, arrayFilters, NOW).apply(doc, { isInsert: false });
}

describe('value operators', () => {
  test.each<[Document, Document, Document]>([
    [{ a: 1 }, { $set: { b: 2 } }, { a: 1, b: 2 }],
    [{}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    [{ a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
    [{ a: [1] }, { $set: { 'a.3': 9 } }, { a: [1, null, null, 9] }],
    [{ a: { b: 1 } }, { $set: { a: { c: 1 } } }, { a: { c: 1 } }],
    [{ a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
    [{ a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    [{ a: 1 }, { $unset: { 'a.b': '', c: '' } }, { a: 1 }],
    [{ a: 1 }, { $inc: { a: 2, b: 3 } }, { a: 3, b: 3 }],
    [{ a: 2_147_483_647 }, { $inc: { a: 1 } }, { a: Long.fromNumber(2_147_483_648) }],
    [{ a: Long.fromNumber(1) }, { $inc: { a: 1 } }, { a: Long.fromNumber(2) }],
    [{ a: new Double(1) }, { $inc: { a: 1 } }, { a: new Double(2) }],
    [{ a: 0.1 }, { $inc: { a: 0.2 } }, { a: 0.30000000000000004 }],
    [{ a: 3 }, { $mul: { a: 2, b: 5 } }, { a: 6, b: 0 }],
    [{ a: 3 }, { $min: { a: 2, b: 1 } }, { a: 2, b: 1 }],
    [{ a: 3 }, { $min: { a: 5 } }, { a: 3 }],
    [{ a: 3 }, { $max: { a: 'text' } }, { a: 'text' }],
    [{ a: 1, c: 2 }, { $rename: { a: 'b' } }, { c: 2, b: 1 }],
    [{ a: { x: 1 } }, { $rename: { 'a.x': 'y.z' } }, { a: {}, y: { z: 1 } }],
    [{ a: 1 }, { $rename: { nope: 'b' } }, { a: 1 }],
    [{ a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
    [{}, { $currentDate: { a: true, b: { $type: 'date' } } }, { a: NOW, b: NOW }],
  ])('%j with %j', (doc, update, expected) => {
    expect(updated(doc, update)).toStrictEqual(expected);
  });

  test('write new fields in the order of their names, numbers by value', () => {
    expect(Object.keys(updated({}, { $set: { b: 1, a: 2 }, $inc: { aa: 1 } }))).toStrictEqual([
      'a',
      'aa',
      'b',
    ]);
    expect(Object.keys(updated({ o: {} }, { $set: { 'o.10': 1, 'o.9': 1 } }).o as Document)).toStrictEqual([
      '9',
      '10',
    ]);
  });

  test('$setOnInsert writes when the document is being inserted', () => {
    const updater = compileUpdate({ $setOnInsert: { a: 1 }, $set: { b: 2 } });
    expect(updater.apply({ _id: 1 }, { isInsert: true })).toStrictEqual({ _id: 1, a: 1, b: 2 });
  });

  test('leave the document they are given as it was', () => {
    const doc = { a: { b: [1, { c: 2 }] } };
    const before = structuredClone(doc);
    updated(doc, { $set: { 'a.b.1.c': 3 }, $inc: { 'a.b.0': 1 } });
    expect(doc).toStrictEqual(before);
  });
});

describe('array operators', () => {
  test.each<[Document, Document, Document]>([
    [{ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
    [{}, { $push: { a: [2] } }, { a: [[2]] }],
    [{ a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
    [{}, { $push: { a: { $each: [] } } }, { a: [] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [9], $position: 1 } } }, { a: [1, 9, 2] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [9], $position: -1 } } }, { a: [1, 9, 2] }],
    [{ a: [3, 1] }, { $push: { a: { $each: [2], $sort: 1, $slice: 2 } } }, { a: [1, 2] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
    [
      { a: [{ x: 2 }] },
      { $push: { a: { $each: [{ x: 1 }], $sort: { x: 1 } } } },
      { a: [{ x: 1 }, { x: 2 }] },
    ],
    [{ a: [1] }, { $addToSet: { a: 1 } }, { a: [1] }],
    [{ a: [1] }, { $addToSet: { a: Long.ONE } }, { a: [1] }],
    [
      { a: [{ x: 1, y: 2 }] },
      { $addToSet: { a: { y: 2, x: 1 } } },
      {
        a: [
          { x: 1, y: 2 },
          { y: 2, x: 1 },
        ],
      },
    ],
    [{}, { $addToSet: { a: { $each: [1, 2, 1] } } }, { a: [1, 2] }],
    [{ a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }],
    [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
    [{ a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    [{ a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    [{ a: ['abc', 'b'] }, { $pull: { a: /^a/ } }, { a: ['b'] }],
    [{ a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
    [
      { a: [{ l: [1, 5] }, { l: [1] }] },
      { $pull: { a: { l: { $elemMatch: { $gt: 4 } } } } },
      { a: [{ l: [1] }] },
    ],
    [{ a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
    [{ b: 1 }, { $pull: { a: 1 }, $pop: { 'c.d': 1 } }, { b: 1 }],
  ])('%j with %j', (doc, update, expected) => {
    expect(updated(doc, update)).toStrictEqual(expected);
  });
});

describe('positional operators', () => {
  test('$ stands for the element the filter found', () => {
    const updater = compileUpdate({ $set: { 'a.$.x': 9 } });
    expect(updater.apply({ a: [{ x: 1 }, { x: 2 }] }, { isInsert: false, positional: 1 })).toStrictEqual({
      a: [{ x: 1 }, { x: 9 }],
    });
  });

  test('$[] stands for every element, $[name] for those an array filter finds', () => {
    expect(updated({ a: [1, 2] }, { $inc: { 'a.$[]': 10 } })).toStrictEqual({ a: [11, 12] });
    expect(updated({ a: [1, 5] }, { $set: { 'a.$[big]': 0 } }, [{ big: { $gt: 3 } }])).toStrictEqual({
      a: [1, 0],
    });
    expect(
      updated(
        {
          a: [
            { k: 'x', l: [1, 2] },
            { k: 'y', l: [1] },
          ],
        },
        { $inc: { 'a.$[e].l.$[]': 1 } },
        [{ 'e.k': 'x' }],
      ),
    ).toStrictEqual({
      a: [
        { k: 'x', l: [2, 3] },
        { k: 'y', l: [1] },
      ],
    });
  });
});

describe('replacement and pipeline', () => {
  test('a replacement keeps _id', () => {
    expect(updated({ _id: 1, a: 1 }, { b: 2 })).toStrictEqual({ _id: 1, b: 2 });
  });

  test('a pipeline computes from the document', () => {
    const update = [{ $set: { total: { $multiply: ['$n', '$price'] }, at: '$$NOW' } }, { $unset: 'n' }];
    expect(updated({ _id: 1, n: 2, price: 3 }, update)).toStrictEqual({
      _id: 1,
      price: 3,
      total: 6,
      at: NOW,
    });
    expect(updated({ _id: 1, a: { b: 2 } }, [{ $replaceWith: { _id: '$_id', c: '$a.b' } }])).toStrictEqual({
      _id: 1,
      c: 2,
    });
  });
});

describe('refuses', () => {
  const doc = { _id: 1, s: 'text', n: null, a: [1], o: {} };

  test.each<[Document | Document[], number]>([
    [{ $nope: { a: 1 } }, 9],
    [{ $set: 1 }, 9],
    [{ $set: { a: 1 }, $unset: { a: 1 } }, 40],
    [{ $set: { a: 1, 'a.b': 1 } }, 40],
    [{ $set: { _id: 2 } }, 66],
    [{ $unset: { _id: '' } }, 66],
    [{ _id: 2, a: 1 }, 66],
    [{ a: 1, $set: { b: 1 } }, 52],
    [{ $set: { 's.x': 1 } }, 28],
    [{ $set: { 'n.x': 1 } }, 28],
    [{ $set: { 'a.x': 1 } }, 28],
    [{ $pull: { 's.x': 1 } }, 28],
    [{ $pop: { 's.x': 1 } }, 28],
    [{ $rename: { 's.x': 'y' } }, 28],
    [{ $inc: { s: 1 } }, 14],
    [{ $inc: { a: 'x' } }, 14],
    [{ $mul: { n: 2 } }, 14],
    [{ $push: { s: 1 } }, 2],
    [{ $push: { a: { $each: 1 } } }, 2],
    [{ $push: { a: { $each: [], $nope: 1 } } }, 2],
    [{ $addToSet: { s: 1 } }, 2],
    [{ $pull: { s: 1 } }, 2],
    [{ $pullAll: { a: 1 } }, 2],
    [{ $pop: { a: 2 } }, 9],
    [{ $pop: { s: 1 } }, 14],
    [{ $currentDate: { a: { $type: 'timestamp' } } }, 2],
    [{ constructor: { a: 1 }, $set: { b: 1 } }, 52],
    [{ $set: { b: 1 }, constructor: { a: 1 } }, 9],
    [{ $rename: { a: 'a' } }, 2],
    [{ $rename: { 'a.0': 'b' } }, 2],
    [{ $set: { '': 1 } }, 56],
    [{ $set: { 'a..b': 1 } }, 56],
    [{ $set: { $x: 1 } }, 52],
    [{ $set: { 'a.$': 1 } }, 2],
    [{ $set: { 's.$[]': 1 } }, 2],
    [{ $set: { 'a.$[x]': 1 } }, 2],
    [[{ $match: {} }], 72],
    [[{ $nope: {} }], 72],
  ])('%j with code %i', (update, code) => {
    expect(codeOf(() => updated(doc, update))).toBe(code);
  });

  test('array filters that are unused, unnamed or have two names', () => {
    expect(codeOf(() => updated(doc, { $set: { o: 1 } }, [{ x: 1 }]))).toBe(9);
    expect(codeOf(() => updated(doc, { $set: { 'a.$[x]': 1 } }, [{ x: 1 }, { x: 2 }]))).toBe(9);
    expect(codeOf(() => updated(doc, { $set: { 'a.$[x]': 1 } }, [{ x: 1, y: 2 }]))).toBe(9);
  });

  test('an int64 sum that does not fit', () => {
    expect(codeOf(() => updated({ n: Long.MAX_VALUE }, { $inc: { n: 1 } }))).toBe(2);
  });

  test('an _id that no document may have', () => {
    expect(codeOf(() => compileUpdate({ _id: [1] }).apply({}, { isInsert: true }))).toBe(53);
    expect(compileUpdate({ _id: new ObjectId() }).apply({}, { isInsert: true })._id).toBeInstanceOf(ObjectId);
  });
});
