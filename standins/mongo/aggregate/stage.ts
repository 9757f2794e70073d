import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from '@/standins/mongo/query/bson-type';
import type { TextIndex } from '@/standins/mongo/query/text';
import type { Scope } from './scope';

/** What a pipeline needs of the command and the database it runs in. */
export interface PipelineContext {
  /** Variables of the command's `let`. */
  let?: Document;
  /** The value of `$$NOW`. */
  now?: Date;
  /** The text index of the collection, for a `$match` with `$text`. */
  textIndex?: TextIndex;
  /** The documents of another collection of the database that match a filter (all without one); none if there is no such collection. */
  readCollection(name: string, filter?: Document): Iterable<Document>;
  /** Whether `readCollection` answers an equality on this path from an index instead of a scan. */
  hasIndex?(name: string, path: string): boolean;
}

/** One compiled stage: a lazy step from documents to documents. */
export type Stage = (source: Iterable<Document>) => Iterable<Document>;

/** What a stage is given to compile its specification with. */
export interface StageContext {
  name: string;
  scope: Scope;
  pipeline: PipelineContext;
  /** Compiles a sub-pipeline, in an inner scope if one is given. */
  compile(stages: unknown, scope?: Scope): Stage;
}

/** Compiles the specification of one stage. */
export type StageCompiler = (spec: unknown, context: StageContext) => Stage;

export type StageTable = Record<string, StageCompiler>;

/** A stage that changes each document by itself. */
export function mapEach(change: (doc: Document) => Document): Stage {
  return function* (source) {
    for (const doc of source) yield change(doc);
  };
}

/** The name of a stage given as `{$name: …}`. Throws code 40323 for any other shape. */
export function stageName(stage: unknown): string {
  const keys = isDocument(stage) ? Object.keys(stage) : [];
  if (keys.length !== 1) {
    throw new MongoStandinError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  return keys[0]!;
}

/** A specification as an object with only known names. Throws code 40415 and 40414 as mongod's parser does. */
export function requireSpec(
  name: string,
  spec: unknown,
  required: string[],
  optional: string[] = [],
): Document {
  if (!isDocument(spec)) {
    throw new MongoStandinError(9, `the ${name} stage specification must be an object`);
  }
  const unknownKey = Object.keys(spec).find((key) => !required.includes(key) && !optional.includes(key));
  if (unknownKey !== undefined) {
    throw new MongoStandinError(40415, `BSON field '${name}.${unknownKey}' is an unknown field.`);
  }
  const missing = required.find((key) => !Object.hasOwn(spec, key));
  if (missing !== undefined) {
    throw new MongoStandinError(40414, `BSON field '${name}.${missing}' is missing but a required field`);
  }
  return spec;
}
