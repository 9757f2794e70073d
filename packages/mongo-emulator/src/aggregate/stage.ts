import type { Document } from '#query/bson-type';

export type Stage = (source: Iterable<Document>) => Iterable<Document>;

export type StageCompiler = (spec: unknown) => Stage;
