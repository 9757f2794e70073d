import { describe, expect, test } from 'vitest';
import type { Document } from '#query/bson-type';
import { compileProjection } from '#query/projection';
import { codeOf } from './failure';

const DOC = { _id: 1, a: { b: 1, c: 2 }, l: [{ x: 1, y: 2 }, 5, { x: 3 }], n: [1, 2, 3, 4], s: 'text' };

describe('compileProjection', () => {
  test.each<[Document, Document]>([
    [{}, DOC],
    [{ s: 1 }, { _id: 1, s: 'text' }],
    [{ s: 1, _id: 0 }, { s: 'text' }],
    [{ _id: 1 }, { _id: 1 }],
    [{ 'a.b': 1 }, { _id: 1, a: { b: 1 } }],
    [{ a: { b: 1 } }, { _id: 1, a: { b: 1 } }],
    [{ 'l.x': 1 }, { _id: 1, l: [{ x: 1 }, { x: 3 }] }],
    [{ 's.x': 1 }, { _id: 1 }],
    [
      { n: 1, s: 1 },
      { _id: 1, n: [1, 2, 3, 4], s: 'text' },
    ],
    [
      { a: 0, l: 0, n: 0 },
      { _id: 1, s: 'text' },
    ],
    [
      { 'a.b': 0, l: 0, n: 0, s: 0 },
      { _id: 1, a: { c: 2 } },
    ],
    [
      { 'l.x': 0, a: 0, n: 0, s: 0 },
      { _id: 1, l: [{ y: 2 }, 5, {}] },
    ],
    [{ _id: 0, l: 0, n: 0, s: 0 }, { a: { b: 1, c: 2 } }],
    [
      { n: { $slice: 2 }, s: 1 },
      { _id: 1, n: [1, 2], s: 'text' },
    ],
    [
      { n: { $slice: -1 }, a: 0, l: 0 },
      { _id: 1, n: [4], s: 'text' },
    ],
    [
      { n: { $slice: [1, 2] }, _id: 1 },
      { _id: 1, n: [2, 3] },
    ],
    [
      { n: { $slice: [-3, 2] }, _id: 1 },
      { _id: 1, n: [2, 3] },
    ],
    [
      { s: 1, up: { $toUpper: '$s' } },
      { _id: 1, s: 'text', up: 'TEXT' },
    ],
    [{ s: { $literal: 1 } }, { _id: 1, s: 1 }],
    [{ d: '$a.b' }, { _id: 1, d: 1 }],
    [{ 'a.z': '$s' }, { _id: 1, a: { z: 'text' } }],
    [{ 'l.z': '$s' }, { _id: 1, l: [{ z: 'text' }, { z: 'text' }, { z: 'text' }] }],
  ])('%j', (spec, expected) => {
    expect(compileProjection(spec)(DOC)).toStrictEqual(expected);
  });

  test('keeps the document order of fields, and appends computed ones', () => {
    const projected = compileProjection({ z: '$s', s: 1, a: 1 })(DOC);
    expect(Object.keys(projected)).toStrictEqual(['_id', 'a', 's', 'z']);
  });

  test('never changes the document it is given', () => {
    const before = structuredClone(DOC);
    compileProjection({ 'l.x': 0, n: { $slice: 1 } })(DOC);
    expect(DOC).toStrictEqual(before);
  });

  test.each<[Document, number]>([
    [{ a: 1, s: 0 }, 31254],
    [{ a: 0, s: 1 }, 31253],
    [{ a: 0, s: { $toUpper: '$s' } }, 31252],
    [{ a: 0, s: '$n' }, 31310],
    [{ a: 1, 'a.b': 1 }, 31249],
    [{ 'a.b': 1, a: 1 }, 31250],
    [{ a: { $nope: 1 } }, 31325],
    [{ a: {} }, 51270],
    [{ 'a..b': 1 }, 15998],
    [{ 'a.$b': 1 }, 16410],
    [{ a: { $elemMatch: { x: 1 } } }, 31325],
    [{ 'a.$': 1 }, 238],
    [{ a: { $slice: [1, 0] } }, 28724],
  ])('refuses %j with code %i', (spec, code) => {
    expect(codeOf(() => compileProjection(spec))).toBe(code);
  });
});
