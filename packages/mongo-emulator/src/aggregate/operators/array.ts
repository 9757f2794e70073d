import { refuse } from '#errors';
import { type Document, isDocument, isNullish, setField, typeAlias } from '#query/bson-type';
import { compareValues } from '#query/compare';
import { requireNames } from '../operands';
import { requireVariableName } from '../scope';
import { isTruthy, ValueSet } from '../values';
import {
  ANY,
  type OperatorCompiler,
  type OperatorTable,
  requireArray,
  requireInteger,
  requireString,
  takes,
  takesPresent,
} from './operator';

function slice(value: unknown, first: unknown, second?: unknown): unknown[] {
  const array = requireArray('$slice', 28724, value);
  const position = requireInteger('$slice', 28725, first);
  if (second === undefined) return position >= 0 ? array.slice(0, position) : array.slice(position);
  const count = requireInteger('$slice', 28727, second);
  if (count <= 0) refuse(28729, `Third argument to $slice must be positive: ${count}`);
  const start = position >= 0 ? position : Math.max(0, array.length + position);
  return array.slice(start, start + count);
}

function unique(values: unknown[]): unknown[] {
  return new ValueSet(values).toArray();
}

function arraysOf(name: string, code: number, values: unknown[]): unknown[][] {
  return values.map((value) => requireArray(name, code, value));
}

/** Compiles an operator with `input` and a body that is evaluated for each element, bound as `as`. */
function eachElement(
  body: string,
  code: number,
  combine: (array: unknown[], evaluate: (element: unknown) => unknown) => unknown,
): OperatorCompiler {
  return (operand, { name, scope: outer, compile }) => {
    const named = requireNames(name, operand, ['input', body], ['as']);
    const { as = 'this' } = named;
    if (typeof as !== 'string') return refuse(9, `'as' must be a string, found: ${typeAlias(as)}`);
    requireVariableName(as);
    const input = compile(named.input);
    const { scope, bind } = outer.declare([as]);
    const evaluate = compile(named[body], scope);
    return (root) => {
      const value = input(root);
      if (isNullish(value)) return null;
      return combine(requireArray(name, code, value), (element) => {
        bind(element);
        return evaluate(root);
      });
    };
  };
}

const compileReduce: OperatorCompiler = (operand, { name, scope: outer, compile }) => {
  const named = requireNames(name, operand, ['input', 'initialValue', 'in']);
  const input = compile(named.input);
  const initial = compile(named.initialValue);
  const { scope, bind } = outer.declare(['this', 'value']);
  const body = compile(named.in, scope);
  return (root) => {
    const array = input(root);
    if (isNullish(array)) return null;
    return requireArray(name, 40080, array).reduce((value, element) => {
      bind(element, value);
      return body(root);
    }, initial(root));
  };
};

function toObject(pairs: unknown): Document {
  const result: Document = {};
  for (const pair of requireArray('$arrayToObject', 40386, pairs)) {
    const parts = isDocument(pair) ? [pair.k, pair.v] : requireArray('$arrayToObject', 40398, pair);
    if (parts.length !== 2) refuse(40397, '$arrayToObject requires pairs of a key and a value');
    setField(result, requireString('$arrayToObject', 40395, parts[0]), parts[1] ?? null);
  }
  return result;
}

/** Merges documents left to right; null and missing ones are skipped. */
function mergeDocuments(...values: unknown[]): Document {
  const merged: Document = {};
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDocument(value)) refuse(40400, `$mergeObjects requires object inputs, not ${typeAlias(value)}`);
    for (const [key, field] of Object.entries(value as Document)) setField(merged, key, field);
  }
  return merged;
}

/** Operators on arrays, and on documents as lists of fields. */
export const ARRAY_OPERATORS: OperatorTable = {
  $arrayElemAt: takesPresent(2, 2, (array, position) =>
    requireArray('$arrayElemAt', 28689, array).at(requireInteger('$arrayElemAt', 28690, position)),
  ),
  $arrayToObject: takesPresent(1, 1, toObject),
  $concatArrays: takesPresent(0, ANY, (...values) => arraysOf('$concatArrays', 28664, values).flat(1)),
  $filter: eachElement('cond', 28651, (array, test) => array.filter((element) => isTruthy(test(element)))),
  $first: takesPresent(1, 1, (array) => requireArray('$first', 28689, array)[0]),
  $in: takes(2, 2, (wanted, array) =>
    requireArray('$in', 40081, array).some((value) => compareValues(value, wanted) === 0),
  ),
  $isArray: takes(1, 1, Array.isArray),
  $last: takesPresent(1, 1, (array) => requireArray('$last', 28689, array).at(-1)),
  $map: eachElement('in', 16883, (array, change) => array.map((element) => change(element) ?? null)),
  $mergeObjects: takes(0, ANY, mergeDocuments),
  $objectToArray: takesPresent(1, 1, (value) =>
    isDocument(value)
      ? Object.entries(value).map(([k, v]) => ({ k, v }))
      : refuse(40390, `$objectToArray requires a document input, found: ${typeAlias(value)}`),
  ),
  $reduce: compileReduce,
  $reverseArray: takesPresent(1, 1, (array) => requireArray('$reverseArray', 34435, array).toReversed()),
  $setDifference: takesPresent(2, 2, (a, b) => {
    const removed = new ValueSet(requireArray('$setDifference', 17049, b));
    return unique(requireArray('$setDifference', 17048, a).filter((value) => !removed.has(value)));
  }),
  $setIntersection: takesPresent(0, ANY, (...values) => {
    const [first = [], ...others] = arraysOf('$setIntersection', 17047, values);
    const sets = others.map((other) => new ValueSet(other));
    return unique(first.filter((value) => sets.every((set) => set.has(value))));
  }),
  $setUnion: takesPresent(0, ANY, (...values) => unique(arraysOf('$setUnion', 17043, values).flat(1))),
  $size: takes(1, 1, (array) => requireArray('$size', 17124, array).length),
  $slice: takesPresent(2, 3, slice),
};
