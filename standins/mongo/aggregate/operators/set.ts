import { typeAlias } from '@/standins/mongo/query/bson-type';
import { isTruthy } from '../truth';
import { ValueSet } from '../value-set';
import { isNullish, type OperatorTable, refuse, takes, takesAny } from './operator';

function requireArrays(name: string, code: number, values: unknown[]): unknown[][] {
  for (const value of values) {
    if (!Array.isArray(value))
      refuse(code, `All operands of ${name} must be arrays. One argument is of type: ${typeAlias(value)}`);
  }
  return values as unknown[][];
}

function unique(values: Iterable<unknown>): unknown[] {
  const set = new ValueSet();
  const result: unknown[] = [];
  for (const value of values) if (set.add(value)) result.push(value);
  return result;
}

function isSubset(a: unknown[], b: unknown[]): boolean {
  const set = new ValueSet(b);
  return a.every((value) => set.has(value));
}

function requireElements(name: string, code: number, value: unknown): unknown[] {
  if (!Array.isArray(value)) refuse(code, `${name}'s argument must be an array, but is ${typeAlias(value)}`);
  return value as unknown[];
}

/** Operators that take arrays as sets. */
export const SET_OPERATORS: OperatorTable = {
  $allElementsTrue: takes(1, 1, (value) => requireElements('$allElementsTrue', 17040, value).every(isTruthy)),
  $anyElementTrue: takes(1, 1, (value) => requireElements('$anyElementTrue', 17041, value).some(isTruthy)),
  $setDifference: takes(2, 2, (a, b) => {
    if (isNullish(a) || isNullish(b)) return null;
    if (!Array.isArray(a))
      return refuse(
        17048,
        `both operands of $setDifference must be arrays. First argument is of type: ${typeAlias(a)}`,
      );
    if (!Array.isArray(b))
      return refuse(
        17049,
        `both operands of $setDifference must be arrays. Second argument is of type: ${typeAlias(b)}`,
      );
    const removed = new ValueSet(b);
    return unique(a.filter((value) => !removed.has(value)));
  }),
  $setEquals: takesAny((values) => {
    if (values.length < 2) refuse(17045, `$setEquals needs at least two arguments had: ${values.length}`);
    const [first, ...others] = requireArrays('$setEquals', 17044, values);
    return others.every((other) => isSubset(first!, other) && isSubset(other, first!));
  }),
  $setIntersection: takesAny((values) => {
    if (values.some(isNullish)) return null;
    const [first, ...others] = requireArrays('$setIntersection', 17047, values);
    const sets = others.map((other) => new ValueSet(other));
    return unique((first ?? []).filter((value) => sets.every((set) => set.has(value))));
  }),
  $setIsSubset: takes(2, 2, (a, b) => {
    if (!Array.isArray(a))
      return refuse(
        17046,
        `both operands of $setIsSubset must be arrays. First argument is of type: ${typeAlias(a)}`,
      );
    if (!Array.isArray(b))
      return refuse(
        17042,
        `both operands of $setIsSubset must be arrays. Second argument is of type: ${typeAlias(b)}`,
      );
    return isSubset(a, b);
  }),
  $setUnion: takesAny((values) => {
    if (values.some(isNullish)) return null;
    return unique(requireArrays('$setUnion', 17043, values).flat(1));
  }),
};
