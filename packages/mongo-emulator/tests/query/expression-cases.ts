import { Binary, Double, Long, ObjectId } from 'bson';
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
};

const long = (value: number): Long => Long.fromNumber(value);
const double = (value: number): Double => new Double(value);
const day = (text: string): Date => new Date(`${text}Z`);

/** A branch of `$switch`. Spelled out, since an object with a `then` looks like a promise. */
export const branch = (test: unknown, result: unknown): Record<string, unknown> =>
  Object.fromEntries([
    ['case', test],
    ['then', result],
  ]);

/** For each operator, operands and their results for the document above. */
export const CASES: Record<string, [operand: unknown, result: unknown][]> = {
  $add: [
    [['$n', 1, 2], 10],
    [['$n', '$nope'], null],
    [['$t', 1000], day('2024-03-05T10:20:31.456')],
    [[2_147_483_647, 1], long(2_147_483_648)],
    [['$half', 0.5], double(3)],
  ],
  $and: [
    [['$n', 1], true],
    [['$n', '$nope'], false],
    [[], true],
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
  $avg: [
    ['$l', double(2)],
    [['$n', 2], 4.5],
    ['$nope', null],
    [['$l', 1], double(1)],
  ],
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
  $dateToString: [
    [{ date: '$t' }, '2024-03-05T10:20:30.456Z'],
    [{ date: '$t', format: '%d.%m.%Y' }, '05.03.2024'],
    [{ date: '$t', format: '%H %z', timezone: 'Europe/Berlin' }, '11 +0100'],
    [{ date: '$t', format: '%Y %u %%' }, '2024 2 %'],
    [{ date: '$t', timezone: null }, null],
    [{ date: null, onNull: 'none' }, 'none'],
  ],
  $dateTrunc: [
    [{ date: '$t', unit: 'month' }, day('2024-03-01T00:00:00')],
    [{ date: '$t', unit: 'week' }, day('2024-03-03T00:00:00')],
    [{ date: '$t', unit: 'week', startOfWeek: 'mon' }, day('2024-03-04T00:00:00')],
    [{ date: '$t', unit: 'quarter' }, day('2024-01-01T00:00:00')],
    [{ date: '$t', unit: 'year' }, day('2024-01-01T00:00:00')],
    [{ date: '$t', unit: 'minute' }, day('2024-03-05T10:20:00')],
    [{ date: '$t', unit: 'day', timezone: 'America/New_York' }, day('2024-03-05T05:00:00')],
  ],
  $dayOfMonth: [
    ['$t', 5],
    [{ date: day('2024-03-05T23:30:00'), timezone: '+01:00' }, 6],
  ],
  $dayOfWeek: [['$t', 3]],
  $divide: [
    [[7, 2], 3.5],
    [[6, 2], double(3)],
    [[1, '$nil'], null],
  ],
  $eq: [
    [['$n', long(7)], true],
    [['$nope', null], false],
  ],
  $filter: [
    [{ input: '$lines', as: 'e', cond: { $gt: ['$$e.q', 1] } }, [{ sku: 'y', q: 2 }]],
    [{ input: '$l', cond: { $gt: ['$$this', 1] } }, [3, 2]],
  ],
  $first: [['$l', 3]],
  $floor: [[-1.2, double(-2)]],
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
  $isArray: [
    ['$l', true],
    ['$n', false],
  ],
  $isNumber: [
    ['$n', true],
    ['$s', false],
  ],
  $isoDayOfWeek: [['$t', 2]],
  $last: [['$l', 2]],
  $let: [[{ vars: { x: 2, y: '$n' }, in: { $multiply: ['$$x', '$$y'] } }, 14]],
  $literal: [['$n', '$n']],
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
  $mergeObjects: [[['$o', { a: 9 }, null], { a: 9, b: { c: 2 } }]],
  $millisecond: [['$t', 456]],
  $min: [['$l', 1]],
  $minute: [['$t', 20]],
  $mod: [
    [[-7, 3], -1],
    [[7.5, 2], 1.5],
  ],
  $month: [['$t', 3]],
  $multiply: [[['$n', 2], 14]],
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
  $reduce: [[{ input: '$lines', initialValue: 0, in: { $add: ['$$value', '$$this.q'] } }, 3]],
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
  $setIntersection: [
    [
      ['$l', [2, 9, 3]],
      [3, 2],
    ],
  ],
  $setUnion: [[['$l', [3, 4]], expect.arrayContaining([1, 2, 3, 4])]],
  $size: [['$l', 3]],
  $slice: [
    [
      ['$l', 2],
      [3, 1],
    ],
    [['$l', -1], [2]],
    [['$l', 1, 1], [1]],
  ],
  $split: [
    [
      ['$s', ','],
      ['añb', 'c'],
    ],
  ],
  $strLenCP: [['$s', 5]],
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
  $toDate: [
    ['2024-01-02', day('2024-01-02T00:00:00')],
    [long(0), new Date(0)],
    ['$id', DOC.id.getTimestamp()],
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
  $type: [
    ['$nope', 'missing'],
    ['$n', 'int'],
    ['$half', 'double'],
    ['$l', 'array'],
    ['$t', 'date'],
    [new Binary(Buffer.from('')), 'binData'],
  ],
  $year: [['$t', 2024]],
};
