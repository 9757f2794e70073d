import { MongoError } from '#errors';
import { type Document, isDocument } from '#query/bson-type';
import { compileFilter } from '#query/filter';
import { DOCUMENT_STAGES } from './document-stages';
import { Scope } from './scope';
import { type PipelineContext, type Stage, type StageCompiler, stageName } from './stage';
import { compileFacet } from './stages/facet';
import { GROUP_STAGES } from './stages/group';
import { compileLookup, compileUnionWith } from './stages/lookup';
import { ORDER_STAGES } from './stages/order';
import { compileUnwind } from './stages/unwind';

const compileMatch: StageCompiler = (spec, { scope }) => {
  if (!isDocument(spec)) throw new MongoError(15959, 'the match filter must be an expression in an object');
  const matcher = compileFilter(spec, scope);
  return function* (source) {
    for (const doc of source) if (matcher.matches(doc)) yield doc;
  };
};

/** The stages other than `DOCUMENT_STAGES`. */
const STAGES: ReadonlyMap<string, StageCompiler> = new Map(
  Object.entries({
    ...GROUP_STAGES,
    ...ORDER_STAGES,
    $facet: compileFacet,
    $lookup: compileLookup,
    $match: compileMatch,
    $unionWith: compileUnionWith,
    $unwind: compileUnwind,
  }),
);

function compileStage(stage: Document, scope: Scope, pipeline: PipelineContext): Stage {
  const name = stageName(stage);
  const change = DOCUMENT_STAGES.get(name)?.(stage[name], scope, name);
  if (change) {
    return function* (source) {
      for (const doc of source) yield change(doc);
    };
  }
  const compile = STAGES.get(name);
  if (!compile) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  return compile(stage[name], {
    name,
    scope,
    pipeline,
    compile: (inner, innerScope) => compileStages(inner, innerScope ?? scope, pipeline),
  });
}

function compileStages(stages: unknown, scope: Scope, pipeline: PipelineContext): Stage {
  if (!Array.isArray(stages)) throw new MongoError(14, "'pipeline' option must be specified as an array");
  const compiled = stages.map((stage) => compileStage(stage, scope, pipeline));
  return (source) => compiled.reduce<Iterable<Document>>((docs, run) => run(docs), source);
}

/**
 * Compiles a pipeline. The documents it is run on are never changed; it is lazy, so that a `$limit` reads no more
 * than it needs.
 *
 * @throws MongoError 40324 for an unknown stage, 168 for an unknown operator, and each stage's own codes; when its
 *   documents are read, also those of expressions that fail on a document
 */
export function compilePipeline(stages: Document[], context: PipelineContext): Stage {
  return compileStages(stages, Scope.root(new Date()), context);
}
