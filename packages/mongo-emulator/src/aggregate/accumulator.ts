import { MongoError } from '#errors';
import { compileExpression } from '#expressions/expression';
import { extremeOf } from '#expressions/operators/number';
import type { Evaluate } from '#expressions/operators/operator';
import { isDocument } from '#values/bson-type';
import { NumberSum } from './number-sum';

export interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

const extreme = (sign: 1 | -1) => (): Accumulator => {
  let best: unknown = null;
  return {
    add(value) {
      best = extremeOf([best, value], sign);
    },
    result: () => best,
  };
};

/** All values in the order of the documents; a document without one adds none. */
function list(): Accumulator {
  const values: unknown[] = [];
  return {
    add(value) {
      if (value !== undefined) values.push(value);
    },
    result: () => values,
  };
}

const ACCUMULATORS: ReadonlyMap<string, () => Accumulator> = new Map<string, () => Accumulator>([
  ['$max', extreme(1)],
  ['$min', extreme(-1)],
  ['$push', list],
  ['$sum', () => new NumberSum()],
]);

/**
 * Compiles `{$sum: …}` and its like: what to evaluate for each document, and how to begin a group.
 *
 * @throws MongoError 40234 for what is not an accumulator, 40238 for more than one, 15952 for an unknown one, 40237 for
 *   several operands
 */
export function compileAccumulator(
  field: string,
  spec: unknown,
): { evaluate: Evaluate; start: () => Accumulator } {
  const [name, ...others] = isDocument(spec) ? Object.keys(spec) : [];
  if (!isDocument(spec) || !name?.startsWith('$')) {
    throw new MongoError(40234, `The field '${field}' must be an accumulator object`);
  }
  if (others.length > 0) throw new MongoError(40238, `The field '${field}' must specify one accumulator`);
  const start = ACCUMULATORS.get(name);
  if (!start) throw new MongoError(15952, `unknown group operator '${name}'`);
  const operands = Array.isArray(spec[name]) ? spec[name] : [spec[name]];
  if (operands.length !== 1) throw new MongoError(40237, `The ${name} accumulator is a unary operator`);
  return { evaluate: compileExpression(operands[0]), start };
}
