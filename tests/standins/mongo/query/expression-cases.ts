import { Binary, Decimal128, Double, Long, ObjectId, Timestamp } from 'bson';
import { expect } from 'vitest';

/** The document that the cases are about. */
export const DOC = {
  n: 7,
  half: 2.5,
  s: 'añb,c',
  l: [3, 1, 2],
  lines: [
    { sku: 'x', q: 1 },
    { sku: 'y', q: 2 },
  ],
  o: { a: 1, b: { c: 2 } },
  t: new Date('2024-03-05T10:20:30.456Z'),
  nil: null,
  id: new ObjectId('65a000000000000000000001'),
  ts: new Timestamp({ t: 5, i: 6 }),
};

const long = (value: number): Long => Long.fromNumber(value);
const double = (value: number): Double => new Double(value);
const day = (text: string): Date => new Date(`${text}Z`);
const near = (value: number): unknown => expect.closeTo(value, 12);

/** A branch of `$switch`. Spelled out, since an object with a `then` looks like a promise. */
export const branch = (test: unknown, result: unknown): Record<string, unknown> =>
  Object.fromEntries([
    ['case', test],
    ['then', result],
  ]);

/** For each operator, operands and what they give for the document above. */
export const CASES: Record<string, [operand: unknown, result: unknown][]> = {
  $abs: [
    [-3, 3],
    ['$nil', null],
    [long(-3), long(3)],
  ],
  $acos: [[1, double(0)]],
  $acosh: [[1, double(0)]],
  $add: [
    [['$n', 1, 2], 10],
    [['$n', '$nope'], null],
    [['$t', 1000], day('2024-03-05T10:20:31.456')],
    [[2_147_483_647, 1], long(2_147_483_648)],
    [['$half', 0.5], double(3)],
  ],
  $allElementsTrue: [
    [[['$n', 1]], true],
    [[[0, 1]], false],
    [[[]], true],
  ],
  $and: [
    [['$n', 1], true],
    [['$n', '$nope'], false],
    [[], true],
  ],
  $anyElementTrue: [
    [[[0, '$n']], true],
    [[[]], false],
  ],
  $arrayElemAt: [
    [['$l', 0], 3],
    [['$l', -1], 2],
    [['$l', 9], undefined],
    [['$nil', 0], null],
  ],
  $arrayToObject: [
    [
      {
        $literal: [
          ['a', 1],
          ['b', 2],
        ],
      },
      { a: 1, b: 2 },
    ],
    [[[{ k: 'a', v: 1 }]], { a: 1 }],
  ],
  $asin: [[0, double(0)]],
  $asinh: [[0, double(0)]],
  $atan: [[0, double(0)]],
  $atan2: [[[0, 1], double(0)]],
  $atanh: [[0, double(0)]],
  $avg: [
    ['$l', double(2)],
    [['$n', 2], 4.5],
    ['$nope', null],
    [['$l', 1], double(1)],
  ],
  $bitAnd: [[[6, 3], 2]],
  $bitNot: [[5, -6]],
  $bitOr: [[[6, 3], 7]],
  $bitXor: [[[6, 3], 5]],
  $ceil: [
    [1.2, double(2)],
    [7, 7],
  ],
  $cmp: [
    [['$n', 8], -1],
    [['$nope', null], -1],
    [[1, 'a'], -1],
  ],
  $concat: [
    [['a', 'b'], 'ab'],
    [['a', '$nope'], null],
  ],
  $concatArrays: [
    [
      ['$l', [9]],
      [3, 1, 2, 9],
    ],
    [['$l', null], null],
  ],
  $cond: [
    [['$n', 'yes', 'no'], 'yes'],
    [
      Object.fromEntries([
        ['if', '$nope'],
        ['then', 1],
        ['else', 2],
      ]),
      2,
    ],
  ],
  $convert: [
    [{ input: '12', to: 'int' }, 12],
    [{ input: 'x', to: 'int', onError: 'bad' }, 'bad'],
    [{ input: null, to: 'int', onNull: 0 }, 0],
    [{ input: 1, to: 1 }, double(1)],
  ],
  $cos: [[0, double(1)]],
  $cosh: [[0, double(1)]],
  $dateAdd: [
    [{ startDate: '$t', unit: 'month', amount: 11 }, day('2025-02-05T10:20:30.456')],
    [{ startDate: day('2024-01-31T00:00:00'), unit: 'month', amount: 1 }, day('2024-02-29T00:00:00')],
    [
      { startDate: day('2024-03-30T09:00:00'), unit: 'day', amount: 1, timezone: 'Europe/Berlin' },
      day('2024-03-31T08:00:00'),
    ],
  ],
  $dateDiff: [
    [{ startDate: '$t', endDate: day('2024-03-07T00:00:00'), unit: 'day' }, long(2)],
    [{ startDate: day('2023-12-31T23:00:00'), endDate: '$t', unit: 'year' }, long(1)],
    [{ startDate: day('2024-03-02T00:00:00'), endDate: day('2024-03-03T00:00:00'), unit: 'week' }, long(1)],
    [
      {
        startDate: day('2024-03-02T00:00:00'),
        endDate: day('2024-03-03T00:00:00'),
        unit: 'week',
        startOfWeek: 'mon',
      },
      long(0),
    ],
  ],
  $dateFromParts: [
    [{ year: 2024, month: 14, day: 0 }, day('2025-01-31T00:00:00')],
    [{ isoWeekYear: 2020, isoWeek: 53, isoDayOfWeek: 7 }, day('2021-01-03T00:00:00')],
    [{ year: 2024, hour: 1, timezone: '+02:00' }, day('2023-12-31T23:00:00')],
  ],
  $dateFromString: [
    [{ dateString: '2024-01-02T03:04:05.678+0200' }, day('2024-01-02T01:04:05.678')],
    [{ dateString: '2.1.2024', format: '%d.%m.%Y' }, day('2024-01-02T00:00:00')],
    [{ dateString: '2024-07-01', timezone: 'Europe/Berlin' }, day('2024-06-30T22:00:00')],
    [{ dateString: '2024-02-30', onError: 'bad' }, 'bad'],
    [{ dateString: null, onNull: 1 }, 1],
  ],
  $dateSubtract: [[{ startDate: '$t', unit: 'hour', amount: 11 }, day('2024-03-04T23:20:30.456')]],
  $dateToParts: [
    [{ date: '$t' }, { year: 2024, month: 3, day: 5, hour: 10, minute: 20, second: 30, millisecond: 456 }],
    [
      { date: day('2021-01-03T00:00:00'), iso8601: true },
      { isoWeekYear: 2020, isoWeek: 53, isoDayOfWeek: 7, hour: 0, minute: 0, second: 0, millisecond: 0 },
    ],
  ],
  $dateToString: [
    [{ date: '$t' }, '2024-03-05T10:20:30.456Z'],
    [{ date: '$t', format: '%d.%m.%Y' }, '05.03.2024'],
    [{ date: '$t', format: '%H %z %Z', timezone: 'Europe/Berlin' }, '11 +0100 +60'],
    [{ date: '$t', format: '%G-W%V-%u %j %U %w %b %B %%' }, '2024-W10-2 065 09 3 Mar March %'],
    [{ date: null, onNull: 'none' }, 'none'],
  ],
  $dateTrunc: [
    [{ date: '$t', unit: 'month' }, day('2024-03-01T00:00:00')],
    [{ date: '$t', unit: 'week' }, day('2024-03-03T00:00:00')],
    [{ date: '$t', unit: 'minute', binSize: 15 }, day('2024-03-05T10:15:00')],
    [{ date: '$t', unit: 'day', timezone: 'America/New_York' }, day('2024-03-05T05:00:00')],
  ],
  $dayOfMonth: [
    ['$t', 5],
    [{ date: day('2024-03-05T23:30:00'), timezone: '+01:00' }, 6],
  ],
  $dayOfWeek: [['$t', 3]],
  $dayOfYear: [['$t', 65]],
  $degreesToRadians: [[180, Math.PI]],
  $divide: [
    [[7, 2], 3.5],
    [[6, 2], double(3)],
    [[1, '$nil'], null],
  ],
  $eq: [
    [['$n', long(7)], true],
    [['$nope', null], false],
  ],
  $exp: [[0, double(1)]],
  $filter: [
    [{ input: '$lines', as: 'e', cond: { $gt: ['$$e.q', 1] } }, [{ sku: 'y', q: 2 }]],
    [{ input: '$l', cond: { $gt: ['$$this', 0] }, limit: 2 }, [3, 1]],
  ],
  $first: [['$l', 3]],
  $firstN: [[{ n: 2, input: '$l' }, [3, 1]]],
  $floor: [[-1.2, double(-2)]],
  $getField: [
    ['n', 7],
    [{ field: 'a', input: '$o' }, 1],
    [{ field: { $literal: '$x' }, input: { $literal: { $x: 3 } } }, 3],
  ],
  $gt: [[['$n', 6], true]],
  $gte: [[['$n', 7], true]],
  $hour: [['$t', 10]],
  $ifNull: [
    [['$nope', '$nil', 5], 5],
    [['$n', 5], 7],
  ],
  $in: [
    [[2, '$l'], true],
    [[9, '$l'], false],
  ],
  $indexOfArray: [
    [['$l', 2], 2],
    [['$l', 9], -1],
    [['$l', 3, 1], -1],
  ],
  $indexOfBytes: [[['$s', 'b'], 3]],
  $indexOfCP: [
    [['$s', 'b'], 2],
    [['$s', 'z'], -1],
    [['$s', 'a', 1], -1],
  ],
  $isArray: [
    ['$l', true],
    ['$n', false],
  ],
  $isNumber: [
    ['$n', true],
    ['$s', false],
  ],
  $isoDayOfWeek: [['$t', 2]],
  $isoWeek: [['$t', 10]],
  $isoWeekYear: [[day('2021-01-03T00:00:00'), long(2020)]],
  $last: [['$l', 2]],
  $lastN: [[{ n: 2, input: '$l' }, [1, 2]]],
  $let: [[{ vars: { x: 2, y: '$n' }, in: { $multiply: ['$$x', '$$y'] } }, 14]],
  $literal: [['$n', '$n']],
  $ln: [[1, double(0)]],
  $log: [[[8, 2], double(3)]],
  $log10: [[1000, double(3)]],
  $lt: [[['$n', 8], true]],
  $lte: [[['$n', 6], false]],
  $ltrim: [[{ input: ' a ' }, 'a ']],
  $map: [
    [{ input: '$l', as: 'x', in: { $add: ['$$x', 1] } }, [4, 2, 3]],
    [{ input: '$l', in: '$$this.nope' }, [null, null, null]],
    [{ input: null, in: 1 }, null],
  ],
  $max: [
    ['$l', 3],
    [['$n', 9, null], 9],
  ],
  $maxN: [[{ n: 2, input: '$l' }, [3, 2]]],
  $mergeObjects: [[['$o', { a: 9 }, null], { a: 9, b: { c: 2 } }]],
  $meta: [['textScore', undefined]],
  $millisecond: [['$t', 456]],
  $min: [['$l', 1]],
  $minN: [[{ n: 2, input: '$l' }, [1, 2]]],
  $minute: [['$t', 20]],
  $mod: [
    [[-7, 3], -1],
    [[7.5, 2], 1.5],
  ],
  $month: [['$t', 3]],
  $multiply: [
    [['$n', 2], 14],
    [[Decimal128.fromString('0.1'), 3], Decimal128.fromString('0.3')],
  ],
  $ne: [[['$n', 7], false]],
  $not: [
    [['$n'], false],
    [['$nil'], true],
  ],
  $objectToArray: [
    [
      '$o',
      [
        { k: 'a', v: 1 },
        { k: 'b', v: { c: 2 } },
      ],
    ],
  ],
  $or: [
    [[0, '$n'], true],
    [[], false],
  ],
  $pow: [
    [[2, 10], 1024],
    [[2, -1], 0.5],
    [[2, 62], Long.fromString('4611686018427387904')],
  ],
  $radiansToDegrees: [[Math.PI, double(180)]],
  $rand: [[{}, expect.any(Number)]],
  $range: [
    [
      [0, 6, 2],
      [0, 2, 4],
    ],
    [
      [3, 0, -1],
      [3, 2, 1],
    ],
    [[0, 0], []],
  ],
  $reduce: [[{ input: '$lines', initialValue: 0, in: { $add: ['$$value', '$$this.q'] } }, 3]],
  $regexFind: [
    [
      { input: '$s', regex: '(b),(z)?' },
      { match: 'b,', idx: 2, captures: ['b', null] },
    ],
    [{ input: '$s', regex: 'q' }, null],
  ],
  $regexFindAll: [
    [
      { input: '$s', regex: '[bc]' },
      [
        { match: 'b', idx: 2, captures: [] },
        { match: 'c', idx: 4, captures: [] },
      ],
    ],
  ],
  $regexMatch: [[{ input: '$s', regex: 'B', options: 'i' }, true]],
  $replaceAll: [[{ input: 'aXbX', find: 'X', replacement: '-' }, 'a-b-']],
  $replaceOne: [[{ input: 'aXbX', find: 'X', replacement: '-' }, 'a-bX']],
  $reverseArray: [['$l', [2, 1, 3]]],
  $round: [
    [2.5, double(2)],
    [[1.255, 1], 1.3],
    [[1234, -2], 1200],
    [[-1.5], double(-2)],
  ],
  $rtrim: [[{ input: 'xaxx', chars: 'x' }, 'xa']],
  $second: [['$t', 30]],
  $setDifference: [
    [
      ['$l', [1]],
      [3, 2],
    ],
  ],
  $setEquals: [[['$l', [1, 2, 3, 3]], true]],
  $setField: [
    [
      { field: 'a.b', input: '$o', value: 5 },
      { a: 1, b: { c: 2 }, 'a.b': 5 },
    ],
  ],
  $setIntersection: [
    [
      ['$l', [2, 9, 3]],
      [3, 2],
    ],
  ],
  $setIsSubset: [[[[1], '$l'], true]],
  $setUnion: [[['$l', [3, 4]], expect.arrayContaining([1, 2, 3, 4])]],
  $sin: [[0, double(0)]],
  $sinh: [[0, double(0)]],
  $size: [['$l', 3]],
  $slice: [
    [
      ['$l', 2],
      [3, 1],
    ],
    [['$l', -1], [2]],
    [['$l', 1, 1], [1]],
  ],
  $sortArray: [
    [{ input: '$l', sortBy: -1 }, [3, 2, 1]],
    [
      { input: '$lines', sortBy: { q: -1 } },
      [
        { sku: 'y', q: 2 },
        { sku: 'x', q: 1 },
      ],
    ],
  ],
  $split: [
    [
      ['$s', ','],
      ['añb', 'c'],
    ],
  ],
  $sqrt: [[9, double(3)]],
  $stdDevPop: [
    ['$l', near(0.816496580927726)],
    ['$nope', null],
  ],
  $stdDevSamp: [
    ['$l', double(1)],
    [[[5]], null],
  ],
  $strLenBytes: [['$s', 6]],
  $strLenCP: [['$s', 5]],
  $strcasecmp: [[['a', 'B'], -1]],
  $substr: [[['abc', 1, -1], 'bc']],
  $substrBytes: [[['abc', 0, 2], 'ab']],
  $substrCP: [[['$s', 1, 1], 'ñ']],
  $subtract: [
    [['$n', 9], -2],
    [['$t', day('2024-03-05T10:20:30')], long(456)],
    [['$t', 456], day('2024-03-05T10:20:30')],
  ],
  $sum: [
    ['$l', 6],
    [['$n', 'x', 1], 8],
    [[0.1, 0.2, 0.3], 0.6],
    ['$nope', 0],
  ],
  $switch: [
    [
      {
        branches: [branch('$nope', 1), branch('$n', 2)],
      },
      2,
    ],
    [{ branches: [branch(false, 1)], default: 3 }, 3],
  ],
  $tan: [[0, double(0)]],
  $tanh: [[0, double(0)]],
  $toBool: [
    [0, false],
    ['false', true],
  ],
  $toDate: [
    ['2024-01-02', day('2024-01-02T00:00:00')],
    [long(0), new Date(0)],
    ['$id', DOC.id.getTimestamp()],
  ],
  $toDecimal: [
    ['1.50', Decimal128.fromString('1.50')],
    [2, Decimal128.fromString('2')],
  ],
  $toDouble: [
    ['1.5', 1.5],
    [true, double(1)],
  ],
  $toInt: [
    ['-12', -12],
    [2.9, 2],
  ],
  $toLong: [
    ['12', long(12)],
    ['$t', long(DOC.t.getTime())],
  ],
  $toLower: [
    ['ÀB', 'Àb'],
    [null, ''],
  ],
  $toObjectId: [['65a000000000000000000001', DOC.id]],
  $toString: [
    ['$id', '65a000000000000000000001'],
    ['$t', '2024-03-05T10:20:30.456Z'],
    [2.5, '2.5'],
    [true, 'true'],
  ],
  $toUpper: [['añ', 'Añ']],
  $trim: [[{ input: ' \ta\n' }, 'a']],
  $trunc: [
    [-2.7, double(-2)],
    [[2.789, 1], 2.7],
  ],
  $tsIncrement: [['$ts', long(6)]],
  $tsSecond: [['$ts', long(5)]],
  $type: [
    ['$nope', 'missing'],
    ['$n', 'int'],
    ['$half', 'double'],
    ['$l', 'array'],
    ['$t', 'date'],
    [new Binary(Buffer.from('')), 'binData'],
  ],
  $unsetField: [[{ field: 'a', input: '$o' }, { b: { c: 2 } }]],
  $week: [
    ['$t', 9],
    [day('2023-01-01T00:00:00'), 1],
  ],
  $year: [['$t', 2024]],
  $zip: [
    [
      { inputs: ['$l', ['a', 'b']] },
      [
        [3, 'a'],
        [1, 'b'],
      ],
    ],
    [
      { inputs: ['$l', ['a']], useLongestLength: true, defaults: [0, 'z'] },
      [
        [3, 'a'],
        [1, 'z'],
        [2, 'z'],
      ],
    ],
  ],
};
