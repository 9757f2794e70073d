import { describe, expect, test } from 'vitest';
import { openEngine, type Row } from '../support/engine';
import { codeOf } from '../support/failure';

const { fresh, exceptOracle } = await openEngine('aggregation');

const ORDERS: Row[] = [
  {
    _id: 1,
    buyer: 'a',
    amount: 5,
    lines: [
      { sku: 'x', q: 1 },
      { sku: 'y', q: 2 },
    ],
    at: new Date('2024-03-05T10:00:00Z'),
  },
  { _id: 2, buyer: 'b', amount: 7, lines: [{ sku: 'x', q: 4 }], at: new Date('2024-03-06T10:00:00Z') },
  { _id: 3, buyer: 'a', amount: 11, lines: [], at: new Date('2024-04-01T00:00:00Z') },
];

async function ordersThrough(...pipeline: object[]): Promise<Row[]> {
  const c = fresh();
  await c.insertMany(ORDERS.map((row) => ({ ...row })));
  return c.aggregate<Row>(pipeline).toArray();
}

async function through(rows: Row[], ...pipeline: object[]): Promise<Row[]> {
  const c = fresh();
  await c.insertMany(rows);
  return c.aggregate<Row>(pipeline).toArray();
}

describe('$group', () => {
  test('with each accumulator', async () => {
    const rows = await ordersThrough(
      { $sort: { _id: 1 } },
      {
        $group: {
          _id: '$buyer',
          total: { $sum: '$amount' },
          mean: { $avg: '$amount' },
          n: { $sum: 1 },
          count: { $count: {} },
          min: { $min: '$amount' },
          max: { $max: '$amount' },
          first: { $first: '$_id' },
          last: { $last: '$_id' },
          ids: { $push: '$_id' },
          buyers: { $addToSet: '$buyer' },
        },
      },
      { $sort: { _id: 1 } },
    );
    expect(rows).toStrictEqual([
      {
        _id: 'a',
        total: 16,
        mean: 8,
        n: 2,
        count: 2,
        min: 5,
        max: 11,
        first: 1,
        last: 3,
        ids: [1, 3],
        buyers: ['a'],
      },
      {
        _id: 'b',
        total: 7,
        mean: 7,
        n: 1,
        count: 1,
        min: 7,
        max: 7,
        first: 2,
        last: 2,
        ids: [2],
        buyers: ['b'],
      },
    ]);
  });

  test('by null takes all, by a document takes each combination', async () => {
    expect(await ordersThrough({ $group: { _id: null, n: { $sum: 1 } } })).toStrictEqual([
      { _id: null, n: 3 },
    ]);
    const byMonth = await ordersThrough(
      { $group: { _id: { buyer: '$buyer', month: { $month: '$at' } }, n: { $sum: 1 } } },
      { $sort: { '_id.month': 1, '_id.buyer': 1 } },
    );
    expect(byMonth).toStrictEqual([
      { _id: { buyer: 'a', month: 3 }, n: 1 },
      { _id: { buyer: 'b', month: 3 }, n: 1 },
      { _id: { buyer: 'a', month: 4 }, n: 1 },
    ]);
    expect(
      await through(
        [{ v: 1 }, {}, { v: null }],
        { $group: { _id: '$v', n: { $sum: 1 } } },
        { $sort: { _id: 1 } },
      ),
    ).toStrictEqual([
      { _id: null, n: 2 },
      { _id: 1, n: 1 },
    ]);
  });

  test('sums the numbers and ignores the rest', async () => {
    const rows = [{ v: 1 }, { v: 'x' }, { v: null }, {}, { v: 2.5 }];
    const group = {
      $group: {
        _id: null,
        sum: { $sum: '$v' },
        avg: { $avg: '$v' },
        min: { $min: '$v' },
        max: { $max: '$v' },
      },
    };
    expect(await through(rows, group)).toStrictEqual([{ _id: null, sum: 3.5, avg: 1.75, min: 1, max: 'x' }]);
  });

  test('of no documents returns none', async () => {
    expect(
      await fresh()
        .aggregate([{ $group: { _id: null, n: { $sum: 1 } } }])
        .toArray(),
    ).toStrictEqual([]);
  });

  exceptOracle('empty-count', 'counting nothing gives no document', async () => {
    expect(await ordersThrough({ $match: { _id: 99 } }, { $count: 'n' })).toStrictEqual([]);
  });
});

describe('$unwind', () => {
  test('returns a document for each element, and none for documents without', async () => {
    const rows = await ordersThrough({ $unwind: '$lines' }, { $sort: { _id: 1, 'lines.sku': 1 } });
    expect(rows.map((row) => [row._id, row.lines.sku])).toStrictEqual([
      [1, 'x'],
      [1, 'y'],
      [2, 'x'],
    ]);
  });

  test('keeps those without on request, and numbers the elements', async () => {
    const rows = await through(
      [{ _id: 1, l: ['a', 'b'] }, { _id: 2, l: [] }, { _id: 3 }, { _id: 4, l: null }, { _id: 5, l: 'one' }],
      { $unwind: { path: '$l', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
      { $sort: { _id: 1, i: 1 } },
    );
    expect(rows.map((row) => [row._id, row.l, row.i === null ? null : Number(row.i)])).toStrictEqual([
      [1, 'a', 0],
      [1, 'b', 1],
      [2, undefined, null],
      [3, undefined, null],
      [4, null, null],
      [5, 'one', null],
    ]);
  });
});

describe('$facet', () => {
  test('several results in one', async () => {
    const [row] = await ordersThrough({
      $facet: {
        page: [{ $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { buyer: 1 } }],
        total: [{ $count: 'n' }],
        none: [{ $match: { _id: 99 } }],
      },
    });
    expect(row).toStrictEqual({ page: [{ _id: 2, buyer: 'b' }], total: [{ n: 3 }], none: [] });
  });
});

describe('$project, $addFields, $replaceRoot, $unset', () => {
  test('shape documents', async () => {
    const [row] = await ordersThrough(
      { $match: { _id: 1 } },
      { $addFields: { 'meta.big': { $gt: ['$amount', 6] }, amount: { $toString: '$amount' } } },
      {
        $project: {
          amount: 1,
          meta: 1,
          gone: '$$REMOVE',
          skus: '$lines.sku',
          fixed: { $literal: '$amount' },
        },
      },
    );
    expect(row).toStrictEqual({
      _id: 1,
      amount: '5',
      meta: { big: false },
      skus: ['x', 'y'],
      fixed: '$amount',
    });
    expect(await ordersThrough({ $match: { _id: 2 } }, { $unset: ['lines', 'at'] })).toStrictEqual([
      { _id: 2, buyer: 'b', amount: 7 },
    ]);
    expect(
      await ordersThrough({ $match: { _id: 2 } }, { $replaceRoot: { newRoot: { k: '$buyer' } } }),
    ).toStrictEqual([{ k: 'b' }]);
    expect(
      await ordersThrough(
        { $match: { _id: 2 } },
        { $replaceWith: { $mergeObjects: [{ a: 1 }, { b: '$buyer' }] } },
      ),
    ).toStrictEqual([{ a: 1, b: 'b' }]);
  });

  exceptOracle('empty-project', 'an empty projection is refused', async () => {
    expect(await codeOf(ordersThrough({ $project: {} }))).toBe(51272);
  });
});

describe('expressions', () => {
  async function value(expression: unknown, row: Row = {}): Promise<unknown> {
    const [result] = await through([{ _id: 1, ...row }], { $project: { _id: 0, v: expression } });
    return result?.v;
  }

  test('conditions', async () => {
    expect(await value({ $cond: [{ $gte: ['$n', 7] }, 'yes', 'no'] }, { n: 7 })).toBe('yes');
    // biome-ignore lint/suspicious/noThenProperty: the field's name in MongoDB
    const cond = { if: '$none', then: 1, else: 2 };
    expect(await value({ $cond: cond })).toBe(2);
    expect(await value({ $ifNull: ['$none', '$n', 0] }, { n: 3 })).toBe(3);
    // biome-ignore lint/suspicious/noThenProperty: the field's name in MongoDB
    const branches = [{ case: { $eq: ['$n', 1] }, then: 'one' }];
    expect(await value({ $switch: { branches, default: 'other' } }, { n: 2 })).toBe('other');
    expect(await value({ $switch: { branches, default: 'other' } }, { n: 1 })).toBe('one');
    expect(await value({ $and: [1, '$n'] }, { n: 0 })).toBe(false);
    expect(await value({ $or: [0, '$n'] }, { n: 'x' })).toBe(true);
    expect(await value({ $not: ['$n'] }, { n: 0 })).toBe(true);
  });

  test('arrays', async () => {
    const row = {
      l: [
        { s: 'x', q: 1 },
        { s: 'y', q: 2 },
      ],
    };
    expect(
      await value({ $reduce: { input: '$l', initialValue: 0, in: { $add: ['$$value', '$$this.q'] } } }, row),
    ).toBe(3);
    expect(
      await value({ $filter: { input: '$l', as: 'e', cond: { $gt: ['$$e.q', 1] } } }, row),
    ).toStrictEqual([{ s: 'y', q: 2 }]);
    expect(await value({ $map: { input: '$l', in: { $concat: ['$$this.s', '!'] } } }, row)).toStrictEqual([
      'x!',
      'y!',
    ]);
    expect(await value({ $size: '$l' }, row)).toBe(2);
    expect(await value({ $arrayElemAt: ['$l.s', -1] }, row)).toBe('y');
    expect(await value({ $in: ['y', '$l.s'] }, row)).toBe(true);
    expect(await value({ $slice: ['$l.q', 1] }, row)).toStrictEqual([1]);
    expect(await value({ $concatArrays: ['$l.q', [3]] }, row)).toStrictEqual([1, 2, 3]);
    expect(await value({ $sum: '$l.q' }, row)).toBe(3);
    expect(await value({ $max: ['$l.q', 1] }, row)).toStrictEqual([1, 2]);
    expect(
      await value({
        $setUnion: [
          [1, 2],
          [2, 3],
        ],
      }),
    ).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(await value({ $isArray: ['$l'] }, row)).toBe(true);
    expect(await value({ $arrayToObject: [[['a', 1]]] })).toStrictEqual({ a: 1 });
    expect(await value({ $objectToArray: { a: 1 } })).toStrictEqual([{ k: 'a', v: 1 }]);
  });

  test('text', async () => {
    expect(await value({ $toUpper: '$s' }, { s: 'abc' })).toBe('ABC');
    expect(await value({ $concat: ['$s', null] }, { s: 'abc' })).toBeNull();
    expect(await value({ $substrCP: ['$s', 1, 1] }, { s: 'aéc' })).toBe('é');
    expect(await value({ $strLenCP: '$s' }, { s: 'aé' })).toBe(2);
    expect(await value({ $split: ['$s', ','] }, { s: 'a,b' })).toStrictEqual(['a', 'b']);
    expect(await value({ $trim: { input: '  a ' } })).toBe('a');
    expect(await value({ $regexMatch: { input: '$s', regex: '^A', options: 'i' } }, { s: 'abc' })).toBe(true);
    expect(await value({ $replaceAll: { input: '$s', find: 'a', replacement: 'b' } }, { s: 'aa' })).toBe(
      'bb',
    );
  });

  test('numbers', async () => {
    expect(await value({ $add: [1, 2, 3.5] })).toBe(6.5);
    expect(await value({ $subtract: ['$n', 2] }, { n: 7 })).toBe(5);
    expect(await value({ $multiply: ['$n', 2, 3] }, { n: 7 })).toBe(42);
    expect(await value({ $divide: [7, 2] })).toBe(3.5);
    expect(await value({ $mod: [-7, 3] })).toBe(-1);
    expect(await value({ $round: [2.5, 0] })).toBe(2);
    expect(await value({ $round: [1.255, 1] })).toBe(1.3);
    expect(await value({ $trunc: [-2.7] })).toBe(-2);
    expect(await value({ $add: ['$none', 1] })).toBeNull();
    expect(await value({ $cmp: ['$none', 1] })).toBe(-1);
  });

  test('dates', async () => {
    const row = { at: new Date('2024-03-05T10:20:30.456Z') };
    expect(await value({ $dateToString: { format: '%Y-%m-%d %H:%M:%S.%L', date: '$at' } }, row)).toBe(
      '2024-03-05 10:20:30.456',
    );
    expect(
      await value({ $dateToString: { date: '$at', format: '%H', timezone: 'Europe/Berlin' } }, row),
    ).toBe('11');
    expect(await value({ $year: '$at' }, row)).toBe(2024);
    expect(await value({ $dayOfWeek: '$at' }, row)).toBe(3);
    expect(await value({ $dateTrunc: { date: '$at', unit: 'month' } }, row)).toStrictEqual(
      new Date('2024-03-01T00:00:00Z'),
    );
    expect(await value({ $add: ['$at', 1000] }, row)).toStrictEqual(new Date('2024-03-05T10:20:31.456Z'));
    expect(await value({ $subtract: ['$at', new Date('2024-03-05T10:20:30Z')] }, row)).toBe(456);
  });

  test('types and conversions', async () => {
    expect(await value({ $type: '$none' })).toBe('missing');
    expect(await value({ $type: '$n' }, { n: 1.5 })).toBe('double');
    expect(await value({ $toInt: '12' })).toBe(12);
    expect(await value({ $toDate: '2024-01-02T00:00:00Z' })).toStrictEqual(new Date('2024-01-02T00:00:00Z'));
    expect(await value({ $toString: '$_id' })).toBe('1');
  });

  test('variables', async () => {
    expect(
      await value({ $let: { vars: { a: 2, b: '$n' }, in: { $multiply: ['$$a', '$$b'] } } }, { n: 3 }),
    ).toBe(6);
    expect(await value('$$ROOT.n', { n: 4 })).toBe(4);
    expect(await value({ $lt: ['$at', '$$NOW'] }, { at: new Date(0) })).toBe(true);
    expect(await codeOf(value('$$nope'))).toBe(17276);
  });
});

describe('other stages', () => {
  test('$sort, $skip, $limit, $count', async () => {
    expect(
      (await ordersThrough({ $sort: { amount: -1 } }, { $skip: 1 }, { $limit: 1 })).map((row) => row._id),
    ).toStrictEqual([2]);
    expect(await ordersThrough({ $match: { buyer: 'a' } }, { $count: 'n' })).toStrictEqual([{ n: 2 }]);
  });

  test('$match after $group filters groups', async () => {
    const rows = await ordersThrough(
      { $group: { _id: '$buyer', n: { $sum: 1 } } },
      { $match: { n: { $gt: 1 } } },
    );
    expect(rows).toStrictEqual([{ _id: 'a', n: 2 }]);
  });
});
