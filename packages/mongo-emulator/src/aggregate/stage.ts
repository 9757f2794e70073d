import type { Document } from '#values/bson-type';

export type Stage = (source: Iterable<Document>) => Iterable<Document>;

export type StageCompiler = (spec: unknown) => Stage;
