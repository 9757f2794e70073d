import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from '@/standins/mongo/query/bson-type';
import { describe } from '@/standins/mongo/query/describe';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import { compileSort, type DocumentComparator } from '@/standins/mongo/query/sort';
import { compileAccumulator } from '../accumulators/accumulator';
import { compileExpression } from '../expression';
import type { Scope } from '../scope';
import { requireSpec, type StageCompiler } from '../stage';
import { valueKey } from '../value-set';
import { replaceAt } from './unwind';
import { compileBounds, type WindowBounds } from './window-bounds';

/** The documents of one partition in their order, and how two of them compare. */
export interface Partition {
  docs: Document[];
  compare: DocumentComparator;
}

/** The value of an output field for one document of a partition. */
type WindowFunction = (partition: Partition) => (index: number) => unknown;

interface OutputField {
  segments: string[];
  evaluate: WindowFunction;
}

const RANKS: Record<string, WindowFunction> = {
  $documentNumber: () => (index) => index + 1,
  $denseRank: ({ docs, compare }) => {
    const ranks: number[] = [];
    docs.forEach((doc, index) => {
      const isNew = index > 0 && compare(docs[index - 1]!, doc) !== 0;
      ranks.push(index === 0 ? 1 : ranks[index - 1]! + (isNew ? 1 : 0));
    });
    return (index) => ranks[index];
  },
  $rank: ({ docs, compare }) => {
    const ranks: number[] = [];
    docs.forEach((doc, index) => {
      const isSame = index > 0 && compare(docs[index - 1]!, doc) === 0;
      ranks.push(isSame ? ranks[index - 1]! : index + 1);
    });
    return (index) => ranks[index];
  },
};

function compileOutput(spec: unknown, sortBy: Document | undefined, scope: Scope): OutputField[] {
  if (!isDocument(spec)) {
    throw new MongoStandinError(
      14,
      "BSON field '$setWindowFields.output' is the wrong type, expected type 'object'",
    );
  }
  return Object.entries(spec).map(([path, field]) => {
    if (!isDocument(field)) {
      throw new MongoStandinError(9, `The field '${path}' must be a window function object`);
    }
    const names = Object.keys(field).filter((key) => key !== 'window');
    const [name] = names;
    if (names.length !== 1 || name === undefined) {
      throw new MongoStandinError(
        9,
        `Window function found an unknown or missing argument: ${describe(field)}`,
      );
    }
    return { segments: path.split('.'), evaluate: compileFunction(path, name, field, sortBy, scope) };
  });
}

function compileFunction(
  path: string,
  name: string,
  field: Document,
  sortBy: Document | undefined,
  scope: Scope,
): WindowFunction {
  if (Object.hasOwn(RANKS, name) || name === '$shift') {
    if (!sortBy)
      throw new MongoStandinError(5371602, `${name} must be specified with a top level sortBy expression`);
    if (Object.hasOwn(field, 'window')) {
      throw new MongoStandinError(5371601, `${name} does not accept a 'window' field`);
    }
    return name === '$shift' ? compileShift(field.$shift, scope) : RANKS[name]!;
  }
  const bounds = compileBounds(field.window, sortBy);
  const make = compileWindowAccumulator(path, name, field[name], scope);
  return (partition) => overWindow(partition, bounds, make);
}

function compileWindowAccumulator(
  path: string,
  name: string,
  operand: unknown,
  scope: Scope,
): ReturnType<typeof compileAccumulator> {
  try {
    return compileAccumulator(path, { [name]: operand }, scope);
  } catch (error) {
    if (error instanceof MongoStandinError && error.code === 15952) {
      throw new MongoStandinError(9, `Unrecognized window function, ${name}`);
    }
    throw error;
  }
}

function overWindow(
  partition: Partition,
  bounds: WindowBounds,
  make: ReturnType<typeof compileAccumulator>,
): (index: number) => unknown {
  const { docs } = partition;
  const windowOf = bounds(partition);
  let running: { accumulator: ReturnType<typeof make>; from: number; to: number } | undefined;
  return (index) => {
    const [from, to] = windowOf(index);
    // A window that only grows at its end goes on from where it was.
    if (!running || running.from !== from || running.to > to) {
      running = { accumulator: make(), from, to: from };
    }
    for (; running.to < to; running.to++) running.accumulator.add(docs[running.to]!);
    const result = running.accumulator.result();
    return Array.isArray(result) ? result.slice() : result;
  };
}

function compileShift(operand: unknown, scope: Scope): WindowFunction {
  const named = requireSpec('$shift', operand, ['output', 'by'], ['default']);
  if (!isNumeric(named.by) || !Number.isInteger(toDouble(named.by))) {
    throw new MongoStandinError(
      9,
      `'$shift:by' field must be an integer, but found by: ${describe(named.by)}`,
    );
  }
  const by = toDouble(named.by);
  const output = compileExpression(named.output, scope);
  const fallback = Object.hasOwn(named, 'default') ? compileExpression(named.default, scope)({}) : null;
  return ({ docs }) =>
    (index) => {
      const doc = docs[index + by];
      return doc === undefined ? fallback : (output(doc) ?? null);
    };
}

/** Compiles `$setWindowFields`: fields computed over the neighbours of each document in its partition. */
export const compileWindowFields: StageCompiler = (spec, { scope, name }) => {
  const named = requireSpec(name, spec, ['output'], ['partitionBy', 'sortBy']);
  const key = compileExpression(named.partitionBy ?? null, scope);
  const sortBy = named.sortBy as Document | undefined;
  if (sortBy !== undefined && !isDocument(sortBy)) {
    throw new MongoStandinError(
      14,
      "BSON field '$setWindowFields.sortBy' is the wrong type, expected type 'object'",
    );
  }
  const compare = sortBy ? compileSort(sortBy) : () => 0;
  const fields = compileOutput(named.output, sortBy, scope);
  return function* (source) {
    for (const docs of partition(source, key)) {
      if (sortBy) docs.sort(compare);
      const values = fields.map(({ evaluate }) => evaluate({ docs, compare }));
      for (const [index, doc] of docs.entries()) {
        let result = doc;
        fields.forEach(({ segments }, position) => {
          result = replaceAt(result, segments, values[position]!(index));
        });
        yield result;
      }
    }
  };
};

function partition(source: Iterable<Document>, key: (doc: Document) => unknown): Document[][] {
  const partitions = new Map<string, Document[]>();
  for (const doc of source) {
    const value = key(doc) ?? null;
    if (Array.isArray(value)) {
      throw new MongoStandinError(
        14,
        'An expression used to partition cannot evaluate to value of type array',
      );
    }
    const text = valueKey(value);
    const docs = partitions.get(text);
    if (docs) docs.push(doc);
    else partitions.set(text, [doc]);
  }
  return [...partitions.values()];
}
