import { Double, Long } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { openEngine, type Row } from '../../support/engine';
import { codeOf } from '../../support/failure';

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

async function through(rows: Row[], ...pipeline: object[]): Promise<Row[]> {
  const c = fresh();
  await c.insertMany(rows.map((row) => ({ ...row })));
  return c.aggregate<Row>(pipeline, { promoteValues: false }).toArray();
}

async function ordersThrough(...pipeline: object[]): Promise<Row[]> {
  const c = fresh();
  await c.insertMany(ORDERS.map((row) => ({ ...row })));
  return c.aggregate<Row>(pipeline).toArray();
}

describe('$group', () => {
  test('with each accumulator', async () => {
    const rows = await ordersThrough(
      {
        $group: {
          _id: '$buyer',
          total: { $sum: '$amount' },
          n: { $sum: 1 },
          min: { $min: '$amount' },
          max: { $max: '$amount' },
          all: { $push: '$amount' },
          firsts: { $push: '$first' },
        },
      },
      { $sort: { _id: 1 } },
    );
    expect(rows).toStrictEqual([
      { _id: 'a', total: 16, n: 2, min: 5, max: 11, all: [5, 11], firsts: [] },
      { _id: 'b', total: 7, n: 1, min: 7, max: 7, all: [7], firsts: [] },
    ]);
  });

  test('by null takes all, by a document takes each combination', async () => {
    expect(await ordersThrough({ $group: { _id: null, n: { $sum: 1 } } })).toStrictEqual([
      { _id: null, n: 3 },
    ]);
    const month = { $dateToString: { date: '$at', format: '%m', timezone: 'UTC' } };
    const byMonth = await ordersThrough(
      { $group: { _id: { buyer: '$buyer', month }, n: { $sum: 1 } } },
      { $sort: { '_id.month': 1, '_id.buyer': 1 } },
    );
    expect(byMonth).toStrictEqual([
      { _id: { buyer: 'a', month: '03' }, n: 1 },
      { _id: { buyer: 'b', month: '03' }, n: 1 },
      { _id: { buyer: 'a', month: '04' }, n: 1 },
    ]);
  });

  test('takes equal numbers of different types for one key, and missing for null', async () => {
    const rows = [{ v: 1 }, { v: new Double(1) }, { v: Long.ONE }, {}, { v: null }];
    const groups = await through(rows, { $group: { _id: '$v', n: { $sum: 1 } } }, { $sort: { _id: 1 } });
    expect(groups.map(({ _id, n }) => [_id === null ? null : Number(_id), Number(n)])).toStrictEqual([
      [null, 2],
      [1, 3],
    ]);
  });

  test('ignores what is no number in sums, and null in extremes', async () => {
    const rows = [{ v: 1 }, { v: 'x' }, { v: null }, {}, { v: 2.5 }];
    const group = { _id: null, sum: { $sum: '$v' }, min: { $min: '$v' }, max: { $max: '$v' } };
    const [row] = await through(rows, { $group: group });
    expect([Number(row?.sum), Number(row?.min), row?.max]).toStrictEqual([3.5, 1, 'x']);
  });

  async function sumOf(values: unknown[]): Promise<[number, string]> {
    const rows = values.map((v) => ({ v }));
    const [row] = await through(rows, { $group: { _id: null, sum: { $sum: '$v' } } });
    return [Number(row?.sum), row?.sum._bsontype];
  }

  test('sums in the widest type', async () => {
    expect(await sumOf([1, 2])).toStrictEqual([3, 'Int32']);
    expect(await sumOf([2_147_483_647, 1])).toStrictEqual([2_147_483_648, 'Long']);
    expect(await sumOf([Long.ONE, 1])).toStrictEqual([2, 'Long']);
    expect(await sumOf([1, 0.5])).toStrictEqual([1.5, 'Double']);
    expect(await sumOf(['x'])).toStrictEqual([0, 'Int32']);
  });

  exceptOracle('double-sums', 'sums doubles without the drift of rounding', async () => {
    expect(await sumOf([0.1, 0.2, 0.3])).toStrictEqual([0.6, 'Double']);
    expect(await sumOf([1e16, 1, -1e16])).toStrictEqual([1, 'Double']);
  });

  test('of no documents returns none', async () => {
    expect(await ordersThrough({ $match: { _id: 9 } }, { $group: { _id: null, n: { $sum: 1 } } })).toEqual(
      [],
    );
  });
});

describe('other stages', () => {
  test('$unwind returns a document for each element, and none for documents without', async () => {
    const rows = await ordersThrough({ $unwind: '$lines' }, { $sort: { _id: 1, 'lines.sku': 1 } });
    expect(rows.map((row) => [row._id, row.lines.sku])).toStrictEqual([
      [1, 'x'],
      [1, 'y'],
      [2, 'x'],
    ]);
    const inner = [
      { _id: 1, o: { l: [1, 2], k: 0 } },
      { _id: 2, o: { l: 3 } },
      { _id: 3, o: { l: null } },
    ];
    const unwound = await through(inner, { $unwind: '$o.l' }, { $sort: { _id: 1, 'o.l': 1 } });
    expect(unwound.map((row) => [Number(row._id), Number(row.o.l)])).toStrictEqual([
      [1, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  test('$sort, $skip and $limit', async () => {
    const rows = await ordersThrough({ $sort: { amount: -1 } }, { $skip: 1 }, { $limit: 1 });
    expect(rows.map((row) => row._id)).toStrictEqual([2]);
    const later = await ordersThrough(
      { $unwind: '$lines' },
      { $sort: { 'lines.q': -1 } },
      { $skip: 1 },
      { $limit: 1 },
    );
    expect(later.map((row) => row.lines.q)).toStrictEqual([2]);
  });

  test('$match after $group filters groups', async () => {
    const rows = await ordersThrough(
      { $group: { _id: '$buyer', n: { $sum: 1 } } },
      { $match: { n: { $gt: 1 } } },
    );
    expect(rows).toStrictEqual([{ _id: 'a', n: 2 }]);
  });

  test('$project takes fields and computes others', async () => {
    const rows = await ordersThrough(
      { $match: { _id: 1 } },
      { $project: { _id: 0, amount: 1, skus: '$lines.sku', who: { name: '$buyer' } } },
    );
    expect(rows).toStrictEqual([{ amount: 5, skus: ['x', 'y'], who: { name: 'a' } }]);
  });

  exceptOracle('empty-project', 'an empty projection is refused', async () => {
    expect(await codeOf(ordersThrough({ $project: {} }))).toBe(51272);
  });
});

describe('expressions', () => {
  const ROW = {
    _id: 1,
    n: 7,
    half: 2.5,
    s: 'añb,c',
    l: [3, 1, 2],
    lines: [{ sku: 'x' }, { sku: 'y' }, 5],
    o: { a: { b: 2 } },
    at: new Date('2024-03-05T10:20:30.456Z'),
    nil: null,
  };
  const date = (format: string, timezone: string) => ({ $dateToString: { date: '$at', format, timezone } });

  const VALUES: [expression: unknown, value: unknown][] = [
    ['$o.a.b', 2],
    ['$lines.sku', ['x', 'y']],
    ['$lines.none', []],
    ['$l.0', []],
    ['$s.x', undefined],
    [
      ['$n', '$none'],
      [7, null],
    ],
    [{ a: '$n', b: '$none' }, { a: 7 }],
    ['text', 'text'],
    [{ $add: ['$n', 1, 2.5] }, 10.5],
    [{ $add: ['$none', 1] }, null],
    [{ $add: ['$at', 1000] }, new Date('2024-03-05T10:20:31.456Z')],
    [{ $subtract: ['$n', 9] }, -2],
    [{ $subtract: ['$at', new Date('2024-03-05T10:20:30Z')] }, 456],
    [{ $subtract: ['$at', 456] }, new Date('2024-03-05T10:20:30Z')],
    [{ $multiply: ['$n', 2, 3] }, 42],
    [{ $mod: [-7, 3] }, -1],
    [{ $mod: [7.5, 2] }, 1.5],
    [{ $min: '$l' }, 1],
    [{ $min: ['$n', 9, null] }, 7],
    [{ $max: ['$l', 1] }, [3, 1, 2]],
    [{ $max: '$none' }, null],
    [{ $cond: [{ $gte: ['$n', 7] }, 'yes', 'no'] }, 'yes'],
    [{ $cond: ['$none', 1, 2] }, 2],
    [{ $ifNull: ['$none', '$nil', '$n'] }, 7],
    [{ $ifNull: ['$none', '$nil'] }, null],
    [{ $eq: ['$n', Long.fromNumber(7)] }, true],
    [{ $eq: ['$none', null] }, false],
    [{ $ne: ['$n', 7] }, false],
    [{ $gt: ['$n', 6] }, true],
    [{ $lt: ['$none', null] }, true],
    [{ $lte: ['$n', 'a'] }, true],
    [{ $arrayElemAt: ['$l', -1] }, 2],
    [{ $arrayElemAt: ['$l', 9] }, undefined],
    [{ $arrayElemAt: ['$nil', 0] }, null],
    [{ $arrayElemAt: [{ $split: ['$s', ','] }, 0] }, 'añb'],
    [{ $split: ['$nil', ','] }, null],
    [date('%Y-%m-%d %H:%M:%S.%L %%', 'UTC'), '2024-03-05 10:20:30.456 %'],
    [date('%H:%M', 'Europe/Berlin'), '11:20'],
    [date('%d', 'Pacific/Kiritimati'), '06'],
  ];

  test('of every kind', async () => {
    const fields = Object.fromEntries(VALUES.map(([expression], index) => [`v${index}`, expression]));
    const c = fresh();
    await c.insertOne({ ...ROW });
    const row = await c.aggregate([{ $project: { _id: 0, ...fields } }]).next();
    expect(VALUES.map(([expression], index) => [expression, row?.[`v${index}`]])).toStrictEqual(VALUES);
  });

  const REFUSED: [expression: unknown, code: number][] = [
    [{ $add: 1, $subtract: 2 }, 15983],
    ['$$none', 17276],
    ['$', 16872],
    ['$a..b', 15998],
    [{ $subtract: [1] }, 16020],
    [{ $add: ['$s', 1] }, 14],
    [{ $mod: ['$n', 0] }, 16610],
    [{ $arrayElemAt: ['$n', 0] }, 28689],
    [{ $split: ['$s', ''] }, 40087],
    [date('%Q', 'UTC'), 18536],
    [date('%Y', 'Mars/Olympus'), 40485],
    [{ $dateToString: { date: '$s', format: '%Y', timezone: 'UTC' } }, 16006],
  ];

  exceptOracle('parse-codes', 'that make no sense are refused, each with its code', async () => {
    const c = fresh();
    await c.insertOne({ ...ROW });
    for (const [expression, code] of REFUSED) {
      const group = { _id: null, x: { $max: expression } };
      const refused = await codeOf(c.aggregate([{ $group: group }]).toArray());
      expect([expression, refused]).toStrictEqual([expression, code]);
    }
  });
});

test('$facet runs each pipeline over the same documents, in one document', async () => {
  const rows = await ordersThrough(
    { $match: { amount: { $gt: 5 } } },
    {
      $facet: {
        sums: [{ $group: { _id: null, total: { $sum: '$amount' } } }],
        first: [{ $sort: { amount: -1 } }, { $limit: 1 }, { $project: { amount: 1 } }],
        none: [{ $match: { buyer: 'c' } }],
      },
    },
  );
  expect(rows).toStrictEqual([
    { sums: [{ _id: null, total: 18 }], first: [{ _id: 3, amount: 11 }], none: [] },
  ]);
});

describe('stages that make no sense', () => {
  exceptOracle('parse-codes', 'are refused, each with its code', async () => {
    const stages: [object, number][] = [
      [{ $match: {}, $limit: 1 }, 40323],
      [{ $match: 1 }, 15959],
      [{ $group: { n: { $sum: 1 } } }, 15955],
      [{ $group: { _id: 1, n: 1 } }, 40234],
      [{ $group: { _id: 1, n: { $sum: 1, $max: 1 } } }, 40238],
      [{ $group: { _id: 1, 'a.b': { $sum: 1 } } }, 40235],
      [{ $limit: 0 }, 15958],
      [{ $limit: 'x' }, 2107201],
      [{ $skip: -1 }, 5107200],
      [{ $sort: { a: 2 } }, 15975],
      [{ $sort: {} }, 15976],
      [{ $unwind: 'a' }, 28818],
      [{ $facet: {} }, 40169],
      [{ $facet: { a: {} } }, 40170],
      [{ $facet: { a: [{ $facet: { b: [] } }] } }, 40600],
    ];
    for (const [stage, code] of stages) {
      expect([stage, await codeOf(fresh().aggregate([stage]).toArray())]).toStrictEqual([stage, code]);
    }
  });
});
