import { MongoError } from '#errors';
import { type Document, isDocument } from '#query/bson-type';
import type { Scope } from './scope';

/** What a pipeline needs of the database it runs in. */
export interface PipelineContext {
  /** The documents of another collection of the database that match a filter; none if there is no such collection. */
  readCollection(name: string, filter: Document): Iterable<Document>;
  /** Whether `readCollection` serves an equality on this path from an index instead of a scan. */
  hasIndex(name: string, path: string): boolean;
}

/** One compiled stage: a lazy step from documents to documents. */
export type Stage = (source: Iterable<Document>) => Iterable<Document>;

/** What a stage needs to compile its specification. */
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

/** The name of a stage given as `{$name: …}`. Throws code 40323 for any other shape. */
export function stageName(stage: unknown): string {
  const keys = isDocument(stage) ? Object.keys(stage) : [];
  if (keys.length === 1) return keys[0]!;
  throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
}
