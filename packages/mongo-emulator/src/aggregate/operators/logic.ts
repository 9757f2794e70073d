import { MongoError } from '#errors';
import { isDocument, isNullish } from '#query/bson-type';
import { compareValues } from '#query/compare';
import { requireNames } from '../operands';
import { type Evaluate, requireVariableName } from '../scope';
import { isTruthy } from '../values';
import { type OperatorCompiler, type OperatorTable, takes } from './operator';

function comparison(accept: (order: number) => boolean): OperatorCompiler {
  return takes(2, 2, (a, b) => accept(compareValues(a, b)));
}

function compileList(operand: unknown, compile: (expression: unknown) => Evaluate): Evaluate[] {
  return (Array.isArray(operand) ? operand : [operand]).map((expression) => compile(expression));
}

const compileCond: OperatorCompiler = (operand, { name, compile }) => {
  let parts = operand;
  if (!Array.isArray(operand)) {
    const named = requireNames(name, operand, ['if', 'then', 'else']);
    parts = [named.if, named.then, named.else];
  } else if (operand.length !== 3) {
    throw new MongoError(16020, `Expression $cond takes exactly 3 arguments, not ${operand.length}`);
  }
  const [test, yes, no] = compileList(parts, compile) as [Evaluate, Evaluate, Evaluate];
  return (root) => (isTruthy(test(root)) ? yes(root) : no(root));
};

const compileSwitch: OperatorCompiler = (operand, { name, compile }) => {
  const { branches, default: fallback } = requireNames(name, operand, ['branches'], ['default']);
  if (!Array.isArray(branches) || branches.length === 0) {
    throw new MongoError(40068, '$switch requires at least one branch.');
  }
  const cases = branches.map((branch) => {
    const named = requireNames(name, branch, ['case', 'then']);
    return { test: compile(named.case), result: compile(named.then) };
  });
  const otherwise = fallback === undefined ? undefined : compile(fallback);
  return (root) => {
    for (const { test, result } of cases) if (isTruthy(test(root))) return result(root);
    if (otherwise) return otherwise(root);
    throw new MongoError(40066, '$switch found no matching branch for an input, and has no default');
  };
};

const compileLet: OperatorCompiler = (operand, context) => {
  const { vars, in: body } = requireNames('$let', operand, ['vars', 'in']);
  if (!isDocument(vars)) throw new MongoError(16876, '$let: vars must be an object');
  const names = Object.keys(vars);
  for (const name of names) requireVariableName(name);
  const values = names.map((name) => context.compile(vars[name]));
  const { scope, bind } = context.scope.declare(names);
  const evaluate = context.compile(body, scope);
  return (root) => {
    bind(...values.map((value) => value(root)));
    return evaluate(root);
  };
};

/** Comparison, boolean and conditional operators, `$literal` and `$let`. */
export const LOGIC_OPERATORS: OperatorTable = {
  $cmp: takes(2, 2, (a, b) => Math.sign(compareValues(a, b))),
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $and: (operand, { compile }) => {
    const parts = compileList(operand, compile);
    return (root) => parts.every((part) => isTruthy(part(root)));
  },
  $or: (operand, { compile }) => {
    const parts = compileList(operand, compile);
    return (root) => parts.some((part) => isTruthy(part(root)));
  },
  $not: takes(1, 1, (value) => !isTruthy(value)),
  $cond: compileCond,
  $switch: compileSwitch,
  $ifNull: (operand, { compile }) => {
    const parts = compileList(operand, compile);
    if (parts.length < 2) throw new MongoError(1257300, '$ifNull needs at least two arguments');
    return (root) => {
      let value: unknown;
      for (const part of parts) {
        value = part(root);
        if (!isNullish(value)) break;
      }
      return value;
    };
  },
  $literal: (operand) => () => operand,
  $let: compileLet,
};
