import { MongoError } from '#errors';
import { isArrayIndex } from '#values/path';
import type { ApplyOptions, Draft } from './draft';

/** Refuses, with code 40, two modifications of one path or of one inside the other. */
export function requireNoConflicts(paths: string[][]): void {
  const seen = new Set<string>();
  const inner = new Set<string>();
  for (const segments of paths) {
    const path = segments.join('.');
    if (seen.has(path) || inner.has(path)) throw conflict(path, path);
    for (let length = 1; length < segments.length; length++) {
      const prefix = segments.slice(0, length).join('.');
      if (seen.has(prefix)) throw conflict(path, prefix);
      inner.add(prefix);
    }
    seen.add(path);
  }
}

function conflict(path: string, at: string): MongoError {
  return new MongoError(40, `Updating the path '${path}' would create a conflict at '${at}'`);
}

/** Names compare as text, array indexes as numbers: the order in which mongod 5.0 and later apply updates. */
export function compareSegments(a: string[], b: string[]): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const left = a[i]!;
    const right = b[i]!;
    if (left === right) continue;
    if (isArrayIndex(left) && isArrayIndex(right)) return Number(left) - Number(right);
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
}

/**
 * The concrete paths that a path with `$` or `$[]` stands for in a document.
 *
 * @throws MongoError 2 without a position for `$`, and where there is no array to go through
 */
export function expandPath(
  path: string,
  segments: string[],
  draft: Draft,
  options: ApplyOptions,
): string[][] {
  let partial: string[][] = [[]];
  for (const segment of segments) {
    if (segment === '$') {
      const index = options.positional;
      if (index === undefined) {
        throw new MongoError(2, 'The positional operator did not find the match needed from the query.');
      }
      partial = partial.map((prefix) => [...prefix, String(index)]);
    } else if (segment === '$[]') {
      partial = partial.flatMap((prefix) => expandElements(path, prefix, draft));
    } else {
      for (const prefix of partial) prefix.push(segment);
    }
  }
  return partial;
}

function expandElements(path: string, prefix: string[], draft: Draft): string[][] {
  const array = draft.get(prefix);
  if (!Array.isArray(array)) {
    throw new MongoError(2, `There is no array at '${prefix.join('.')}' for the update '${path}'`);
  }
  return array.map((_, index) => [...prefix, String(index)]);
}
