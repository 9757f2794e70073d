import { MongoError } from '#errors';
import { type Document, describe, isDocument } from '#query/bson-type';
import { splitFieldPath } from '#query/path';
import { compileStageProjection } from '#query/projection';
import { addLeaf, applyExpressions, ProjectionNode } from '#query/projection-tree';
import { compileExpression } from './expression';
import { requireNames } from './operands';
import type { Scope } from './scope';
import { stageName } from './stage';

type Change = (doc: Document) => Document;

/** The stages that change each document by itself, in a pipeline and in an update given as one. */
export const DOCUMENT_STAGES: ReadonlyMap<string, (spec: unknown, scope: Scope, name: string) => Change> =
  new Map([
    ['$addFields', compileAddFields],
    ['$project', compileStageProjection],
    ['$replaceRoot', compileReplaceRoot],
    ['$replaceWith', compileReplaceRoot],
    ['$set', compileAddFields],
    ['$unset', compileUnset],
  ]);

function compileAddFields(spec: unknown, scope: Scope, stage: string): Change {
  if (!isDocument(spec)) throw new MongoError(40272, `${stage} specification stage must be an object`);
  if (Object.keys(spec).length === 0) {
    throw new MongoError(40177, `${stage} specification must have at least one field`);
  }
  const root = new ProjectionNode();
  for (const [path, value] of Object.entries(spec)) addField(root, path, value, scope);
  return (doc) => {
    const result = { ...doc };
    applyExpressions(root, result, doc);
    return result;
  };
}

function addField(root: ProjectionNode, path: string, value: unknown, scope: Scope): void {
  splitFieldPath(path);
  const [first] = isDocument(value) ? Object.keys(value) : [];
  if (isDocument(value) && first !== undefined && !first.startsWith('$')) {
    // A nested object adds fields below instead of replacing what is there.
    for (const [key, inner] of Object.entries(value)) addField(root, `${path}.${key}`, inner, scope);
    return;
  }
  addLeaf(root, path, { kind: 'compute', evaluate: compileExpression(value, scope) });
}

function compileReplaceRoot(spec: unknown, scope: Scope, stage: string): Change {
  const expression = stage === '$replaceRoot' ? requireNames(stage, spec, ['newRoot']).newRoot : spec;
  const evaluate = compileExpression(expression, scope);
  return (doc) => {
    const root = evaluate(doc);
    if (isDocument(root)) return root;
    throw new MongoError(40228, `${stage} must evaluate to an object, but it is: ${describe(root)}`);
  };
}

/** A path or a list of paths to leave out. */
function compileUnset(spec: unknown, scope: Scope): Change {
  const paths = Array.isArray(spec) ? spec : [spec];
  if (paths.length === 0 || paths.some((path) => typeof path !== 'string')) {
    throw new MongoError(31002, '$unset specification must be a string or an array of strings');
  }
  return compileStageProjection(Object.fromEntries(paths.map((path) => [path, 0])), scope);
}

/**
 * Compiles an update given as an aggregation pipeline. A result without an `_id` keeps that of the document.
 *
 * @throws MongoError 72 for a stage that does not change each document by itself
 */
export function compileUpdatePipeline(stages: Document[], scope: Scope): Change {
  const steps = stages.map((stage) => {
    const name = stageName(stage);
    const compile = DOCUMENT_STAGES.get(name);
    if (!compile) throw new MongoError(72, `${name} is not allowed to be used within an update`);
    return compile(stage[name], scope, name);
  });
  return (doc) => {
    const changed = steps.reduce((current, step) => step(current), doc);
    return Object.hasOwn(doc, '_id') && !Object.hasOwn(changed, '_id')
      ? { _id: doc._id, ...changed }
      : changed;
  };
}
