import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from '@/standins/mongo/query/bson-type';
import { compileStageProjection } from '@/standins/mongo/query/projection';
import { compileAddFields } from './add-fields';
import { createScope } from './expression';
import { compileReplaceRoot } from './replace-root';
import type { Scope } from './scope';

/**
 * Compiles an update given as an aggregation pipeline of `$set`/`$addFields`, `$unset`/`$project` and
 * `$replaceRoot`/`$replaceWith`.
 *
 * @throws MongoStandinError 72 for any other stage
 */
export function compileUpdatePipeline(
  stages: Document[],
  options: { let?: Document; now?: Date },
): (doc: Document) => Document {
  const change = compileUpdateStages(stages, createScope(options));
  return (doc) => keepId(doc, change(doc));
}

/** What a pipeline makes without an `_id` keeps the one it came from. */
function keepId(from: Document, changed: Document): Document {
  return Object.hasOwn(from, '_id') && !Object.hasOwn(changed, '_id')
    ? { _id: from._id, ...changed }
    : changed;
}

/** As `compileUpdatePipeline`, with the variables of what is around it. */
export function compileUpdateStages(stages: Document[], scope: Scope): (doc: Document) => Document {
  const steps = stages.map((stage) => compileStep(stage, scope));
  return (doc) => steps.reduce((current, step) => step(current), doc);
}

function compileStep(stage: unknown, scope: Scope): (doc: Document) => Document {
  const keys = isDocument(stage) ? Object.keys(stage) : [];
  const [name] = keys;
  if (!isDocument(stage) || name === undefined || keys.length !== 1) {
    throw new MongoStandinError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  const spec = stage[name];
  switch (name) {
    case '$set':
    case '$addFields':
      return compileAddFields(name, spec, scope);
    case '$unset':
      return compileUnset(spec, scope);
    case '$project':
      return compileStageProjection(spec as Document, scope);
    case '$replaceRoot':
    case '$replaceWith':
      return compileReplaceRoot(name, spec, scope);
    default:
      throw name.startsWith('$')
        ? new MongoStandinError(72, `${name} is not allowed to be used within an update`)
        : new MongoStandinError(40324, `Unrecognized pipeline stage name: '${name}'`);
  }
}

/** Compiles `$unset`: a path or a list of paths to leave out. */
export function compileUnset(spec: unknown, scope: Scope): (doc: Document) => Document {
  const paths = Array.isArray(spec) ? spec : [spec];
  if (paths.length === 0) {
    throw new MongoStandinError(
      31119,
      '$unset specification must be a string or an array with at least one field',
    );
  }
  const projection: Document = {};
  for (const path of paths) {
    if (typeof path !== 'string') {
      throw new MongoStandinError(31002, '$unset specification must be a string or an array of strings');
    }
    projection[path] = 0;
  }
  return compileStageProjection(projection, scope);
}
