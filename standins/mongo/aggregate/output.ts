import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument, typeAlias } from '@/standins/mongo/query/bson-type';
import { describe } from '@/standins/mongo/query/describe';
import { compileExpression, createScope } from './expression';
import { requireSpec, stageName } from './stage';
import { compileUpdateStages } from './update-pipeline';

/** Where a pipeline writes its documents instead of answering with them. */
export type PipelineOutput =
  /** `$out`: they become the whole collection. */
  | { kind: 'out'; db?: string; collection: string }
  /** `$merge`: each meets the document of the collection that has the same values at `on`. */
  | {
      kind: 'merge';
      db?: string;
      collection: string;
      on: string[];
      /**
       * What to store for a document, given the one it meets, if any: undefined for nothing.
       * Throws code 11000 (`whenMatched: 'fail'`) and 13113 (`whenNotMatched: 'fail'`).
       */
      resolve(incoming: Document, existing: Document | undefined): Document | undefined;
    };

/**
 * Parts a pipeline from a final `$out` or `$merge`.
 *
 * @throws MongoStandinError 40601 if such a stage is not the last, and the codes of their malformed specifications
 */
export function splitOutput(
  pipeline: Document[],
  options: { let?: Document; now?: Date } = {},
): { stages: Document[]; output?: PipelineOutput } {
  const names = pipeline.map(stageName);
  const place = names.findIndex((name) => name === '$out' || name === '$merge');
  if (place < 0) return { stages: pipeline };
  const name = names[place]!;
  if (place !== pipeline.length - 1) {
    throw new MongoStandinError(40601, `${name} can only be the final stage in the pipeline`);
  }
  const spec = pipeline[place]![name];
  const output = name === '$out' ? readOut(spec) : readMerge(spec, options);
  return { stages: pipeline.slice(0, place), output };
}

function readOut(spec: unknown): PipelineOutput {
  if (typeof spec === 'string') return { kind: 'out', collection: spec };
  if (!isDocument(spec)) {
    throw new MongoStandinError(
      16990,
      `$out only supports a string or object argument, but found ${typeAlias(spec)}`,
    );
  }
  if (Object.hasOwn(spec, 'timeseries')) {
    throw new MongoStandinError(238, "option 'timeseries' of $out is not supported");
  }
  const { db, coll } = requireSpec('$out', spec, ['db', 'coll']);
  if (typeof db !== 'string' || typeof coll !== 'string') {
    throw new MongoStandinError(
      16994,
      "If an object is passed to $out it must have exactly 2 string fields: 'db' and 'coll'",
    );
  }
  return { kind: 'out', db, collection: coll };
}

type Resolve = Extract<PipelineOutput, { kind: 'merge' }>['resolve'];

function readMerge(spec: unknown, options: { let?: Document; now?: Date }): PipelineOutput {
  if (typeof spec === 'string') return readMerge({ into: spec }, options);
  if (!isDocument(spec)) {
    throw new MongoStandinError(
      51182,
      `$merge requires a string or object argument, but found ${typeAlias(spec)}`,
    );
  }
  const named = requireSpec('$merge', spec, ['into'], ['on', 'let', 'whenMatched', 'whenNotMatched']);
  const on = readOn(named.on);
  return { kind: 'merge', ...readTarget(named.into), on, resolve: compileResolve(named, on, options) };
}

function readTarget(into: unknown): { db?: string; collection: string } {
  if (typeof into === 'string') return { collection: into };
  if (!isDocument(into)) {
    throw new MongoStandinError(
      51178,
      `$merge 'into' field  must be either a string or an object, but found ${typeAlias(into)}`,
    );
  }
  const { db, coll } = requireSpec('$merge.into', into, ['coll'], ['db']);
  if (typeof coll !== 'string' || (db !== undefined && typeof db !== 'string')) {
    throw new MongoStandinError(51179, "$merge 'into' field must hold strings");
  }
  return db === undefined ? { collection: coll } : { db, collection: coll };
}

function readOn(on: unknown): string[] {
  if (on === undefined) return ['_id'];
  const paths = Array.isArray(on) ? on : [on];
  if (paths.length === 0) {
    throw new MongoStandinError(
      51187,
      "If explicitly specifying $merge 'on', must include at least one field",
    );
  }
  for (const path of paths) {
    if (typeof path !== 'string') {
      throw new MongoStandinError(
        51134,
        `$merge 'on' array elements must be strings, but found ${typeAlias(path)}`,
      );
    }
  }
  if (new Set(paths).size !== paths.length) {
    throw new MongoStandinError(31465, "Found a duplicate field in the $merge 'on' list");
  }
  return paths as string[];
}

function compileResolve(spec: Document, on: string[], options: { let?: Document; now?: Date }): Resolve {
  const whenNotMatched = spec.whenNotMatched ?? 'insert';
  if (typeof whenNotMatched !== 'string' || !['insert', 'discard', 'fail'].includes(whenNotMatched)) {
    throw new MongoStandinError(
      2,
      `Enumeration value '${String(whenNotMatched)}' for field '$merge.whenNotMatched' is not a valid value.`,
    );
  }
  const change = compileChange(spec, on, options);
  return (incoming, existing) => {
    if (existing) return change(incoming, existing);
    if (whenNotMatched === 'insert') return incoming;
    if (whenNotMatched === 'discard') return undefined;
    throw new MongoStandinError(
      13113,
      '$merge could not find a matching document in the target collection for at least one document in the source collection',
    );
  };
}

function compileChange(
  spec: Document,
  on: string[],
  options: { let?: Document; now?: Date },
): (incoming: Document, existing: Document) => Document | undefined {
  const whenMatched = spec.whenMatched ?? 'merge';
  if (Array.isArray(whenMatched)) return compilePipelineChange(whenMatched, spec.let, options);
  if (spec.let !== undefined) {
    throw new MongoStandinError(
      51199,
      "Cannot use 'let' variables with 'whenMatched' mode other than a pipeline",
    );
  }
  switch (whenMatched) {
    case 'merge':
      return (incoming, existing) => ({ ...existing, ...withId(incoming, existing, on) });
    case 'replace':
      return (incoming, existing) => ({ _id: existing._id, ...withId(incoming, existing, on) });
    case 'keepExisting':
      return () => undefined;
    case 'fail':
      return (incoming) => {
        throw new MongoStandinError(
          11000,
          `$merge with whenMatched: fail found an existing document with the same values for the 'on' fields: ${describe(Object.fromEntries(on.map((path) => [path, incoming[path]])))}`,
        );
      };
    default:
      throw new MongoStandinError(
        2,
        `Enumeration value '${String(whenMatched)}' for field '$merge.whenMatched' is not a valid value.`,
      );
  }
}

/** Where documents meet by other fields than `_id`, the stored one keeps its own. */
function withId(incoming: Document, existing: Document, on: string[]): Document {
  return on.includes('_id') || !Object.hasOwn(incoming, '_id')
    ? incoming
    : { ...incoming, _id: existing._id };
}

function compilePipelineChange(
  stages: unknown[],
  variables: unknown,
  options: { let?: Document; now?: Date },
): (incoming: Document, existing: Document) => Document {
  const outer = createScope(options);
  const named: Document = variables === undefined ? { new: '$$ROOT' } : (variables as Document);
  const all: Document = Object.hasOwn(named, 'new') ? named : { ...named, new: '$$ROOT' };
  const names = Object.keys(all);
  const values = names.map((name) => compileExpression(all[name], outer));
  const { scope, bind } = outer.declare(names);
  const update = compileUpdateStages(stages as Document[], scope);
  return (incoming, existing) => {
    bind(...values.map((value) => value(incoming)));
    return update(existing);
  };
}
