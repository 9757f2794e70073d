import { describe, expect, test } from 'vitest';
import { readLeadingQuery } from '@/standins/mongo/aggregate/leading-query';
import { type PipelineOutput, splitOutput } from '@/standins/mongo/aggregate/output';
import type { Document } from '@/standins/mongo/query/bson-type';
import { codeOf } from './failure';

type Merge = Extract<PipelineOutput, { kind: 'merge' }>;

function mergeOf(spec: unknown): Merge {
  return splitOutput([{ $merge: spec }]).output as Merge;
}

describe('splitOutput', () => {
  test('parts a final $out', () => {
    expect(splitOutput([{ $match: {} }, { $out: 'x' }])).toStrictEqual({
      stages: [{ $match: {} }],
      output: { kind: 'out', collection: 'x' },
    });
    expect(splitOutput([{ $out: { db: 'd', coll: 'x' } }]).output).toStrictEqual({
      kind: 'out',
      db: 'd',
      collection: 'x',
    });
    expect(splitOutput([{ $match: {} }])).toStrictEqual({ stages: [{ $match: {} }] });
  });

  test('merges fields, replaces, keeps or computes where a document is met', () => {
    const [incoming, existing] = [
      { _id: 1, a: 2 },
      { _id: 1, a: 1, b: 1 },
    ];
    expect(mergeOf('x').resolve(incoming, existing)).toStrictEqual({ _id: 1, a: 2, b: 1 });
    expect(mergeOf({ into: 'x', whenMatched: 'replace' }).resolve(incoming, existing)).toStrictEqual(
      incoming,
    );
    expect(mergeOf({ into: 'x', whenMatched: 'keepExisting' }).resolve(incoming, existing)).toBeUndefined();
    const pipeline = [{ $set: { a: { $add: ['$a', '$$new.a'] } } }];
    expect(mergeOf({ into: 'x', whenMatched: pipeline }).resolve(incoming, existing)).toStrictEqual({
      _id: 1,
      a: 3,
      b: 1,
    });
  });

  test('keeps the stored _id where documents meet by another field', () => {
    const merge = mergeOf({ into: 'x', on: 'k' });
    expect(merge.on).toStrictEqual(['k']);
    expect(merge.resolve({ _id: 9, k: 1, a: 2 }, { _id: 1, k: 1 })).toStrictEqual({ _id: 1, k: 1, a: 2 });
  });

  test('inserts, discards or fails where none is met', () => {
    const doc = { _id: 1 };
    expect(mergeOf('x').resolve(doc, undefined)).toBe(doc);
    expect(mergeOf({ into: 'x', whenNotMatched: 'discard' }).resolve(doc, undefined)).toBeUndefined();
    expect(codeOf(() => mergeOf({ into: 'x', whenNotMatched: 'fail' }).resolve(doc, undefined))).toBe(13113);
    expect(codeOf(() => mergeOf({ into: 'x', whenMatched: 'fail' }).resolve(doc, doc))).toBe(11000);
  });

  test.each<[Document[], number]>([
    [[{ $out: 'x' }, { $match: {} }], 40601],
    [[{ $out: 1 }], 16990],
    [[{ $merge: {} }], 40414],
    [[{ $merge: { into: 'x', whenMatched: 'nope' } }], 2],
    [[{ $merge: { into: 'x', on: [] } }], 51187],
    [[{ $merge: { into: 'x', nope: 1 } }], 40415],
  ])('refuses %j with code %i', (stages, code) => {
    expect(codeOf(() => splitOutput(stages))).toBe(code);
  });
});

describe('readLeadingQuery', () => {
  test.each<[Document[], Document]>([
    [[], { filter: {}, stages: 0 }],
    [[{ $match: { a: 1 } }, { $project: { a: 1 } }], { filter: { a: 1 }, stages: 1 }],
    [[{ $match: { a: 1 } }, { $match: { b: 2 } }], { filter: { $and: [{ a: 1 }, { b: 2 }] }, stages: 2 }],
    [
      [{ $match: { a: 1 } }, { $sort: { b: 1 } }, { $skip: 2 }, { $limit: 3 }, { $limit: 1 }],
      { filter: { a: 1 }, sort: { b: 1 }, skip: 2, limit: 3, stages: 4 },
    ],
    [[{ $limit: 3 }, { $match: { a: 1 } }], { filter: {}, limit: 3, stages: 1 }],
    [[{ $limit: 3 }, { $skip: 1 }], { filter: {}, limit: 3, stages: 1 }],
    [[{ $limit: 0 }], { filter: {}, stages: 0 }],
    [[{ $sort: { s: { $meta: 'textScore' } } }], { filter: {}, stages: 0 }],
  ])('%j', (pipeline, query) => {
    expect(readLeadingQuery(pipeline)).toStrictEqual(query);
  });
});
