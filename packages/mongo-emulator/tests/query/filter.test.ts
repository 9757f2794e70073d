import { Binary, BSONRegExp, Double, Long, ObjectId } from 'bson';
import { describe, expect, test } from 'vitest';
import { Scope } from '#aggregate/scope';
import type { Document } from '#query/bson-type';
import { compileFilter } from '#query/filter';
import { codeOf } from './failure';

function matches(filter: Document, doc: Document): boolean {
  return compileFilter(filter).matches(doc);
}

/**
 * Returns which of the values, put into the field `v`, a condition matches; a hole in the list is a document without
 * the field.
 */
function found(condition: unknown, values: unknown[]): unknown[] {
  const matcher = compileFilter({ v: condition });
  return values.filter((value) => matcher.matches(value === undefined ? {} : { v: value }));
}

describe('equality', () => {
  test('of numbers is by value, whatever their types', () => {
    const ones = [1, new Double(1), Long.ONE];
    for (const one of ones) expect(found(one, [...ones, '1', true, 2])).toStrictEqual(ones);
  });

  test('of null finds missing fields too, and elements of arrays', () => {
    expect(found(null, [null, undefined, [null], 0, '', [], [[null]]])).toStrictEqual([
      null,
      undefined,
      [null],
    ]);
  });

  test('of an array finds the array itself and arrays that hold it', () => {
    expect(found([1, 2], [[1, 2], [[1, 2]], [2, 1], [1, 2, 3], 1])).toStrictEqual([[1, 2], [[1, 2]]]);
  });

  test('of a document is exact: every field, in order', () => {
    expect(found({ a: 1, b: 2 }, [{ a: 1, b: 2 }, { b: 2, a: 1 }, { a: 1 }])).toStrictEqual([{ a: 1, b: 2 }]);
  });

  test('of ids and binary data is by content', () => {
    const id = '65a000000000000000000001';
    expect(found(new ObjectId(id), [new ObjectId(id), id])).toHaveLength(1);
    expect(
      found(new Binary(Buffer.from('a')), [new Binary(Buffer.from('a')), new Binary(Buffer.from('a'), 5)]),
    ).toHaveLength(1);
  });

  test('treats a field named like an inherited property as a field', () => {
    expect(matches({ constructor: null }, {})).toBe(true);
    expect(matches({ 'a.toString': { $exists: true } }, { a: {} })).toBe(false);
  });
});

describe('paths', () => {
  const doc = { a: [{ b: 1 }, { b: [2, 3] }, 4], m: [[{ x: 1 }]] };

  test('go into the documents of arrays', () => {
    expect(matches({ 'a.b': 1 }, doc)).toBe(true);
    expect(matches({ 'a.b': 3 }, doc)).toBe(true);
    expect(matches({ 'a.b': 4 }, doc)).toBe(false);
  });

  test('take numbers as array indexes', () => {
    expect(matches({ 'a.1.b': 2 }, doc)).toBe(true);
    expect(matches({ 'a.2': 4 }, doc)).toBe(true);
    expect(matches({ 'a.0': 4 }, doc)).toBe(false);
    expect(matches({ 'm.0.x': 1 }, doc)).toBe(true);
  });

  test('do not go into arrays that are directly in arrays', () => {
    expect(matches({ 'm.x': 1 }, doc)).toBe(false);
  });

  test('that end in a scalar reach nothing', () => {
    expect(matches({ 's.x': null }, { s: 1 })).toBe(true);
    expect(matches({ 's.x': { $exists: true } }, { s: 1 })).toBe(false);
  });
});

describe('comparison', () => {
  test('stays within the type of the bound', () => {
    expect(found({ $gt: 1 }, [0, 1, 2, Long.fromNumber(3), 1.5, '9', null, undefined, [0, 5]])).toHaveLength(
      4,
    );
    expect(found({ $lt: 'b' }, ['a', 'b', 1, null])).toStrictEqual(['a']);
    expect(found({ $gte: new Date(1) }, [new Date(0), new Date(1), 5])).toStrictEqual([new Date(1)]);
  });

  test('with null finds null and missing only where equal counts', () => {
    expect(found({ $gte: null }, [null, undefined, 0])).toStrictEqual([null, undefined]);
    expect(found({ $gt: null }, [null, undefined, 0])).toStrictEqual([]);
  });

  test('with NaN finds NaN only', () => {
    expect(found({ $lte: Number.NaN }, [Number.NaN, 1])).toStrictEqual([Number.NaN]);
    expect(found({ $lt: 1 }, [Number.NaN, 0])).toStrictEqual([0]);
  });

  test('may be met by different elements of one array', () => {
    expect(found({ $gt: 4, $lt: 2 }, [[1, 5], [3], 3])).toStrictEqual([[1, 5]]);
  });
});

describe('operators', () => {
  test.each<[unknown, unknown[], unknown[]]>([
    [{ $in: [1, null] }, [1, [1], null, undefined, 2], [1, [1], null, undefined]],
    [{ $in: [/^a/] }, ['abc', 'b', ['b', 'a']], ['abc', ['b', 'a']]],
    [{ $in: [0, 1, 2, 3, 4, 5, 6, 7, 8, null] }, [8, 9, undefined, [3], [9]], [8, undefined, [3]]],
    [{ $in: [] }, [1, undefined], []],
    [{ $nin: [1] }, [1, [1, 2], 2, undefined], [2, undefined]],
    [{ $ne: 1 }, [1, [1, 2], [], 2, undefined], [[], 2, undefined]],
    [{ $exists: true }, [null, 0, undefined, []], [null, 0, []]],
    [{ $exists: false }, [null, undefined], [undefined]],
    [{ $type: 'number' }, [1, new Double(1), Long.ONE, '1', [1]], [1, new Double(1), Long.ONE, [1]]],
    [{ $type: 'double' }, [1, new Double(1), 1.5], [new Double(1), 1.5]],
    [{ $type: 'array' }, [[], [[]], 1], [[], [[]]]],
    [{ $type: ['null', 8] }, [null, true, undefined], [null, true]],
    [{ $size: 2 }, [[1, 2], [1], 'ab', [[1, 2]]], [[1, 2]]],
    [{ $all: [1, 2] }, [[1, 2, 3], [1], 1], [[1, 2, 3]]],
    [{ $all: [1] }, [1, [1], [2]], [1, [1]]],
    [{ $all: [] }, [1, [1]], []],
    [{ $elemMatch: { $gt: 1, $lt: 3 } }, [[2], [0, 5], 2], [[2]]],
    [{ $elemMatch: { a: 1, b: 2 } }, [[{ a: 1, b: 2 }], [{ a: 1 }, { b: 2 }]], [[{ a: 1, b: 2 }]]],
    [{ $all: [{ $elemMatch: { $gt: 5 } }, { $elemMatch: { $lt: 1 } }] }, [[0, 6], [0]], [[0, 6]]],
    [{ $not: { $gt: 1 } }, [1, 2, 'a', undefined, [0, 2]], [1, 'a', undefined]],
    [{ $not: /^a/ }, ['a', 'b', 1], ['b', 1]],
    [{ $regex: 'B', $options: 'i' }, ['abc', 'ac', 1], ['abc']],
    [new BSONRegExp('^a.c$', 's'), ['a\nc', 'abc', 'xabc'], ['a\nc', 'abc']],
  ])('%j', (condition, values, expected) => {
    expect(found(condition, values)).toStrictEqual(expected);
  });

  test('$and, $or and $nor combine filters', () => {
    const doc = { a: 1, b: 2 };
    expect(matches({ $and: [{ a: 1 }, { b: 2 }] }, doc)).toBe(true);
    expect(matches({ $or: [{ a: 2 }, { b: 2 }] }, doc)).toBe(true);
    expect(matches({ $nor: [{ a: 2 }, { b: 2 }] }, doc)).toBe(false);
  });

  test('$expr compares fields of one document, with variables', () => {
    const { scope, bind } = Scope.root(new Date()).declare(['d']);
    const matcher = compileFilter({ $expr: { $gt: ['$a', { $add: ['$b', '$$d'] }] } }, scope);
    bind(1);
    expect(matcher.matches({ a: 4, b: 2 })).toBe(true);
    expect(matcher.matches({ a: 3, b: 2 })).toBe(false);
  });
});

test('arrayPositionOf returns which element made a document match', () => {
  expect(compileFilter({ a: { $gt: 4 } }).arrayPositionOf({ a: [1, 5, 9] })).toBe(1);
  expect(compileFilter({ 'a.b': 2 }).arrayPositionOf({ a: [{ b: 1 }, { b: 2 }] })).toBe(1);
  expect(
    compileFilter({ a: { $elemMatch: { b: 2, c: 3 } } }).arrayPositionOf({ a: [{ b: 2 }, { b: 2, c: 3 }] }),
  ).toBe(1);
  expect(compileFilter({ b: 1 }).arrayPositionOf({ b: 1 })).toBeUndefined();
});

describe('refuses', () => {
  test.each<[Document, number]>([
    [{ a: { $gt: 1, $nope: 2 } }, 2],
    [{ $nope: 1 }, 2],
    [{ $or: [] }, 2],
    [{ $and: {} }, 2],
    [{ $or: [1] }, 2],
    [{ a: { $in: 1 } }, 2],
    [{ a: { $in: [{ $gt: 1 }] } }, 2],
    [{ a: { $size: 'x' } }, 2],
    [{ a: { $size: -1 } }, 2],
    [{ a: { $not: 1 } }, 2],
    [{ a: { $not: {} } }, 2],
    [{ a: { $type: 'nope' } }, 2],
    [{ a: { $elemMatch: 1 } }, 2],
    [{ a: { $all: 1 } }, 2],
    [{ a: { $regex: '(' } }, 51091],
    [{ a: { $regex: 'a', $options: 'q' } }, 51108],
    [{ a: { $options: 'i' } }, 2],
    [{ a: { $gt: /x/ } }, 2],
    [{ $where: 'true' }, 2],
    [{ a: { $near: [0, 0] } }, 2],
    [{ $expr: { $nope: 1 } }, 168],
  ])('%j with code %i', (filter, code) => {
    expect(codeOf(() => compileFilter(filter))).toBe(code);
  });
});
