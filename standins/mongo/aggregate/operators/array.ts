import { isInt32, typeAlias } from '@/standins/mongo/query/bson-type';
import { compareValues } from '@/standins/mongo/query/compare';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import {
  isNullish,
  type OperatorCompiler,
  type OperatorTable,
  refuse,
  requireNames,
  takes,
  takesAny,
} from './operator';

function requireInt32(value: unknown, notNumeric: () => never, notInt32: () => never): number {
  if (!isNumeric(value)) return notNumeric();
  const number = toDouble(value) + 0;
  return isInt32(number) ? number : notInt32();
}

function elementAt(array: unknown, position: unknown): unknown {
  if (isNullish(array) || isNullish(position)) return null;
  if (!Array.isArray(array)) {
    return refuse(28689, `$arrayElemAt's first argument must be an array, but is ${typeAlias(array)}`);
  }
  const index = requireInt32(
    position,
    () =>
      refuse(28690, `$arrayElemAt's second argument must be a numeric value, but is ${typeAlias(position)}`),
    () =>
      refuse(
        28691,
        `$arrayElemAt's second argument must be representable as a 32-bit integer: ${String(position)}`,
      ),
  );
  return array.at(index);
}

function endOf(name: string, index: 0 | -1): OperatorCompiler {
  return takes(1, 1, (array) => {
    if (isNullish(array)) return null;
    if (!Array.isArray(array)) {
      return refuse(28689, `${name}'s argument must be an array, but is ${typeAlias(array)}`);
    }
    return array.at(index);
  });
}

function indexOf(array: unknown, wanted: unknown, start: unknown = 0, end?: unknown): unknown {
  if (isNullish(array)) return null;
  if (!Array.isArray(array)) {
    return refuse(40090, `$indexOfArray requires an array as a first argument, found: ${typeAlias(array)}`);
  }
  const from = requireIndex('starting', start);
  const to = end === undefined ? array.length : Math.min(requireIndex('ending', end), array.length);
  for (let i = from; i < to; i++) if (compareValues(array[i], wanted) === 0) return i;
  return -1;
}

function requireIndex(which: string, value: unknown): number {
  const refuseType = (): never =>
    refuse(
      40096,
      `$indexOfArray requires an integral ${which} index, found a value of type: ${typeAlias(value)}, with value: ${String(value)}`,
    );
  const index = requireInt32(value, refuseType, refuseType);
  if (index < 0) refuse(40097, `$indexOfArray requires a nonnegative ${which} index, found: ${index}`);
  return index;
}

/** mongod keeps what a range holds below this, since it is made in memory. */
const MAX_RANGE_BYTES = 64 * 1024 * 1024;

function range(start: unknown, end: unknown, step: unknown = 1): number[] {
  const [from, to, by] = (
    [
      ['starting value', 34443, 34444, start],
      ['ending value', 34445, 34446, end],
      ['step value', 34447, 34448, step],
    ] as const
  ).map(([what, typeCode, rangeCode, value]) =>
    requireInt32(
      value,
      () => refuse(typeCode, `$range requires a numeric ${what}, found value of type: ${typeAlias(value)}`),
      () =>
        refuse(
          rangeCode,
          `$range requires a ${what} that can be represented as a 32-bit integer, found value: ${String(value)}`,
        ),
    ),
  ) as [number, number, number];
  if (by === 0) refuse(34449, '$range requires a non-zero step value');
  const count = Math.max(0, Math.ceil((to - from) / by));
  if (count * 16 > MAX_RANGE_BYTES) {
    refuse(146, `$range would use too much memory (${count * 16} bytes) and cannot spill to disk.`);
  }
  return Array.from({ length: count }, (_, i) => from + i * by);
}

function slice(array: unknown, first: unknown, second?: unknown): unknown {
  if (isNullish(array) || isNullish(first) || second === null) return null;
  if (!Array.isArray(array)) {
    return refuse(28724, `First argument to $slice must be an array, but is of type: ${typeAlias(array)}`);
  }
  const position = requireInt32(
    first,
    () =>
      refuse(28725, `Second argument to $slice must be a numeric value, but is of type: ${typeAlias(first)}`),
    () =>
      refuse(28726, `Second argument to $slice can't be represented as a 32-bit integer: ${String(first)}`),
  );
  if (second === undefined) return position >= 0 ? array.slice(0, position) : array.slice(position);
  const count = requireInt32(
    second,
    () => refuse(28727, `Third argument to $slice must be numeric, but is of type: ${typeAlias(second)}`),
    () =>
      refuse(28728, `Third argument to $slice can't be represented as a 32-bit integer: ${String(second)}`),
  );
  if (count <= 0) refuse(28729, `Third argument to $slice must be positive: ${count}`);
  const start = position >= 0 ? position : Math.max(0, array.length + position);
  return array.slice(start, start + count);
}

/** Reads the `n` of `$firstN` and its relatives: a positive integer. */
export function requireCount(name: string, n: unknown): number {
  const refuseType = (): never =>
    refuse(
      5787902,
      `Value for 'n' must be of integral type, but found ${typeAlias(n)} as the argument of ${name}`,
    );
  const count = isNumeric(n) ? toDouble(n) : refuseType();
  if (!Number.isInteger(count)) refuse(5787903, `Value for 'n' must be of integral type, but found ${count}`);
  if (count <= 0) refuse(5787908, `'n' must be greater than 0, found ${count}`);
  return count;
}

function takeN(name: string, choose: (array: unknown[], n: number) => unknown[]): OperatorCompiler {
  return (operand, { compile }) => {
    const named = requireNames(operand, name, ['n', 'input']);
    const n = compile(named.n);
    const input = compile(named.input);
    return (root) => {
      const array = input(root);
      if (!Array.isArray(array)) {
        return refuse(5788200, 'Input must be an array');
      }
      return choose(array, requireCount(name, n(root)));
    };
  };
}

const isPresent = (value: unknown): boolean => !isNullish(value);

/** Array operators without a body that is evaluated for each element. */
export const ARRAY_OPERATORS: OperatorTable = {
  $arrayElemAt: takes(2, 2, elementAt),
  $concatArrays: takesAny((values) => {
    for (const value of values) {
      if (isNullish(value)) return null;
      if (!Array.isArray(value)) refuse(28664, `$concatArrays only supports arrays, not ${typeAlias(value)}`);
    }
    return values.flat(1);
  }),
  $first: endOf('$first', 0),
  $firstN: takeN('$firstN', (array, n) => array.slice(0, n)),
  $in: takes(2, 2, (wanted, array) => {
    if (!Array.isArray(array)) {
      return refuse(40081, `$in requires an array as a second argument, found: ${typeAlias(array)}`);
    }
    return array.some((value) => compareValues(value, wanted) === 0);
  }),
  $indexOfArray: takes(2, 4, indexOf),
  $isArray: takes(1, 1, (value) => Array.isArray(value)),
  $last: endOf('$last', -1),
  $lastN: takeN('$lastN', (array, n) => array.slice(-n)),
  $maxN: takeN('$maxN', (array, n) =>
    array
      .filter(isPresent)
      .sort((a, b) => compareValues(b, a))
      .slice(0, n),
  ),
  $minN: takeN('$minN', (array, n) => array.filter(isPresent).sort(compareValues).slice(0, n)),
  $range: takes(2, 3, range),
  $reverseArray: takes(1, 1, (array) => {
    if (isNullish(array)) return null;
    if (!Array.isArray(array)) {
      return refuse(
        34435,
        `The argument to $reverseArray must be an array, but was of type: ${typeAlias(array)}`,
      );
    }
    return array.toReversed();
  }),
  $size: takes(1, 1, (array) =>
    Array.isArray(array)
      ? array.length
      : refuse(17124, `The argument to $size must be an array, but was of type: ${typeAlias(array)}`),
  ),
  $slice: takes(2, 3, slice),
};
