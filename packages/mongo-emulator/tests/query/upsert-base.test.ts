import { expect, test } from 'vitest';
import type { Document } from '#query/bson-type';
import { upsertBase } from '#query/update';
import { codeOf } from './failure';

test.each<[Document, Document]>([
  [{}, {}],
  [{ a: 1, b: { $gt: 2 } }, { a: 1 }],
  [{ a: { $eq: 1 } }, { a: 1 }],
  [{ 'a.b': 1, 'a.c': 2 }, { a: { b: 1, c: 2 } }],
  [{ $and: [{ a: 1 }, { b: 2 }] }, { a: 1, b: 2 }],
  [{ $or: [{ a: 1 }] }, { a: 1 }],
  [{ $or: [{ a: 1 }, { a: 2 }] }, {}],
  [{ a: { $in: [1] } }, { a: 1 }],
  [{ a: { $in: [1, 2] } }, {}],
  [{ a: { $all: [1] } }, { a: 1 }],
  [{ a: /x/ }, {}],
  [{ a: { x: 1 } }, { a: { x: 1 } }],
  [{ a: null }, { a: null }],
  [
    { b: 1, _id: 7 },
    { _id: 7, b: 1 },
  ],
])('%j starts an upsert with %j', (filter, base) => {
  expect(upsertBase(filter)).toStrictEqual(base);
  expect(Object.keys(upsertBase(filter))).toStrictEqual(Object.keys(base));
});

test.each<[Document]>([
  [{ $and: [{ a: 1 }, { a: 2 }] }],
  [{ a: { x: 1 }, 'a.x': 1 }],
  [{ a: { $all: [1, 2] } }],
])('%j cannot start one: code 54', (filter) => {
  expect(codeOf(() => upsertBase(filter))).toBe(54);
});
