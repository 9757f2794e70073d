import { Long } from 'bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from '@/standins/mongo/query/bson-type';
import { compileFilter } from '@/standins/mongo/query/filter';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import { compileExpression } from '../expression';
import type { StageCompiler } from '../stage';
import { ValueSet } from '../value-set';
import { JoinTable, joinValues } from './join-keys';
import { replaceAt } from './unwind';

const REQUIRED = ['from', 'startWith', 'connectFromField', 'connectToField', 'as'];
const OPTIONAL = ['maxDepth', 'depthField', 'restrictSearchWithMatch'];

function requireGraphSpec(spec: unknown): Document {
  if (!isDocument(spec))
    throw new MongoStandinError(9, 'the $graphLookup stage specification must be an object');
  const unknownKey = Object.keys(spec).find((key) => ![...REQUIRED, ...OPTIONAL].includes(key));
  if (unknownKey !== undefined)
    throw new MongoStandinError(40104, `Unknown argument to $graphLookup: ${unknownKey}`);
  if (REQUIRED.some((key) => !Object.hasOwn(spec, key))) {
    throw new MongoStandinError(
      40105,
      "$graphLookup requires 'from', 'as', 'startWith', 'connectFromField', and 'connectToField' to be specified.",
    );
  }
  for (const key of ['from', 'connectFromField', 'connectToField', 'as', 'depthField']) {
    if (Object.hasOwn(spec, key) && typeof spec[key] !== 'string') {
      throw new MongoStandinError(40103, `expected string as argument for ${key}`);
    }
  }
  if (Object.hasOwn(spec, 'restrictSearchWithMatch') && !isDocument(spec.restrictSearchWithMatch)) {
    throw new MongoStandinError(40185, 'restrictSearchWithMatch must be an object');
  }
  return spec;
}

function readMaxDepth(value: unknown): number {
  if (value === undefined) return Number.POSITIVE_INFINITY;
  if (!isNumeric(value)) throw new MongoStandinError(40100, 'maxDepth must be numeric');
  const depth = toDouble(value);
  if (depth < 0) throw new MongoStandinError(40101, 'maxDepth requires a nonnegative argument');
  if (!Number.isInteger(depth))
    throw new MongoStandinError(40102, 'maxDepth could not be represented as a long long');
  return depth;
}

/** Compiles `$graphLookup`: all documents reached from a value by following a field, breadth first. */
export const compileGraphLookup: StageCompiler = (spec, { scope, pipeline }) => {
  const named = requireGraphSpec(spec);
  const maxDepth = readMaxDepth(named.maxDepth);
  const startWith = compileExpression(named.startWith, scope);
  const from = (named.connectFromField as string).split('.');
  const depthSegments = (named.depthField as string | undefined)?.split('.');
  const restriction = named.restrictSearchWithMatch as Document | undefined;
  const matcher = restriction && compileFilter(restriction, { scope });
  const target = (named.as as string).split('.');
  return function* (source) {
    let table: JoinTable | undefined;
    for (const doc of source) {
      table ??= new JoinTable(pipeline.readCollection(named.from as string), named.connectToField as string);
      const start = startWith(doc);
      const found = new Map<Document, number>();
      const asked = new ValueSet();
      let frontier = Array.isArray(start) ? start : [start ?? null];
      for (let depth = 0; depth <= maxDepth && frontier.length > 0; depth++) {
        const fresh = frontier.filter((value) => asked.add(value));
        frontier = [];
        for (const row of table.find(fresh)) {
          if (found.has(row) || matcher?.matches(row) === false) continue;
          found.set(row, depth);
          frontier.push(...joinValues(row, from));
        }
      }
      const rows = Array.from(found, ([row, depth]) =>
        depthSegments ? replaceAt(row, depthSegments, Long.fromNumber(depth)) : row,
      );
      yield replaceAt(doc, target, rows);
    }
  };
};
