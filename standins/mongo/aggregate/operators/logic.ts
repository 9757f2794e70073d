import { MongoStandinError } from '@/standins/mongo/errors';
import { isDocument } from '@/standins/mongo/query/bson-type';
import { compareValues } from '@/standins/mongo/query/compare';
import { type Evaluate, requireVariableName } from '../scope';
import { isTruthy } from '../truth';
import { isNullish, type OperatorCompiler, type OperatorTable, requireNames, takes } from './operator';

function comparison(accept: (order: number) => boolean): OperatorCompiler {
  return takes(2, 2, (a, b) => accept(compareValues(a, b)));
}

function compileList(operand: unknown, compile: (expression: unknown) => Evaluate): Evaluate[] {
  return (Array.isArray(operand) ? operand : [operand]).map((expression) => compile(expression));
}

const compileCond: OperatorCompiler = (operand, context) => {
  let parts: unknown[];
  if (Array.isArray(operand)) {
    if (operand.length !== 3) {
      throw new MongoStandinError(
        16020,
        `Expression $cond takes exactly 3 arguments. ${operand.length} were passed in.`,
      );
    }
    parts = operand;
  } else {
    const named = requireNames(operand, '$cond', ['if', 'then', 'else']);
    parts = [named.if, named.then, named.else];
  }
  const [test, yes, no] = parts.map((part) => context.compile(part)) as [Evaluate, Evaluate, Evaluate];
  return (root) => (isTruthy(test(root)) ? yes(root) : no(root));
};

const compileSwitch: OperatorCompiler = (operand, context) => {
  if (!isDocument(operand)) throw new MongoStandinError(40060, '$switch requires an object as an argument');
  const { branches, default: fallback, ...rest } = operand;
  const [unknownKey] = Object.keys(rest);
  if (unknownKey !== undefined) {
    throw new MongoStandinError(40067, `$switch found an unknown argument: ${unknownKey}`);
  }
  if (!Array.isArray(branches)) {
    throw new MongoStandinError(40061, "$switch expected an array for 'branches'");
  }
  if (branches.length === 0) throw new MongoStandinError(40068, '$switch requires at least one branch.');
  const cases = branches.map((branch) => {
    if (!isDocument(branch))
      throw new MongoStandinError(40062, '$switch expected each branch to be an object');
    if (!Object.hasOwn(branch, 'case')) {
      throw new MongoStandinError(40064, "$switch requires each branch have a 'case' expression");
    }
    if (!Object.hasOwn(branch, 'then')) {
      throw new MongoStandinError(40065, "$switch requires each branch have a 'then' expression.");
    }
    return { test: context.compile(branch.case), result: context.compile(branch.then) };
  });
  const otherwise = Object.hasOwn(operand, 'default') ? context.compile(fallback) : undefined;
  return (root) => {
    for (const { test, result } of cases) if (isTruthy(test(root))) return result(root);
    if (!otherwise) {
      throw new MongoStandinError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    }
    return otherwise(root);
  };
};

const compileLet: OperatorCompiler = (operand, context) => {
  const { vars, in: body } = requireNames(operand, '$let', ['vars', 'in']);
  if (!isDocument(vars)) throw new MongoStandinError(16876, '$let: vars must be an object');
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
  $ifNull: (operand, { compile, name }) => {
    if (!Array.isArray(operand) || operand.length < 2) {
      throw new MongoStandinError(1257300, `${name} needs at least two arguments`);
    }
    const parts = compileList(operand, compile);
    return (root) => {
      let value: unknown;
      for (const part of parts) {
        value = part(root);
        if (!isNullish(value)) return value;
      }
      return value;
    };
  },
  $literal: (operand) => () => operand,
  $let: compileLet,
};
