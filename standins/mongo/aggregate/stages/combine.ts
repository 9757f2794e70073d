import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument, setField, typeAlias } from '@/standins/mongo/query/bson-type';
import { compileExpression } from '../expression';
import { requireSpec, type StageCompiler, type StageTable, stageName } from '../stage';

const NOT_IN_FACET = [
  '$collStats',
  '$documents',
  '$facet',
  '$geoNear',
  '$indexStats',
  '$out',
  '$merge',
  '$planCacheStats',
];

const compileFacet: StageCompiler = (spec, { compile }) => {
  if (!isDocument(spec)) {
    throw new MongoStandinError(
      40169,
      `the $facet specification must be a non-empty object, but found: ${typeAlias(spec)}`,
    );
  }
  const names = Object.keys(spec);
  if (names.length === 0) {
    throw new MongoStandinError(40169, 'the $facet specification must be a non-empty object');
  }
  const facets = names.map((name) => {
    if (name.includes('.') || name.startsWith('$')) {
      throw new MongoStandinError(
        name.startsWith('$') ? 16410 : 16412,
        `FieldPath field names may not ${name.startsWith('$') ? "start with '$'" : "contain '.'"}.`,
      );
    }
    const stages = spec[name];
    if (!Array.isArray(stages)) {
      throw new MongoStandinError(
        40170,
        `arguments to $facet must be arrays, ${name} is type ${typeAlias(stages)}`,
      );
    }
    for (const stage of stages) {
      const inner = stageName(stage);
      if (NOT_IN_FACET.includes(inner)) {
        throw new MongoStandinError(40600, `${inner} is not allowed to be used within a $facet stage`);
      }
    }
    return { name, run: compile(stages) };
  });
  return function* (source) {
    const docs = Array.from(source);
    const result: Document = {};
    for (const { name, run } of facets) setField(result, name, Array.from(run(docs)));
    yield result;
  };
};

const compileUnionWith: StageCompiler = (spec, { compile, pipeline, name }) => {
  const named: Document =
    typeof spec === 'string' ? { coll: spec } : requireSpec(name, spec, [], ['coll', 'pipeline']);
  const { coll, pipeline: stages = [] } = named;
  if (!Array.isArray(stages)) {
    throw new MongoStandinError(
      14,
      `BSON field '$unionWith.pipeline' is the wrong type '${typeAlias(stages)}', expected type 'array'`,
    );
  }
  const startsWithDocuments = stages.length > 0 && stageName(stages[0]) === '$documents';
  if (coll === undefined && !startsWithDocuments) {
    throw new MongoStandinError(
      9,
      '$unionWith stage without explicit collection must have a pipeline with $documents as first stage',
    );
  }
  if (coll !== undefined && typeof coll !== 'string') {
    throw new MongoStandinError(
      14,
      `BSON field '$unionWith.coll' is the wrong type '${typeAlias(coll)}', expected type 'string'`,
    );
  }
  for (const stage of stages) {
    if (['$out', '$merge'].includes(stageName(stage))) {
      throw new MongoStandinError(
        31441,
        `${stageName(stage)} is not allowed within a $unionWith's sub-pipeline`,
      );
    }
  }
  const run = compile(stages);
  return function* (source) {
    yield* source;
    yield* run(coll === undefined ? [] : pipeline.readCollection(coll as string));
  };
};

const compileDocuments: StageCompiler = (spec, { scope }) => {
  const evaluate = compileExpression(spec, scope);
  return function* () {
    const docs = evaluate({});
    if (!Array.isArray(docs)) {
      throw new MongoStandinError(5858203, 'an array is expected for $documents');
    }
    for (const doc of docs) {
      if (!isDocument(doc)) {
        throw new MongoStandinError(
          40228,
          `'newRoot' expression must evaluate to an object, but it is a ${typeAlias(doc)}`,
        );
      }
      yield doc;
    }
  };
};

/** Stages that run pipelines of their own or bring documents from elsewhere. */
export const COMBINING_STAGES: StageTable = {
  $documents: compileDocuments,
  $facet: compileFacet,
  $unionWith: compileUnionWith,
};
