import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument, setField, typeAlias } from '@/standins/mongo/query/bson-type';
import { compareValues } from '@/standins/mongo/query/compare';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import { type Accumulator, compileAccumulator } from '../accumulators/accumulator';
import { compileExpression } from '../expression';
import { requireNames } from '../operators/operator';
import type { Evaluate, Scope } from '../scope';
import type { Stage, StageCompiler, StageTable } from '../stage';
import { valueKey } from '../value-set';

interface GroupField {
  name: string;
  make: () => Accumulator;
}

function compileFields(spec: Document, scope: Scope): GroupField[] {
  return Object.entries(spec).map(([name, accumulator]) => {
    if (name.includes('.')) {
      throw new MongoStandinError(40235, `The field name '${name}' cannot contain '.'`);
    }
    if (name.startsWith('$')) {
      throw new MongoStandinError(40236, `The field name '${name}' cannot be an operator name`);
    }
    return { name, make: compileAccumulator(name, accumulator, scope) };
  });
}

/** Gathers documents by a key, in the order in which the keys first appear. */
function gather(source: Iterable<Document>, key: Evaluate, fields: GroupField[]): Document[] {
  const groups = new Map<string, { id: unknown; accumulators: Accumulator[] }>();
  for (const doc of source) {
    const id = key(doc) ?? null;
    const text = valueKey(id);
    let group = groups.get(text);
    if (!group) {
      group = { id, accumulators: fields.map(({ make }) => make()) };
      groups.set(text, group);
    }
    for (const accumulator of group.accumulators) accumulator.add(doc);
  }
  return Array.from(groups.values(), ({ id, accumulators }) => {
    const result: Document = { _id: id };
    fields.forEach(({ name }, index) => {
      setField(result, name, accumulators[index]!.result());
    });
    return result;
  });
}

/** A key of one named field holds null where that is missing; of several, the missing ones are left out. */
function compileKey(id: unknown, scope: Scope): Evaluate {
  const names = isDocument(id) ? Object.keys(id) : [];
  const [name] = names;
  if (!isDocument(id) || name === undefined || names.length > 1 || name.startsWith('$')) {
    return compileExpression(id, scope);
  }
  const whole = compileExpression(id, scope);
  return (doc) => {
    const key = whole(doc) as Document;
    return Object.keys(key).length === 0 ? { [name]: null } : key;
  };
}

const compileGroup: StageCompiler = (spec, { scope }) => {
  if (!isDocument(spec)) {
    throw new MongoStandinError(15947, "a group's fields must be specified in an object");
  }
  if (!Object.hasOwn(spec, '_id')) {
    throw new MongoStandinError(15955, 'a group specification must include an _id');
  }
  const { _id, ...rest } = spec;
  const key = compileKey(_id, scope);
  const fields = compileFields(rest, scope);
  return function* (source) {
    yield* gather(source, key, fields);
  };
};

const compileSortByCount: StageCompiler = (spec, { scope }) => {
  const isPath = typeof spec === 'string' && spec.startsWith('$');
  const isExpression = isDocument(spec) && Object.keys(spec)[0]?.startsWith('$');
  if (!isPath && !isExpression) {
    throw typeof spec === 'string' || isDocument(spec)
      ? new MongoStandinError(
          typeof spec === 'string' ? 40148 : 40147,
          'the sortByCount field must be defined as a $-prefixed path or an expression inside an object',
        )
      : new MongoStandinError(40149, 'the sortByCount field must be specified as a string or as an object');
  }
  const key = compileExpression(spec, scope);
  const fields = compileFields({ count: { $sum: 1 } }, scope);
  return function* (source) {
    yield* gather(source, key, fields).sort((a, b) => compareValues(b.count, a.count));
  };
};

function requireBoundaries(boundaries: unknown, scope: Scope): unknown[] {
  if (!Array.isArray(boundaries)) {
    throw new MongoStandinError(
      40200,
      `The $bucket 'boundaries' field must be an array, but found type: ${typeAlias(boundaries)}.`,
    );
  }
  if (boundaries.length < 2) {
    throw new MongoStandinError(
      40192,
      `The $bucket 'boundaries' field must have at least 2 values, but found ${boundaries.length} value(s).`,
    );
  }
  const values = boundaries.map((bound) => compileExpression(bound, scope)({}));
  values.forEach((value, index) => {
    if (index > 0 && compareValues(values[index - 1], value) >= 0) {
      throw new MongoStandinError(
        40194,
        `The 'boundaries' option to $bucket must be sorted, but elements ${index - 1} and ${index} are not in ascending order.`,
      );
    }
  });
  return values;
}

const compileBucket: StageCompiler = (spec, { scope }) => {
  if (!isDocument(spec)) {
    throw new MongoStandinError(
      40201,
      `Argument to $bucket stage must be an object, but found type: ${typeAlias(spec)}.`,
    );
  }
  const known = ['groupBy', 'boundaries', 'default', 'output'];
  const unknownKey = Object.keys(spec).find((key) => !known.includes(key));
  if (unknownKey !== undefined) {
    throw new MongoStandinError(40197, `Unrecognized option to $bucket: ${unknownKey}.`);
  }
  if (!Object.hasOwn(spec, 'groupBy') || !Object.hasOwn(spec, 'boundaries')) {
    throw new MongoStandinError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  }
  const groupBy = compileExpression(spec.groupBy, scope);
  const bounds = requireBoundaries(spec.boundaries, scope);
  const hasDefault = Object.hasOwn(spec, 'default');
  const rest = hasDefault ? compileExpression(spec.default, scope)({}) : undefined;
  if (hasDefault && compareValues(rest, bounds[0]) >= 0 && compareValues(rest, bounds.at(-1)) < 0) {
    throw new MongoStandinError(
      40199,
      "The $bucket 'default' field must be less than the lowest boundary or greater than or equal to the highest boundary.",
    );
  }
  const key: Evaluate = (doc) => {
    const value = groupBy(doc);
    for (let i = bounds.length - 2; i >= 0; i--) {
      if (compareValues(value, bounds[i]) >= 0 && compareValues(value, bounds[i + 1]) < 0) return bounds[i];
    }
    if (hasDefault) return rest;
    throw new MongoStandinError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
  return bucketStage(spec.output, key, scope);
};

function bucketStage(output: unknown, key: Evaluate, scope: Scope): Stage {
  if (output !== undefined && !isDocument(output)) {
    throw new MongoStandinError(
      40196,
      `The $bucket 'output' field must be an object, but found type: ${typeAlias(output)}.`,
    );
  }
  const fields = compileFields((output as Document | undefined) ?? { count: { $sum: 1 } }, scope);
  return function* (source) {
    yield* gather(source, key, fields).sort((a, b) => compareValues(a._id, b._id));
  };
}

const compileBucketAuto: StageCompiler = (spec, { scope, name }) => {
  const named = requireNames(spec, name, ['groupBy', 'buckets'], ['output', 'granularity']);
  if (Object.hasOwn(named, 'granularity')) {
    throw new MongoStandinError(238, "option 'granularity' of $bucketAuto is not supported");
  }
  const buckets = isNumeric(named.buckets) ? toDouble(named.buckets) : Number.NaN;
  if (!Number.isInteger(buckets)) {
    throw new MongoStandinError(
      40241,
      `The $bucketAuto 'buckets' field must be a numeric value, but found type: ${typeAlias(named.buckets)}.`,
    );
  }
  if (buckets <= 0) {
    throw new MongoStandinError(
      40243,
      `The $bucketAuto 'buckets' field must be greater than 0, but found: ${buckets}.`,
    );
  }
  const groupBy = compileExpression(named.groupBy, scope);
  const fields = compileFields((named.output as Document | undefined) ?? { count: { $sum: 1 } }, scope);
  return function* (source) {
    yield* bucketEvenly(source, groupBy, fields, buckets);
  };
};

function* bucketEvenly(
  source: Iterable<Document>,
  groupBy: Evaluate,
  fields: GroupField[],
  buckets: number,
): Iterable<Document> {
  const rows = Array.from(source, (doc) => ({ doc, value: groupBy(doc) ?? null }));
  rows.sort((a, b) => compareValues(a.value, b.value));
  const size = Math.max(1, Math.round(rows.length / buckets));
  let start = 0;
  for (let bucket = 1; start < rows.length; bucket++) {
    let end = bucket === buckets ? rows.length : Math.min(rows.length, start + size);
    // Equal values share a bucket.
    while (end < rows.length && compareValues(rows[end]!.value, rows[end - 1]!.value) === 0) end++;
    const [group] = gather(
      rows.slice(start, end).map(({ doc }) => doc),
      () => null,
      fields,
    );
    const max = end < rows.length ? rows[end]!.value : rows[end - 1]!.value;
    yield { ...group, _id: { min: rows[start]!.value, max } };
    start = end;
  }
}

/** Stages that gather documents into groups. */
export const GROUP_STAGES: StageTable = {
  $bucket: compileBucket,
  $bucketAuto: compileBucketAuto,
  $group: compileGroup,
  $sortByCount: compileSortByCount,
};
