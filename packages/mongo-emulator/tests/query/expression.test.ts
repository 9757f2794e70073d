import { describe, expect, test } from 'vitest';
import { compileExpression, EXPRESSION_OPERATORS } from '#aggregate/expression';
import { Scope } from '#aggregate/scope';
import type { Document } from '#query/bson-type';
import { branch, CASES, DOC } from './expression-cases';
import { codeOf } from './failure';

function evaluate(expression: unknown, variables: Document = {}): unknown {
  const { scope, bind } = Scope.root(new Date(99)).declare(Object.keys(variables));
  const compiled = compileExpression(expression, scope);
  bind(...Object.values(variables));
  return compiled(DOC);
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
    expect(evaluate(expression, { given: 5, given2: { x: 6 } })).toStrictEqual(result);
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
    [{ $floor: '$s' }, 28765],
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
    [{ $switch: { branches: [] } }, 40068],
    [{ $switch: { branches: [branch(false, 1)] } }, 40066],
    [{ $year: '$s' }, 16006],
    [{ $dateToString: { date: '$t', format: '%Q' } }, 18536],
    [{ $dateTrunc: { date: '$t', unit: 'era' } }, 5439014],
    [{ $dateToString: { date: '$t', timezone: 'Mars/Olympus' } }, 40485],
    [{ $let: { vars: { X: 1 }, in: 1 } }, 9],
    [{ $filter: { input: '$l', cond: true, limit: 1 } }, 9],
    [{ $let: { vars: { CURRENT: 1 }, in: 1 } }, 9],
    [{ $dateToString: { date: '$t', format: '%B' } }, 18536],
    [{ $dateTrunc: { date: '$t', unit: 'minute', binSize: 15 } }, 9],
    [{ $mergeObjects: ['$n'] }, 40400],
    [{ $arrayToObject: '$n' }, 40386],
  ])('%j with code %i', (expression, code) => {
    expect(codeOf(() => evaluate(expression))).toBe(code);
  });
});
