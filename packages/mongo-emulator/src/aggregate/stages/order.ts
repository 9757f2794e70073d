import { MongoError } from '#errors';
import { isDocument } from '#values/bson-type';
import { toInteger } from '#values/number';
import { compileSort } from '#values/sort';
import type { StageCompiler } from '../stage';

export const compileSortStage: StageCompiler = (spec) => {
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

export const compileLimit: StageCompiler = (spec) => {
  const limit = requireCount('$limit', 2107201, spec);
  if (limit === 0) throw new MongoError(15958, 'the limit must be positive');
  return function* (source) {
    let count = 0;
    for (const doc of source) {
      yield doc;
      if (++count === limit) return;
    }
  };
};

export const compileSkip: StageCompiler = (spec) => {
  const skip = requireCount('$skip', 5107200, spec);
  return function* (source) {
    let count = 0;
    for (const doc of source) if (count++ >= skip) yield doc;
  };
};
