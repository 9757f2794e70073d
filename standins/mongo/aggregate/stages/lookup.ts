import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument, typeAlias } from '@/standins/mongo/query/bson-type';
import { describe } from '@/standins/mongo/query/describe';
import { compileExpression } from '../expression';
import { requireVariableName } from '../scope';
import { type Stage, type StageCompiler, type StageContext, stageName } from '../stage';
import { JoinTable, joinValues } from './join-keys';
import { replaceAt } from './unwind';

interface LookupSpec {
  from?: string;
  as: string;
  localField?: string;
  foreignField?: string;
  let?: Document;
  pipeline?: unknown[];
}

const STRINGS = ['from', 'as', 'localField', 'foreignField'];

function readSpec(spec: unknown): LookupSpec {
  if (!isDocument(spec)) {
    throw new MongoStandinError(9, `the $lookup specification must be an Object, found ${typeAlias(spec)}`);
  }
  for (const [key, value] of Object.entries(spec)) {
    if (STRINGS.includes(key)) {
      if (isDocument(value) && key === 'from') {
        throw new MongoStandinError(238, "a $lookup 'from' another database is not supported");
      }
      if (typeof value !== 'string') {
        throw new MongoStandinError(
          9,
          `$lookup argument '${key}' must be a string, found ${key}: ${describe(value)}, is type ${typeAlias(value)}`,
        );
      }
    } else if (key === 'let') {
      if (!isDocument(value)) {
        throw new MongoStandinError(
          9,
          `$lookup argument 'let: ${describe(value)}' must be an object, is type ${typeAlias(value)}`,
        );
      }
    } else if (key === 'pipeline') {
      if (!Array.isArray(value))
        throw new MongoStandinError(14, "'pipeline' option must be specified as an array");
    } else {
      throw new MongoStandinError(9, `unknown argument to $lookup: ${key}`);
    }
  }
  const { localField, foreignField, pipeline } = spec as unknown as LookupSpec;
  if (typeof spec.as !== 'string') throw new MongoStandinError(9, "must specify 'as' field for a $lookup");
  const startsWithDocuments = isDocument(pipeline?.[0]) && Object.hasOwn(pipeline[0], '$documents');
  if (spec.from === undefined && !startsWithDocuments) {
    throw new MongoStandinError(9, "must specify 'pipeline' when 'from' is empty");
  }
  if ((localField === undefined) !== (foreignField === undefined)) {
    throw new MongoStandinError(
      9,
      "$lookup requires both or neither of 'localField' and 'foreignField' to be specified",
    );
  }
  if (pipeline === undefined && localField === undefined) {
    throw new MongoStandinError(
      9,
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  }
  if (pipeline === undefined && spec.let !== undefined) {
    throw new MongoStandinError(9, "$lookup with a 'let' argument must also specify 'pipeline'");
  }
  return spec as unknown as LookupSpec;
}

/** Compiles `$lookup`: the documents of another collection that belong to each document, as an array. */
export const compileLookup: StageCompiler = (spec, context) => {
  const lookup = readSpec(spec);
  const target = lookup.as.split('.');
  const findRows = compileFind(lookup, context);
  const refine = lookup.pipeline ? compileRefine(lookup, lookup.pipeline, context) : undefined;
  return function* (source) {
    const find = findRows();
    for (const doc of source) {
      const rows = refine ? refine(doc, find(doc)) : find(doc);
      yield replaceAt(doc, target, Array.from(rows));
    }
  };
};

/** Makes, for one run of the stage, the function that finds the foreign documents of a local one. */
function compileFind(
  { from, localField, foreignField }: LookupSpec,
  { pipeline }: StageContext,
): () => (doc: Document) => Iterable<Document> {
  if (from === undefined) return () => () => [];
  if (localField === undefined || foreignField === undefined) {
    return () => {
      let rows: Document[] | undefined;
      return () => {
        rows ??= Array.from(pipeline.readCollection(from));
        return rows;
      };
    };
  }
  const local = localField.split('.');
  if (pipeline.hasIndex?.(from, foreignField)) {
    return () => (doc) => pipeline.readCollection(from, { [foreignField]: { $in: joinValues(doc, local) } });
  }
  return () => {
    let table: JoinTable | undefined;
    return (doc) => {
      table ??= new JoinTable(pipeline.readCollection(from), foreignField);
      return table.find(joinValues(doc, local));
    };
  };
}

function compileRefine(
  lookup: LookupSpec,
  stages: unknown[],
  context: StageContext,
): (doc: Document, rows: Iterable<Document>) => Iterable<Document> {
  for (const stage of stages) {
    if (['$out', '$merge'].includes(stageName(stage))) {
      throw new MongoStandinError(
        51047,
        `${stageName(stage)} is not allowed within a $lookup's sub-pipeline`,
      );
    }
  }
  const names = Object.keys(lookup.let ?? {});
  for (const name of names) requireVariableName(name);
  const values = names.map((name) => compileExpression(lookup.let?.[name], context.scope));
  const { scope, bind } = context.scope.declare(names);
  const run: Stage = context.compile(stages, scope);
  return (doc, rows) => {
    bind(...values.map((value) => value(doc)));
    // The variables belong to this document, so all is computed before the next one is looked at.
    return Array.from(run(rows));
  };
}
