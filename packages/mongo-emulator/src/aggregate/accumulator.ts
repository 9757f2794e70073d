import { MongoError } from '#errors';
import { type Document, isDocument } from '#query/bson-type';
import { compileExpression } from './expression';
import { NumberSum } from './number-sum';
import { extremeOf } from './operators/number';
import type { Scope } from './scope';
import { ValueSet } from './values';

/** Gathers the documents of one group into one value. */
export interface Accumulator {
  add(doc: Document): void;
  result(): unknown;
}

/** Gathers values, as `Accumulator` gathers documents. */
interface Gatherer {
  add(value: unknown): void;
  result(): unknown;
}

/** Makes gatherers with a state that `step` changes in place or replaces. */
function fold<T>(
  start: () => T,
  step: (state: T, value: unknown) => T,
  result: (state: T) => unknown = (state) => state,
): () => Gatherer {
  return () => {
    let state = start();
    return {
      add(value) {
        state = step(state, value);
      },
      result: () => result(state),
    };
  };
}

const sumOf = (result: (sum: NumberSum) => unknown): (() => Gatherer) =>
  fold(
    () => new NumberSum(),
    (sum, value) => sum.add(value),
    result,
  );

const extreme = (sign: 1 | -1): (() => Gatherer) =>
  fold<unknown>(
    () => null,
    (best, value) => extremeOf([best, value], sign),
  );

const ACCUMULATORS: ReadonlyMap<string, () => Gatherer> = new Map(
  Object.entries({
    $addToSet: fold(
      () => new ValueSet(),
      (set, value) => {
        if (value !== undefined) set.add(value);
        return set;
      },
      (set) => set.toArray(),
    ),
    $avg: sumOf((sum) => sum.mean()),
    $count: sumOf((sum) => sum.result()),
    $first: fold<{ value: unknown } | undefined>(
      () => undefined,
      (found, value) => found ?? { value },
      (found) => found?.value ?? null,
    ),
    $last: fold<unknown>(
      () => null,
      (_, value) => value ?? null,
    ),
    $max: extreme(1),
    $min: extreme(-1),
    $push: fold<unknown[]>(
      () => [],
      (values, value) => {
        if (value !== undefined) values.push(value);
        return values;
      },
    ),
    $sum: sumOf((sum) => sum.result()),
  }),
);

/**
 * Compiles `{$sum: …}` and its like into a function that makes an accumulator for each group.
 *
 * @throws MongoError 40234 for what is not an accumulator, 40238 for more than one, 15952 for an unknown one, 40237 for
 *   several operands
 */
export function compileAccumulator(field: string, spec: unknown, scope: Scope): () => Accumulator {
  const [name, ...others] = isDocument(spec) ? Object.keys(spec) : [];
  if (!isDocument(spec) || !name?.startsWith('$')) {
    throw new MongoError(40234, `The field '${field}' must be an accumulator object`);
  }
  if (others.length > 0) throw new MongoError(40238, `The field '${field}' must specify one accumulator`);
  const make = ACCUMULATORS.get(name);
  if (!make) throw new MongoError(15952, `unknown group operator '${name}'`);
  const operands = Array.isArray(spec[name]) ? spec[name] : [spec[name]];
  if (operands.length !== 1) throw new MongoError(40237, `The ${name} accumulator is a unary operator`);
  if (name === '$count' && Object.keys(Object(operands[0])).length > 0) {
    throw new MongoError(9, '$count takes no arguments, i.e. $count:{}');
  }
  const evaluate = name === '$count' ? () => 1 : compileExpression(operands[0], scope);
  return () => {
    const gatherer = make();
    return { add: (doc) => gatherer.add(evaluate(doc)), result: () => gatherer.result() };
  };
}
