import { MongoError } from '#errors';
import { type Document, getField, isDocument } from '#query/bson-type';
import { compileFilter } from '#query/filter';
import { compileExpression } from '../expression';
import { requireNames } from '../operands';
import { requireVariableName } from '../scope';
import type { StageCompiler, StageContext } from '../stage';
import { replaceAt } from './unwind';

interface LookupSpec {
  from: string;
  as: string;
  localField?: string;
  foreignField?: string;
  let?: Document;
  pipeline?: unknown;
}

const bad = (message: string): MongoError => new MongoError('FailedToParse', message);

function readSpec(given: unknown, name: string): LookupSpec {
  const optional = ['localField', 'foreignField', 'let', 'pipeline'];
  const spec = requireNames(name, given, ['from', 'as'], optional);
  const { localField, foreignField, let: variables, pipeline, from, as } = spec;
  if (typeof from !== 'string' || typeof as !== 'string')
    throw bad(`'from' and 'as' of ${name} must be strings`);
  const hasFields = typeof localField === 'string' && typeof foreignField === 'string';
  if (!hasFields && (localField !== undefined || foreignField !== undefined || pipeline === undefined)) {
    throw bad(`${name} requires 'pipeline' or the strings 'localField' and 'foreignField', or all three`);
  }
  if (variables !== undefined && (!isDocument(variables) || pipeline === undefined)) {
    throw bad(`${name} argument 'let' must be an object beside a 'pipeline'`);
  }
  return spec as unknown as LookupSpec;
}

/** Compiles `$lookup`: the documents of another collection that belong to each document, as an array. */
export const compileLookup: StageCompiler = (spec, context) => {
  const lookup = readSpec(spec, context.name);
  const target = lookup.as.split('.');
  const refine = compileRefine(lookup, context);
  return function* (source) {
    const find = finderOf(lookup, context);
    for (const doc of source) yield replaceAt(doc, target, Array.from(refine(doc, find(doc))));
  };
};

/** Makes, for one run of the stage, the function that finds the foreign documents of a local one. */
function finderOf(
  { from, localField, foreignField }: LookupSpec,
  { pipeline }: StageContext,
): (doc: Document) => Iterable<Document> {
  let all: Document[] | undefined;
  const readAll = (): Document[] => {
    all ??= Array.from(pipeline.readCollection(from, {}));
    return all;
  };
  if (localField === undefined || foreignField === undefined) return readAll;
  const local = localField.split('.');
  const isIndexed = pipeline.hasIndex(from, foreignField);
  return (doc) => {
    const filter = { [foreignField]: { $in: joinValues(doc, local) } };
    if (isIndexed) return pipeline.readCollection(from, filter);
    const matcher = compileFilter(filter);
    return readAll().filter((row) => matcher.matches(row));
  };
}

/** The values at a path by which documents join: elements of arrays one by one; null where there is nothing. */
function joinValues(doc: Document, segments: string[]): unknown[] {
  const found: unknown[] = [];
  collect(doc, segments, found);
  return found.length === 0 ? [null] : found;
}

function collect(start: unknown, segments: string[], found: unknown[]): void {
  let value = start;
  for (const [i, segment] of segments.entries()) {
    if (Array.isArray(value)) {
      for (const element of value) if (isDocument(element)) collect(element, segments.slice(i), found);
      return;
    }
    value = isDocument(value) ? getField(value, segment) : undefined;
  }
  if (Array.isArray(value)) found.push(...value);
  else if (value !== undefined) found.push(value);
}

function compileRefine(
  lookup: LookupSpec,
  { scope: outer, compile }: StageContext,
): (doc: Document, rows: Iterable<Document>) => Iterable<Document> {
  if (lookup.pipeline === undefined) return (_doc, rows) => rows;
  const names = Object.keys(lookup.let ?? {});
  for (const name of names) requireVariableName(name);
  const values = names.map((name) => compileExpression(lookup.let?.[name], outer));
  const { scope, bind } = outer.declare(names);
  const run = compile(lookup.pipeline, scope);
  return (doc, rows) => {
    bind(...values.map((value) => value(doc)));
    // The variables belong to this document, so all is computed before the next one is read.
    return Array.from(run(rows));
  };
}

/** Compiles `$unionWith`: the documents, and after them those of another collection. */
export const compileUnionWith: StageCompiler = (spec, { name, compile, pipeline }) => {
  const named = typeof spec === 'string' ? { coll: spec } : requireNames(name, spec, ['coll'], ['pipeline']);
  const { coll, pipeline: stages = [] } = named as Document;
  if (typeof coll !== 'string') throw new MongoError('TypeMismatch', `'${name}.coll' must be a string`);
  const run = compile(stages);
  return function* (source) {
    yield* source;
    yield* run(pipeline.readCollection(coll, {}));
  };
};
