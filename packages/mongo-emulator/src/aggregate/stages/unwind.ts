import { Long } from 'bson';
import { MongoError } from '#errors';
import { type Document, getField, isDocument, setField } from '#query/bson-type';
import { splitFieldPath } from '#query/path';
import type { StageCompiler } from '../stage';

interface UnwindSpec {
  path: string[];
  index?: string[];
  keepsEmpty: boolean;
}

function readSpec(given: unknown): UnwindSpec {
  const spec = typeof given === 'string' ? { path: given } : given;
  if (!isDocument(spec))
    throw new MongoError(15981, 'expected a string or an object as specification for $unwind');
  const { path, includeArrayIndex: index, preserveNullAndEmptyArrays: keepsEmpty = false, ...rest } = spec;
  const [unknownKey] = Object.keys(rest);
  if (unknownKey !== undefined) {
    throw new MongoError(28811, `unrecognized option to $unwind stage: ${unknownKey}`);
  }
  if (path === undefined) throw new MongoError(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string' || !path.startsWith('$')) {
    throw new MongoError(28818, `the path of $unwind must begin with a '$': ${String(path)}`);
  }
  if (typeof keepsEmpty !== 'boolean') {
    throw new MongoError(28809, 'preserveNullAndEmptyArrays of $unwind must be a boolean');
  }
  const segments = splitFieldPath(path.slice(1));
  if (index === undefined) return { path: segments, keepsEmpty };
  if (typeof index !== 'string') {
    throw new MongoError(28810, 'includeArrayIndex of $unwind must be a string');
  }
  return { path: segments, index: splitFieldPath(index), keepsEmpty };
}

/** Compiles `$unwind`: one document for each element of an array. */
export const compileUnwind: StageCompiler = (spec) => {
  const { path, index, keepsEmpty } = readSpec(spec);
  const withIndex = (doc: Document, position: number | null): Document =>
    index ? replaceAt(doc, index, position === null ? null : Long.fromNumber(position)) : doc;
  return function* (source) {
    for (const doc of source) {
      const value = path.reduce<unknown>((at, key) => (isDocument(at) ? getField(at, key) : undefined), doc);
      if (!Array.isArray(value)) {
        // A value that is not an array counts as its only element, without an index.
        if (keepsEmpty || (value !== undefined && value !== null)) yield withIndex(doc, null);
      } else if (value.length === 0) {
        if (keepsEmpty) yield withIndex(replaceAt(doc, path, undefined), null);
      } else {
        for (const [i, element] of value.entries()) yield withIndex(replaceAt(doc, path, element), i);
      }
    }
  };
};

/** A copy of the document with the value at a path replaced, or removed if it is undefined. */
export function replaceAt(doc: Document, segments: string[], value: unknown): Document {
  const copy = { ...doc };
  const [segment, ...rest] = segments as [string, ...string[]];
  const inner = getField(doc, segment);
  if (rest.length > 0) setField(copy, segment, replaceAt(isDocument(inner) ? inner : {}, rest, value));
  else if (value === undefined) delete copy[segment];
  else setField(copy, segment, value);
  return copy;
}
