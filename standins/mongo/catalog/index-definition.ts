import type { Document } from '@/standins/mongo/bson';
import { compileFilter, type Matcher } from '@/standins/mongo/query/filter';
import type { TextIndex } from '@/standins/mongo/query/text';

/** One field of an index's key. */
export type IndexField = { path: string; segments: string[]; direction: 1 | -1 };

/** An index as it is stored: `spec` as it is listed, and which fields were ever found to hold arrays. */
export type StoredIndex = { id: number; spec: Document; multikey: boolean[] };

/** An index of a collection, ready for use. */
export type IndexDefinition = StoredIndex & {
  name: string;
  /** Empty for a text index, which keeps no keys: text is searched in the documents themselves. */
  fields: IndexField[];
  directions: (1 | -1)[];
  unique: boolean;
  sparse: boolean;
  partial?: { filter: Document; matcher: Matcher };
  text?: TextIndex;
  expireAfterSeconds?: number;
};

/** Makes a stored index ready for use. */
export function defineIndex({ id, spec, multikey }: StoredIndex): IndexDefinition {
  const isText = spec.weights !== undefined;
  const fields: IndexField[] = isText
    ? []
    : Object.entries(spec.key as Document).map(([path, direction]) => ({
        path,
        segments: path.split('.'),
        direction: Number(direction) < 0 ? -1 : 1,
      }));
  const index: IndexDefinition = {
    id,
    spec,
    multikey: fields.map((_, position) => multikey[position] === true),
    name: spec.name as string,
    fields,
    directions: fields.map((field) => field.direction),
    unique: spec.unique === true || spec.name === '_id_',
    sparse: spec.sparse === true,
  };
  if (spec.partialFilterExpression) {
    const filter = spec.partialFilterExpression as Document;
    index.partial = { filter, matcher: compileFilter(filter) };
  }
  if (isText) {
    index.text = { weights: spec.weights as Record<string, number>, defaultLanguage: spec.default_language };
  }
  if (spec.expireAfterSeconds !== undefined) index.expireAfterSeconds = Number(spec.expireAfterSeconds);
  return index;
}
