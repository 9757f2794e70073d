import { Decimal128 } from 'bson';
import { describe, expect, test } from 'vitest';
import { compileExpression, createScope, EXPRESSION_OPERATORS } from '@/standins/mongo/aggregate/expression';
import type { Document } from '@/standins/mongo/query/bson-type';
import { branch, CASES, DOC } from './expression-cases';
import { codeOf } from './failure';

function evaluate(expression: unknown, doc: Document = DOC, variables?: Document): unknown {
  return compileExpression(expression, createScope({ let: variables, now: new Date(99) }))(doc);
}

test('every operator has its cases', () => {
  expect(Object.keys(CASES).toSorted()).toStrictEqual(EXPRESSION_OPERATORS.toSorted());
});

describe.each(Object.entries(CASES))('%s', (operator, cases) => {
  test.each(cases)('of %j', (operand, result) => {
    expect(evaluate({ [operator]: operand })).toStrictEqual(result);
  });
});

describe('paths, variables, literals', () => {
  test.each<[unknown, unknown]>([
    ['$o.b.c', 2],
    ['$lines.sku', ['x', 'y']],
    ['$lines.nope', []],
    ['$l.0', []],
    ['$s.x', undefined],
    ['$$ROOT.n', 7],
    ['$$CURRENT.n', 7],
    ['$$NOW', new Date(99)],
    ['$$REMOVE', undefined],
    ['$$given', 5],
    ['$$given2.x', 6],
    [
      ['$n', '$nope'],
      [7, null],
    ],
    [{ a: '$n', b: '$nope' }, { a: 7 }],
    ['text', 'text'],
  ])('%j', (expression, result) => {
    expect(evaluate(expression, DOC, { given: 5, given2: { x: 6 } })).toStrictEqual(result);
  });

  test('a variable of an inner body hides that of an outer one, and only there', () => {
    const inner = { $map: { input: [10, 20], in: '$$this' } };
    const outer = { $map: { input: '$l', in: { own: '$$this', inner, after: '$$this' } } };
    expect(evaluate(outer)).toStrictEqual([3, 1, 2].map((own) => ({ own, inner: [10, 20], after: own })));
  });
});

describe('refuses', () => {
  test.each<[unknown, number]>([
    [{ $nope: 1 }, 168],
    [{ $add: 1, $subtract: 2 }, 15983],
    ['$$nope', 17276],
    ['$', 16872],
    ['$a..b', 15998],
    [{ $subtract: [1] }, 16020],
    [{ $add: ['$s'] }, 14],
    [{ $divide: [1, 0] }, 2],
    [{ $mod: [1, 0] }, 16610],
    [{ $abs: '$s' }, 28765],
    [{ $sqrt: -1 }, 28714],
    [{ $sin: Decimal128.fromString('1') }, 238],
    [{ $size: '$n' }, 17124],
    [{ $arrayElemAt: ['$n', 0] }, 28689],
    [{ $in: [1, '$n'] }, 40081],
    [{ $filter: { input: '$n', cond: true } }, 28651],
    [{ $map: { input: '$n', in: 1 } }, 16883],
    [{ $concat: ['$n'] }, 16702],
    [{ $split: ['$s', ''] }, 40087],
    [{ $toInt: '1.5' }, 241],
    [{ $toInt: 3e10 }, 241],
    [{ $toDate: 'soon' }, 241],
    [{ $convert: { input: 1, to: 'nope' } }, 2],
    [{ $switch: { branches: [] } }, 40068],
    [{ $switch: { branches: [branch(false, 1)] } }, 40066],
    [{ $year: '$s' }, 16006],
    [{ $dateToString: { date: '$t', format: '%Q' } }, 18536],
    [{ $dateTrunc: { date: '$t', unit: 'era' } }, 5439014],
    [{ $dateToString: { date: '$t', timezone: 'Mars/Olympus' } }, 40485],
    [{ $let: { vars: { X: 1 }, in: 1 } }, 9],
    [{ $mergeObjects: ['$n'] }, 40400],
    [{ $arrayToObject: '$n' }, 40386],
    [{ $range: [0, 1, 0] }, 34449],
  ])('%j with code %i', (expression, code) => {
    expect(codeOf(() => evaluate(expression))).toBe(code);
  });
});
