import { describe, expect, test } from 'vitest';
import type { Document } from '#query/bson-type';
import { compileSort } from '#query/sort';
import { codeOf } from './failure';

function sorted(spec: Document, values: unknown[]): unknown[] {
  return values
    .map((v, i) => (v === undefined ? { i } : { v, i }))
    .sort(compileSort(spec))
    .map((doc: Document) => doc.v);
}

describe('compileSort', () => {
  test('puts an empty array first, then null and missing, then the rest by type', () => {
    expect(sorted({ v: 1, i: 1 }, ['a', 1, null, undefined, [], true])).toStrictEqual([
      [],
      null,
      undefined,
      1,
      'a',
      true,
    ]);
  });

  test('takes the least element of an array going up and the greatest going down', () => {
    const values = [[1, 9], [2, 3], 4];
    expect(sorted({ v: 1 }, values)).toStrictEqual([[1, 9], [2, 3], 4]);
    expect(sorted({ v: -1 }, values)).toStrictEqual([[1, 9], 4, [2, 3]]);
  });

  test('goes on to the next key where the first is equal, and keeps the order where all are', () => {
    expect(sorted({ v: 1, i: -1 }, [1, 1, 0])).toStrictEqual([0, 1, 1]);
    const docs = [
      { a: 1, i: 0 },
      { a: 1, i: 1 },
    ];
    expect(docs.toSorted(compileSort({ a: -1 }))).toStrictEqual(docs);
  });

  test('reaches into documents and arrays of documents', () => {
    expect(sorted({ 'v.x': 1 }, [{ x: 2 }, [{ x: 1 }, { x: 5 }], {}])).toStrictEqual([
      {},
      [{ x: 1 }, { x: 5 }],
      { x: 2 },
    ]);
  });

  test.each<[Document, number]>([
    [{ a: 2 }, 15975],
    [{ a: 'up' }, 15974],
    [{ a: { $meta: 'textScore' } }, 17312],
    [{ '': 1 }, 40352],
    [{ 'a..b': 1 }, 15998],
    [{ $a: 1 }, 16410],
  ])('refuses %j with code %i', (spec, code) => {
    expect(codeOf(() => compileSort(spec))).toBe(code);
  });
});
