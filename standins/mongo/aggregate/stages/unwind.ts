import { Long } from 'bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, getField, isDocument, setField, typeAlias } from '@/standins/mongo/query/bson-type';
import { copyTextScore } from '@/standins/mongo/query/text-score';
import type { StageCompiler } from '../stage';

interface UnwindSpec {
  path: unknown;
  index?: string;
  keepsEmpty: boolean;
}

function readSpec(spec: unknown): UnwindSpec {
  if (typeof spec === 'string') return { path: spec, keepsEmpty: false };
  if (!isDocument(spec)) {
    throw new MongoStandinError(
      15981,
      `expected either a string or an object as specification for $unwind stage, got ${typeAlias(spec)}`,
    );
  }
  const { path, includeArrayIndex, preserveNullAndEmptyArrays = false, ...rest } = spec;
  const [unknownKey] = Object.keys(rest);
  if (unknownKey !== undefined) {
    throw new MongoStandinError(28811, `unrecognized option to $unwind stage: ${unknownKey}`);
  }
  if (path === undefined) throw new MongoStandinError(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string') {
    throw new MongoStandinError(
      28808,
      `expected a string as the path for $unwind stage, got ${typeAlias(path)}`,
    );
  }
  if (typeof preserveNullAndEmptyArrays !== 'boolean') {
    throw new MongoStandinError(
      28809,
      `expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage, got ${typeAlias(preserveNullAndEmptyArrays)}`,
    );
  }
  if (includeArrayIndex === undefined) return { path, keepsEmpty: preserveNullAndEmptyArrays };
  if (typeof includeArrayIndex !== 'string' || includeArrayIndex === '') {
    throw new MongoStandinError(
      28810,
      `expected a non-empty string for the includeArrayIndex  option to $unwind stage, got ${typeAlias(includeArrayIndex)}`,
    );
  }
  if (includeArrayIndex.startsWith('$')) {
    throw new MongoStandinError(
      28822,
      `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${includeArrayIndex}`,
    );
  }
  return { path, index: includeArrayIndex, keepsEmpty: preserveNullAndEmptyArrays };
}

function requirePath(path: string): string[] {
  if (!path.startsWith('$')) {
    throw new MongoStandinError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  }
  const segments = path.slice(1).split('.');
  for (const segment of segments) {
    if (segment === '') throw new MongoStandinError(15998, 'FieldPath field names may not be empty strings.');
    if (segment.startsWith('$')) {
      throw new MongoStandinError(
        16410,
        "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
      );
    }
  }
  return segments;
}

/** Compiles `$unwind`: one document for each element of an array. */
export const compileUnwind: StageCompiler = (spec) => {
  const { path, index, keepsEmpty } = readSpec(spec);
  const segments = requirePath(path as string);
  const indexSegments = index?.split('.');
  const withIndex = (doc: Document, position: number | null): Document =>
    indexSegments ? replaceAt(doc, indexSegments, position === null ? null : Long.fromNumber(position)) : doc;
  return function* (source) {
    for (const doc of source) {
      const value = read(doc, segments);
      if (Array.isArray(value) && value.length > 0) {
        for (let i = 0; i < value.length; i++) {
          const unwound = withIndex(replaceAt(doc, segments, value[i]), i);
          copyTextScore(doc, unwound);
          yield unwound;
        }
      } else if (Array.isArray(value)) {
        if (keepsEmpty) yield withIndex(replaceAt(doc, segments, undefined), null);
      } else if (keepsEmpty || (value !== undefined && value !== null)) {
        // A value that is no array counts as its only element, without a number.
        yield withIndex(doc, null);
      }
    }
  };
};

function read(doc: Document, segments: string[]): unknown {
  let value: unknown = doc;
  for (const segment of segments) value = isDocument(value) ? getField(value, segment) : undefined;
  return value;
}

/** A copy of the document with the value at a path replaced, or removed if it is undefined. */
export function replaceAt(doc: Document, segments: string[], value: unknown, at = 0): Document {
  const copy = { ...doc };
  const segment = segments[at]!;
  if (at < segments.length - 1) {
    const inner = getField(doc, segment);
    setField(copy, segment, replaceAt(isDocument(inner) ? inner : {}, segments, value, at + 1));
  } else if (value === undefined) {
    delete copy[segment];
  } else {
    setField(copy, segment, value);
  }
  return copy;
}
