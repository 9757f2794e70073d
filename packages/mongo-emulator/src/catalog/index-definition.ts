import type { Document } from '#bson';
import { compileFilter, type Matcher } from '#query/filter/filter';

export type IndexField = { path: string; segments: string[]; direction: 1 | -1 };

/** An index as it is stored: `spec` as it is listed, and which fields were ever found to hold arrays. */
export type StoredIndex = { id: number; spec: Document; multikey: boolean[] };

export type IndexDefinition = StoredIndex & {
  name: string;
  fields: IndexField[];
  directions: (1 | -1)[];
  unique: boolean;
  sparse: boolean;
  partial?: { filter: Document; matcher: Matcher };
  expireAfterSeconds?: number;
};

export function defineIndex({ id, spec, multikey }: StoredIndex): IndexDefinition {
  const fields = Object.entries(spec.key as Document).map(
    ([path, direction]): IndexField => ({
      path,
      segments: path.split('.'),
      direction: Number(direction) < 0 ? -1 : 1,
    }),
  );
  const filter = spec.partialFilterExpression as Document | undefined;
  return {
    id,
    spec,
    multikey: fields.map((_, position) => multikey[position] === true),
    name: spec.name as string,
    fields,
    directions: fields.map((field) => field.direction),
    unique: spec.unique === true || spec.name === '_id_',
    sparse: spec.sparse === true,
    partial: filter && { filter, matcher: compileFilter(filter) },
    expireAfterSeconds: spec.expireAfterSeconds === undefined ? undefined : Number(spec.expireAfterSeconds),
  };
}
