import type { Document } from '#query/bson-type';

/** One compiled stage: a lazy step from documents to documents. */
export type Stage = (source: Iterable<Document>) => Iterable<Document>;

/** Compiles the specification of one stage. */
export type StageCompiler = (spec: unknown) => Stage;
