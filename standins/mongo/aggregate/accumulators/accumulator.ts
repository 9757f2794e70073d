import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from '@/standins/mongo/query/bson-type';
import { compareValues } from '@/standins/mongo/query/compare';
import { compileExpression } from '../expression';
import { requireCount } from '../operators/array';
import { mergeDocuments } from '../operators/object';
import { isNullish } from '../operators/operator';
import type { Evaluate, Scope } from '../scope';
import { ValueSet } from '../value-set';
import { Deviation, NumberSum } from './number-sum';
import { RANKED_ACCUMULATORS } from './ranked';

/** What gathers the documents of one group into one value. */
export interface Accumulator {
  add(doc: Document): void;
  result(): unknown;
}

/** Compiles an accumulator's operand into a maker of accumulators, one a group. */
export type AccumulatorCompiler = (operand: unknown, scope: Scope, name: string) => () => Accumulator;

interface Gatherer {
  add(value: unknown): void;
  result(): unknown;
}

/** An accumulator of one expression's values. */
function ofValues(make: () => Gatherer): AccumulatorCompiler {
  return (operand, scope, name) => {
    if (Array.isArray(operand) && operand.length !== 1) {
      throw new MongoStandinError(40237, `The ${name} accumulator is a unary operator`);
    }
    const evaluate: Evaluate = compileExpression(Array.isArray(operand) ? operand[0] : operand, scope);
    return () => {
      const gatherer = make();
      return { add: (doc) => gatherer.add(evaluate(doc)), result: () => gatherer.result() };
    };
  };
}

function extreme(sign: 1 | -1): () => Gatherer {
  return () => {
    let best: unknown = null;
    return {
      add(value) {
        if (!isNullish(value) && (best === null || sign * compareValues(value, best) > 0)) best = value;
      },
      result: () => best,
    };
  };
}

function firstGatherer(): Gatherer {
  let first: { value: unknown } | undefined;
  return {
    add(value) {
      first ??= { value };
    },
    result: () => first?.value ?? null,
  };
}

function lastGatherer(): Gatherer {
  let last: unknown;
  return {
    add(value) {
      last = value;
    },
    result: () => last ?? null,
  };
}

function pushGatherer(): Gatherer {
  const values: unknown[] = [];
  return {
    add(value) {
      if (value !== undefined) values.push(value);
    },
    result: () => values,
  };
}

function setGatherer(): Gatherer {
  const seen = new ValueSet();
  const values: unknown[] = [];
  return {
    add(value) {
      if (value !== undefined && seen.add(value)) values.push(value);
    },
    result: () => values,
  };
}

function mergeGatherer(): Gatherer {
  let merged: Document = {};
  return {
    add(value) {
      if (!isNullish(value)) merged = mergeDocuments([merged, value]);
    },
    result: () => merged,
  };
}

const compileCount: AccumulatorCompiler = (operand) => {
  if (!isDocument(operand) || Object.keys(operand).length > 0) {
    throw new MongoStandinError(9, '$count takes no arguments, i.e. $count:{}');
  }
  return () => {
    const sum = new NumberSum();
    return { add: () => sum.add(1), result: () => sum.result() };
  };
};

function chooseN(
  choose: (values: unknown[], n: number) => unknown[],
  skipsNull: boolean,
): AccumulatorCompiler {
  return (operand, scope, name) => {
    if (!isDocument(operand)) {
      throw new MongoStandinError(
        5787900,
        `specification must be an object; found ${name}: ${String(operand)}`,
      );
    }
    const unknownKey = Object.keys(operand).find((key) => key !== 'n' && key !== 'input');
    if (unknownKey !== undefined) {
      throw new MongoStandinError(5787901, `Unknown argument for 'n' operator: ${unknownKey}`);
    }
    if (!Object.hasOwn(operand, 'n')) throw new MongoStandinError(5787906, "Missing value for 'n'");
    if (!Object.hasOwn(operand, 'input')) throw new MongoStandinError(5787907, "Missing value for 'input'");
    const n = requireCount(name, compileExpression(operand.n, scope)({}));
    const evaluate = compileExpression(operand.input, scope);
    return () => {
      const values: unknown[] = [];
      return {
        add(doc) {
          const value = evaluate(doc);
          if (!skipsNull || !isNullish(value)) values.push(value ?? null);
        },
        result: () => choose(values, n),
      };
    };
  };
}

const ACCUMULATORS: ReadonlyMap<string, AccumulatorCompiler> = new Map(
  Object.entries({
    $addToSet: ofValues(setGatherer),
    $avg: ofValues(() => {
      const sum = new NumberSum();
      return { add: (value) => sum.add(value), result: () => sum.mean() };
    }),
    $count: compileCount,
    $first: ofValues(firstGatherer),
    $firstN: chooseN((values, n) => values.slice(0, n), false),
    $last: ofValues(lastGatherer),
    $lastN: chooseN((values, n) => values.slice(-n), false),
    $max: ofValues(extreme(1)),
    $maxN: chooseN((values, n) => values.sort((a, b) => compareValues(b, a)).slice(0, n), true),
    $mergeObjects: ofValues(mergeGatherer),
    $min: ofValues(extreme(-1)),
    $minN: chooseN((values, n) => values.sort(compareValues).slice(0, n), true),
    $push: ofValues(pushGatherer),
    $stdDevPop: ofValues(() => new Deviation(false)),
    $stdDevSamp: ofValues(() => new Deviation(true)),
    $sum: ofValues(() => new NumberSum()),
    ...RANKED_ACCUMULATORS,
  }),
);

/**
 * Compiles `{$sum: …}` and its like.
 *
 * @throws MongoStandinError 40234 for what is no accumulator, 40238 for more than one, 15952 for an unknown one
 */
export function compileAccumulator(field: string, spec: unknown, scope: Scope): () => Accumulator {
  if (!isDocument(spec) || Object.keys(spec).length === 0) {
    throw new MongoStandinError(40234, `The field '${field}' must be an accumulator object`);
  }
  const names = Object.keys(spec);
  if (names.length > 1) {
    throw new MongoStandinError(40238, `The field '${field}' must specify one accumulator`);
  }
  const name = names[0]!;
  if (!name.startsWith('$')) {
    throw new MongoStandinError(40234, `The field '${field}' must be an accumulator object`);
  }
  const compile = ACCUMULATORS.get(name);
  if (!compile) throw new MongoStandinError(15952, `unknown group operator '${name}'`);
  return compile(spec[name], scope, name);
}
