import { MongoError } from '#errors';
import { isDocument } from '#query/bson-type';
import { toInteger } from '#query/number';
import { compileSort } from '#query/sort';
import type { StageCompiler, StageTable } from '../stage';

const compileSortStage: StageCompiler = (spec) => {
  if (!isDocument(spec)) throw new MongoError(15973, 'the $sort key specification must be an object');
  const compare = compileSort(spec);
  return function* (source) {
    yield* Array.from(source).sort(compare);
  };
};

function requireCount(name: string, code: number, value: unknown): number {
  const count = toInteger(value);
  if (count !== undefined && count >= 0) return count;
  throw new MongoError(code, `${name} requires a non-negative integer, not ${String(value)}`);
}

const compileLimit: StageCompiler = (spec, { name }) => {
  const limit = requireCount(name, 2107201, spec);
  if (limit === 0) throw new MongoError(15958, 'the limit must be positive');
  return function* (source) {
    let count = 0;
    for (const doc of source) {
      yield doc;
      if (++count === limit) return;
    }
  };
};

const compileSkip: StageCompiler = (spec, { name }) => {
  const skip = requireCount(name, 5107200, spec);
  return function* (source) {
    let count = 0;
    for (const doc of source) if (count++ >= skip) yield doc;
  };
};

const compileCount: StageCompiler = (spec) => {
  if (typeof spec !== 'string' || spec === '') {
    throw new MongoError(40157, 'the count field must be a non-empty string');
  }
  if (spec.startsWith('$')) throw new MongoError(40158, 'the count field cannot be a $-prefixed path');
  if (spec.includes('.')) throw new MongoError(40160, "the count field cannot contain '.'");
  return function* (source) {
    let count = 0;
    for (const _ of source) count++;
    if (count > 0) yield { [spec]: count };
  };
};

/** Stages that order, cut and count. */
export const ORDER_STAGES: StageTable = {
  $count: compileCount,
  $limit: compileLimit,
  $skip: compileSkip,
  $sort: compileSortStage,
};
