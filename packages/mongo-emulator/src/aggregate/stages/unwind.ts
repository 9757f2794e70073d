import { MongoError } from '#errors';
import { type Document, describe, getField, isDocument, setField } from '#values/bson-type';
import { splitFieldPath } from '#values/path';
import type { StageCompiler } from '../stage';

export const compileUnwind: StageCompiler = (path) => {
  if (typeof path !== 'string') {
    throw new MongoError('NotImplemented', `$unwind is supported with a path alone, not ${describe(path)}`);
  }
  if (!path.startsWith('$'))
    throw new MongoError(28818, `the path of $unwind must begin with a '$': ${path}`);
  const segments = splitFieldPath(path.slice(1));
  return function* (source) {
    for (const doc of source) {
      const value = segments.reduce<unknown>(
        (at, key) => (isDocument(at) ? getField(at, key) : undefined),
        doc,
      );
      // A value that is not an array counts as its only element.
      if (!Array.isArray(value)) {
        if (value !== undefined && value !== null) yield doc;
      } else {
        for (const element of value) yield replaceAt(doc, segments, element);
      }
    }
  };
};

function replaceAt(doc: Document, [segment, ...rest]: string[], value: unknown): Document {
  if (segment === undefined) return doc;
  const copy = { ...doc };
  const inner = getField(doc, segment);
  setField(copy, segment, rest.length > 0 ? replaceAt(inner as Document, rest, value) : value);
  return copy;
}
