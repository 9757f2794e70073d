import { typeAlias } from '@/standins/mongo/query/bson-type';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import { requireVariableName } from '../scope';
import { isTruthy } from '../truth';
import { isNullish, type OperatorCompiler, type OperatorTable, refuse, requireNames } from './operator';

function readName(as: unknown): string {
  if (as === undefined) return 'this';
  if (typeof as !== 'string') return refuse(9, `'as' must be a string, found: ${typeAlias(as)}`);
  requireVariableName(as);
  return as;
}

const compileFilter: OperatorCompiler = (operand, context) => {
  const named = requireNames(operand, '$filter', ['input', 'cond'], ['as', 'limit']);
  const input = context.compile(named.input);
  const limit = Object.hasOwn(named, 'limit') ? context.compile(named.limit) : undefined;
  const { scope, bind } = context.scope.declare([readName(named.as)]);
  const condition = context.compile(named.cond, scope);
  return (root) => {
    const array = input(root);
    if (isNullish(array)) return null;
    if (!Array.isArray(array))
      return refuse(28651, `input to $filter must be an array not ${typeAlias(array)}`);
    const most = limit ? readLimit(limit(root)) : Number.POSITIVE_INFINITY;
    const kept: unknown[] = [];
    for (const element of array) {
      if (kept.length >= most) break;
      bind(element);
      if (isTruthy(condition(root))) kept.push(element);
    }
    return kept;
  };
};

function readLimit(value: unknown): number {
  if (isNullish(value)) return Number.POSITIVE_INFINITY;
  const limit = isNumeric(value) ? toDouble(value) : Number.NaN;
  if (!Number.isInteger(limit)) {
    refuse(327391, `$filter: limit must be represented as a 32-bit integral value: ${String(value)}`);
  }
  if (limit <= 0) refuse(327392, `$filter: limit must be greater than 0: ${limit}`);
  return limit;
}

const compileMap: OperatorCompiler = (operand, context) => {
  const named = requireNames(operand, '$map', ['input', 'in'], ['as']);
  const input = context.compile(named.input);
  const { scope, bind } = context.scope.declare([readName(named.as)]);
  const body = context.compile(named.in, scope);
  return (root) => {
    const array = input(root);
    if (isNullish(array)) return null;
    if (!Array.isArray(array)) return refuse(16883, `input to $map must be an array not ${typeAlias(array)}`);
    return array.map((element) => {
      bind(element);
      return body(root) ?? null;
    });
  };
};

const compileReduce: OperatorCompiler = (operand, context) => {
  const named = requireNames(operand, '$reduce', ['input', 'initialValue', 'in']);
  const input = context.compile(named.input);
  const initial = context.compile(named.initialValue);
  const { scope, bind } = context.scope.declare(['this', 'value']);
  const body = context.compile(named.in, scope);
  return (root) => {
    const array = input(root);
    if (isNullish(array)) return null;
    if (!Array.isArray(array)) {
      return refuse(40080, `$reduce requires that 'input' be an array, found: ${typeAlias(array)}`);
    }
    let value = initial(root);
    for (const element of array) {
      bind(element, value);
      value = body(root);
    }
    return value;
  };
};

/** Array operators whose body is evaluated for each element. */
export const ARRAY_BODY_OPERATORS: OperatorTable = {
  $filter: compileFilter,
  $map: compileMap,
  $reduce: compileReduce,
};
