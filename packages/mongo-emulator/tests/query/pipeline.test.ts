import { Double, Long } from 'bson';
import { describe, expect, test } from 'vitest';
import { compilePipeline } from '#aggregate/pipeline';
import type { PipelineContext } from '#aggregate/stage';
import type { Document } from '#query/bson-type';
import { compileFilter } from '#query/filter';
import { codeOf } from './failure';

const COLLECTIONS: Record<string, Document[]> = {
  users: [
    { _id: 'b', name: 'Bob', up: null, tags: ['x', 'y'] },
    { _id: 'a', name: 'Ann', up: 'b', tags: ['x'] },
    { _id: 'c', name: 'Cid', up: 'a' },
  ],
};

const CONTEXT: PipelineContext = {
  hasIndex: () => false,
  readCollection: (name, filter) =>
    (COLLECTIONS[name] ?? []).filter((doc) => compileFilter(filter).matches(doc)),
};

function runPipeline(
  docs: Iterable<Document>,
  stages: Document[],
  context: PipelineContext,
): Iterable<Document> {
  return compilePipeline(stages, context)(docs);
}

const ORDERS: Document[] = [
  { _id: 1, user: 'a', n: 5, lines: [{ sku: 'x' }, { sku: 'y' }] },
  { _id: 2, user: ['a', 'b'], n: 7, lines: [] },
  { _id: 3, n: 1 },
];

function run(...stages: Document[]): Document[] {
  return [...runPipeline(ORDERS, stages, CONTEXT)];
}

function through(docs: Document[], ...stages: Document[]): Document[] {
  return [...runPipeline(docs, stages, CONTEXT)];
}

describe('$group', () => {
  const sums = (values: unknown[]): unknown =>
    through(
      values.map((v) => ({ v })),
      { $group: { _id: null, sum: { $sum: '$v' }, avg: { $avg: '$v' } } },
    )[0];

  test('sums in the widest type, integers exactly, doubles without the drift of rounding', () => {
    expect(sums([1, 2])).toStrictEqual({ _id: null, sum: 3, avg: 1.5 });
    expect(sums([2_147_483_647, 1])).toMatchObject({ sum: Long.fromNumber(2_147_483_648) });
    expect(sums([Long.ONE, 1])).toMatchObject({ sum: Long.fromNumber(2) });
    expect(sums([0.1, 0.2, 0.3])).toMatchObject({ sum: 0.6 });
    expect(sums([1e16, 1, -1e16])).toMatchObject({ sum: new Double(1) });
    expect(sums(['x', null, 2])).toStrictEqual({ _id: null, sum: 2, avg: new Double(2) });
    expect(sums(['x'])).toStrictEqual({ _id: null, sum: 0, avg: null });
  });

  test('treats equal numbers of different types as one key, and missing as null', () => {
    expect(
      through([{ k: 1 }, { k: new Double(1) }, {}, { k: null }], {
        $group: { _id: '$k', n: { $count: {} } },
      }),
    ).toStrictEqual([
      { _id: 1, n: 2 },
      { _id: null, n: 2 },
    ]);
  });

  test('gathers by each accumulator', () => {
    const [group] = run({
      $group: {
        _id: null,
        first: { $first: '$user' },
        last: { $last: '$user' },
        push: { $push: '$user' },
        set: { $addToSet: { $isArray: '$user' } },
        min: { $min: '$n' },
        max: { $max: '$n' },
      },
    });
    expect(group).toStrictEqual({
      _id: null,
      first: 'a',
      last: null,
      push: ['a', ['a', 'b']],
      set: [false, true],
      min: 1,
      max: 7,
    });
  });
});

describe('$lookup', () => {
  const join = { from: 'users', localField: 'user', foreignField: '_id', as: 'u' };
  const names = (docs: Document[]): unknown[] =>
    docs.map((doc) => (doc.u as Document[]).map(({ name }) => name));

  test('joins by each element of arrays, in the order of the other collection', () => {
    expect(names(run({ $lookup: join }))).toStrictEqual([['Ann'], ['Bob', 'Ann'], []]);
  });

  test('returns the same through an index', () => {
    const asked: unknown[] = [];
    const indexed: PipelineContext = {
      hasIndex: () => true,
      readCollection: (name, filter) => {
        asked.push(filter);
        return CONTEXT.readCollection(name, filter);
      },
    };
    const docs = [...runPipeline(ORDERS, [{ $lookup: join }], indexed)];
    expect(names(docs)).toStrictEqual([['Ann'], ['Bob', 'Ann'], []]);
    expect(asked).toStrictEqual([
      { _id: { $in: ['a'] } },
      { _id: { $in: ['a', 'b'] } },
      { _id: { $in: [null] } },
    ]);
  });

  test('joins nothing and null with nothing and null', () => {
    const byUp = { from: 'users', localField: 'nope', foreignField: 'up', as: 'u' };
    expect(names(run({ $lookup: byUp }))[0]).toStrictEqual(['Bob']);
  });

  test('runs a pipeline for each document, with variables', () => {
    const pipeline = [{ $match: { $expr: { $in: ['$$n', [5, 7]] }, tags: 'y' } }, { $project: { name: 1 } }];
    expect(names(run({ $lookup: { from: 'users', let: { n: '$n' }, pipeline, as: 'u' } }))).toStrictEqual([
      ['Bob'],
      ['Bob'],
      [],
    ]);
  });

  test('writes to a path', () => {
    expect(run({ $lookup: { ...join, as: 'a.b' } }, { $limit: 1 })[0]?.a).toStrictEqual({
      b: [expect.objectContaining({ name: 'Ann' })],
    });
  });
});

describe('other stages', () => {
  test('$unwind returns a document for each element, and keeps or numbers on request', () => {
    expect(run({ $unwind: '$lines' }).map((doc) => doc.lines)).toStrictEqual([{ sku: 'x' }, { sku: 'y' }]);
    const spec = { path: '$lines', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' };
    expect(run({ $unwind: spec }).map((doc) => [doc._id, doc.lines, doc.i])).toStrictEqual([
      [1, { sku: 'x' }, Long.ZERO],
      [1, { sku: 'y' }, Long.ONE],
      [2, undefined, null],
      [3, undefined, null],
    ]);
  });

  test('$facet runs each pipeline on the same documents', () => {
    expect(
      run({
        $facet: {
          top: [{ $sort: { n: -1 } }, { $limit: 1 }, { $project: { n: 1 } }],
          count: [{ $count: 'c' }],
        },
      }),
    ).toStrictEqual([{ top: [{ _id: 2, n: 7 }], count: [{ c: 3 }] }]);
  });

  test('$unionWith, $skip, $limit, $count, $unset, $replaceRoot', () => {
    expect(run({ $unionWith: { coll: 'users', pipeline: [{ $limit: 1 }] } }, { $count: 'c' })).toStrictEqual([
      { c: 4 },
    ]);
    expect(run({ $skip: 1 }, { $project: { n: 1 } })).toStrictEqual([
      { _id: 2, n: 7 },
      { _id: 3, n: 1 },
    ]);
    expect(run({ $match: { _id: 99 } }, { $count: 'c' })).toStrictEqual([]);
    expect(run({ $limit: 1 }, { $unset: ['user', 'lines.sku'] })).toStrictEqual([
      { _id: 1, n: 5, lines: [{}, {}] },
    ]);
    expect(run({ $limit: 1 }, { $replaceRoot: { newRoot: { $arrayElemAt: ['$lines', 0] } } })).toStrictEqual([
      { sku: 'x' },
    ]);
  });
});

test('a limit reads no more documents than it needs', () => {
  let read = 0;
  function* source(): Iterable<Document> {
    for (; ; read++) yield { _id: read };
  }
  expect([...runPipeline(source(), [{ $match: { _id: { $gt: 2 } } }, { $limit: 2 }], CONTEXT)]).toHaveLength(
    2,
  );
  expect(read).toBeLessThan(6);
});

test('never changes the documents it reads', () => {
  const before = structuredClone(ORDERS);
  run({ $unwind: '$lines' }, { $set: { 'lines.z': 1, n: { $add: ['$n', 1] } } }, { $unset: 'lines.sku' });
  expect(ORDERS).toStrictEqual(before);
});

describe('refuses', () => {
  test.each<[Document[], number]>([
    [[{ $nope: {} }], 40324],
    [[{ $geoNear: {} }], 40324],
    [[{ $match: {}, $limit: 1 }], 40323],
    [[{ $match: 1 }], 15959],
    [[{ $group: { n: { $sum: 1 } } }], 15955],
    [[{ $group: { _id: 1, n: 1 } }], 40234],
    [[{ $group: { _id: 1, n: { $sum: 1, $avg: 1 } } }], 40238],
    [[{ $group: { _id: 1, n: { $nope: 1 } } }], 15952],
    [[{ $group: { _id: 1, 'a.b': { $sum: 1 } } }], 40235],
    [[{ $project: {} }], 51272],
    [[{ $project: { a: { $elemMatch: {} } } }], 31325],
    [[{ $addFields: {} }], 40177],
    [[{ $limit: 0 }], 15958],
    [[{ $limit: 'x' }], 2107201],
    [[{ $skip: -1 }], 5107200],
    [[{ $count: '' }], 40157],
    [[{ $count: '$a' }], 40158],
    [[{ $sort: { a: 2 } }], 15975],
    [[{ $unwind: 'a' }], 28818],
    [[{ $unwind: {} }], 28812],
    [[{ $facet: {} }], 40169],
    [[{ $facet: { a: [{ $facet: { b: [] } }] } }], 40600],
    [[{ $facet: { a: [{ $out: 'x' }] } }], 40324],
    [[{ $lookup: { from: 'users', localField: 'a', foreignField: 'b' } }], 9],
    [[{ $lookup: { from: 'users', localField: 'a', as: 'b' } }], 9],
    [[{ $lookup: { from: 'users', nope: 1, as: 'b' } }], 9],
    [[{ $lookup: { from: 'users', pipeline: [{ $out: 'x' }], as: 'b' } }], 40324],
  ])('%j with code %i', (stages, code) => {
    expect(codeOf(() => compilePipeline(stages, CONTEXT))).toBe(code);
  });

  test('what fails on a document only when it is read', () => {
    expect(codeOf(() => run({ $replaceRoot: { newRoot: '$n' } }))).toBe(40228);
    expect(codeOf(() => run({ $project: { a: { $divide: ['$n', 0] } } }))).toBe(2);
  });
});
