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

const STAGES: ReadonlyMap<string, StageCompiler> = new Map(
  Object.entries({
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
