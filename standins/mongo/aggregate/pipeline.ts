import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from '@/standins/mongo/query/bson-type';
import { compileFilter } from '@/standins/mongo/query/filter';
import { compileStageProjection } from '@/standins/mongo/query/projection';
import { compileAddFields } from './add-fields';
import { createScope } from './expression';
import { compileReplaceRoot } from './replace-root';
import type { Scope } from './scope';
import {
  mapEach,
  type PipelineContext,
  type Stage,
  type StageCompiler,
  type StageTable,
  stageName,
} from './stage';
import { COMBINING_STAGES } from './stages/combine';
import { compileGraphLookup } from './stages/graph-lookup';
import { GROUP_STAGES } from './stages/group';
import { compileLookup } from './stages/lookup';
import { ORDER_STAGES } from './stages/order';
import { compileUnwind } from './stages/unwind';
import { compileWindowFields } from './stages/window';
import { compileUnset } from './update-pipeline';

const compileAddFieldsStage: StageCompiler = (spec, { name, scope }) =>
  mapEach(compileAddFields(name, spec, scope));

const compileReplaceStage: StageCompiler = (spec, { name, scope }) =>
  mapEach(compileReplaceRoot(name, spec, scope));

const compileMatch: StageCompiler = (spec, { pipeline, scope }) => {
  if (!isDocument(spec))
    throw new MongoStandinError(15959, 'the match filter must be an expression in an object');
  const { textIndex } = pipeline;
  const matcher = compileFilter(spec, { scope, textIndex });
  return function* (source) {
    for (const doc of source) if (matcher.matches(doc)) yield doc;
  };
};

/** The stages this stand-in knows; any other is refused by name. */
const STAGES: StageTable = {
  ...COMBINING_STAGES,
  ...GROUP_STAGES,
  ...ORDER_STAGES,
  $addFields: compileAddFieldsStage,
  $graphLookup: compileGraphLookup,
  $lookup: compileLookup,
  $match: compileMatch,
  $project: (spec, { scope }) => mapEach(compileStageProjection(spec as Document, scope)),
  $replaceRoot: compileReplaceStage,
  $replaceWith: compileReplaceStage,
  $set: compileAddFieldsStage,
  $setWindowFields: compileWindowFields,
  $unset: (spec, { scope }) => mapEach(compileUnset(spec, scope)),
  $unwind: compileUnwind,
};

function compileStages(stages: unknown, scope: Scope, pipeline: PipelineContext): Stage {
  if (!Array.isArray(stages))
    throw new MongoStandinError(14, "'pipeline' option must be specified as an array");
  const compiled = stages.map((stage: Document, index) => {
    const name = stageName(stage);
    if (!Object.hasOwn(STAGES, name)) {
      throw new MongoStandinError(40324, `Unrecognized pipeline stage name: '${name}'`);
    }
    if (index > 0 && name === '$documents') {
      throw new MongoStandinError(40602, `${name} is only valid as the first stage in a pipeline`);
    }
    return STAGES[name]!(stage[name], {
      name,
      scope,
      pipeline,
      compile: (inner, innerScope) => compileStages(inner, innerScope ?? scope, pipeline),
    });
  });
  return (source) => compiled.reduce<Iterable<Document>>((docs, run) => run(docs), source);
}

/**
 * Compiles a pipeline without `$out` and `$merge` (see `splitOutput`). The documents it is run on are never changed;
 * it is lazy, so that a `$limit` reads no more than it needs.
 *
 * @throws MongoStandinError 40324 for an unknown stage, 168 for an unknown operator, and each stage's own codes; when
 *   its answer is read, also those of expressions that fail on a document
 */
export function compilePipeline(stages: Document[], context: PipelineContext): Stage {
  return compileStages(stages, createScope({ let: context.let, now: context.now }), context);
}

/** Compiles and runs a pipeline; see `compilePipeline`. */
export function runPipeline(
  source: Iterable<Document>,
  stages: Document[],
  context: PipelineContext,
): Iterable<Document> {
  return compilePipeline(stages, context)(source);
}
