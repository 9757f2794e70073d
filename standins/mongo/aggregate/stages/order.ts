import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument, typeAlias } from '@/standins/mongo/query/bson-type';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import { compileSort } from '@/standins/mongo/query/sort';
import { requireSpec, type StageCompiler, type StageTable } from '../stage';

const compileSortStage: StageCompiler = (spec) => {
  if (!isDocument(spec)) throw new MongoStandinError(15973, 'the $sort key specification must be an object');
  const compare = compileSort(spec);
  return function* (source) {
    yield* Array.from(source).sort(compare);
  };
};

function requireCount(name: string, value: unknown, typeCode: number): number {
  if (!isNumeric(value)) {
    throw new MongoStandinError(
      typeCode,
      `invalid argument to ${name} stage: Expected a number in: ${name}: ${String(value)}`,
    );
  }
  const count = toDouble(value);
  if (!Number.isInteger(count)) {
    throw new MongoStandinError(
      typeCode,
      `invalid argument to ${name} stage: Expected an integer: ${name}: ${count}`,
    );
  }
  return count;
}

const compileLimit: StageCompiler = (spec, { name }) => {
  const limit = requireCount(name, spec, 2107201);
  if (limit < 0) {
    throw new MongoStandinError(
      2107201,
      `invalid argument to $limit stage: Expected a non-negative number in: $limit: ${limit}`,
    );
  }
  if (limit === 0) throw new MongoStandinError(15958, 'the limit must be positive');
  return function* (source) {
    let count = 0;
    for (const doc of source) {
      yield doc;
      if (++count === limit) return;
    }
  };
};

const compileSkip: StageCompiler = (spec, { name }) => {
  const skip = requireCount(name, spec, 5107200);
  if (skip < 0) {
    throw new MongoStandinError(
      5107200,
      `invalid argument to $skip stage: Expected a non-negative number in: $skip: ${skip}`,
    );
  }
  return function* (source) {
    let count = 0;
    for (const doc of source) if (count++ >= skip) yield doc;
  };
};

const compileCount: StageCompiler = (spec) => {
  if (typeof spec !== 'string')
    throw new MongoStandinError(40156, 'the count field must be a non-empty string');
  if (spec === '') throw new MongoStandinError(40157, 'the count field must be a non-empty string');
  if (spec.startsWith('$')) {
    throw new MongoStandinError(40158, 'the count field cannot be a $-prefixed path');
  }
  if (spec.includes('\0')) throw new MongoStandinError(40159, 'the count field cannot contain a null byte');
  if (spec.includes('.')) throw new MongoStandinError(40160, "the count field cannot contain '.'");
  return function* (source) {
    let count = 0;
    for (const _ of source) count++;
    if (count > 0) yield { [spec]: count };
  };
};

const compileSample: StageCompiler = (spec) => {
  if (!isDocument(spec))
    throw new MongoStandinError(28745, 'the $sample stage specification must be an object');
  const { size } = requireSpec('$sample', spec, ['size']);
  if (!isNumeric(size)) {
    throw new MongoStandinError(28746, `size argument to $sample must be a number, not ${typeAlias(size)}`);
  }
  const wanted = Math.trunc(toDouble(size));
  if (wanted <= 0) throw new MongoStandinError(28747, 'size argument to $sample must be greater than 0');
  return function* (source) {
    yield* sample(source, wanted);
  };
};

/** Chooses by reservoir: every document is as likely, whatever the number of them. */
function sample(source: Iterable<Document>, size: number): Document[] {
  const chosen: Document[] = [];
  let seen = 0;
  for (const doc of source) {
    seen += 1;
    if (chosen.length < size) {
      chosen.push(doc);
    } else {
      const place = Math.floor(Math.random() * seen);
      if (place < size) chosen[place] = doc;
    }
  }
  for (let i = chosen.length - 1; i > 0; i--) {
    const other = Math.floor(Math.random() * (i + 1));
    [chosen[i], chosen[other]] = [chosen[other]!, chosen[i]!];
  }
  return chosen;
}

/** Stages that order, cut and count. */
export const ORDER_STAGES: StageTable = {
  $count: compileCount,
  $limit: compileLimit,
  $sample: compileSample,
  $skip: compileSkip,
  $sort: compileSortStage,
};
