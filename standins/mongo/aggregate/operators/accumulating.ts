import { compareValues } from '@/standins/mongo/query/compare';
import { Deviation, NumberSum } from '../accumulators/number-sum';
import type { Evaluate } from '../scope';
import { isNullish, type OperatorCompiler, type OperatorTable } from './operator';

/** One argument that is an array stands for its elements; several arguments are taken as they are. */
function over(combine: (values: unknown[]) => unknown): OperatorCompiler {
  return (operand, context) => {
    if (Array.isArray(operand) && operand.length !== 1) {
      const evaluates: Evaluate[] = operand.map((argument) => context.compile(argument));
      return (root) => combine(evaluates.map((evaluate) => evaluate(root)));
    }
    const evaluate = context.compile(Array.isArray(operand) ? operand[0] : operand);
    return (root) => {
      const value = evaluate(root);
      return combine(Array.isArray(value) ? value : [value]);
    };
  };
}

function extreme(sign: 1 | -1): (values: unknown[]) => unknown {
  return (values) => {
    let best: unknown = null;
    for (const value of values) {
      if (isNullish(value)) continue;
      if (best === null || sign * compareValues(value, best) > 0) best = value;
    }
    return best;
  };
}

function addAll<T extends { add(value: unknown): void }>(accumulator: T, values: unknown[]): T {
  for (const value of values) accumulator.add(value);
  return accumulator;
}

/** Accumulators as expressions on lists of values. */
export const ACCUMULATING_OPERATORS: OperatorTable = {
  $avg: over((values) => addAll(new NumberSum(), values).mean()),
  $max: over(extreme(1)),
  $min: over(extreme(-1)),
  $stdDevPop: over((values) => addAll(new Deviation(false), values).result()),
  $stdDevSamp: over((values) => addAll(new Deviation(true), values).result()),
  $sum: over((values) => addAll(new NumberSum(), values).result()),
};
