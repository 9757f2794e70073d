import { MongoError } from '#errors';
import { compileFilter } from '#query/filter/filter';
import { compileStageProjection } from '#query/projection/projection';
import { type Document, isDocument } from '#values/bson-type';
import type { Stage, StageCompiler } from './stage';
import { compileGroup } from './stages/group';
import { compileLimit, compileSkip, compileSortStage } from './stages/order';
import { compileUnwind } from './stages/unwind';

const compileMatch: StageCompiler = (spec) => {
  if (!isDocument(spec)) throw new MongoError(15959, 'the match filter must be an expression in an object');
  const matcher = compileFilter(spec);
  return function* (source) {
    for (const doc of source) if (matcher.matches(doc)) yield doc;
  };
};

const compileProject: StageCompiler = (spec) => {
  const project = compileStageProjection(spec);
  return function* (source) {
    for (const doc of source) yield project(doc);
  };
};

const compileFacet: StageCompiler = (spec) => {
  if (!isDocument(spec) || Object.keys(spec).length === 0)
    throw new MongoError(40169, 'the $facet specification must be a non-empty object');
  const facets = Object.entries(spec).map(([name, stages]): [string, Stage] => {
    if (!Array.isArray(stages))
      throw new MongoError(40170, `arguments to $facet must be arrays, ${name} is not`);
    if (stages.some((stage) => isDocument(stage) && '$facet' in stage))
      throw new MongoError(40600, '$facet is not allowed to be used within a $facet stage');
    return [name, compilePipeline(stages)];
  });
  return function* (source) {
    const docs = [...source];
    yield Object.fromEntries(facets.map(([name, run]) => [name, [...run(docs)]]));
  };
};

const STAGES: ReadonlyMap<string, StageCompiler> = new Map(
  Object.entries({
    $facet: compileFacet,
    $group: compileGroup,
    $limit: compileLimit,
    $match: compileMatch,
    $project: compileProject,
    $skip: compileSkip,
    $sort: compileSortStage,
    $unwind: compileUnwind,
  }),
);

function compileStage(stage: Document): Stage {
  const [name = '', ...others] = isDocument(stage) ? Object.keys(stage) : [];
  if (!name || others.length > 0) {
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  const compile = STAGES.get(name);
  if (!compile) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  return compile(stage[name]);
}

/**
 * Compiles a pipeline. The documents it is run on are never changed; it is lazy, so that a `$limit` reads no more
 * than it needs.
 *
 * @throws MongoError 40324 for an unknown stage, 168 for an unknown operator, and each stage's own codes; when its
 *   documents are read, also those of expressions that fail on a document
 */
export function compilePipeline(stages: Document[]): Stage {
  const compiled = stages.map(compileStage);
  return (source) => compiled.reduce<Iterable<Document>>((docs, run) => run(docs), source);
}
