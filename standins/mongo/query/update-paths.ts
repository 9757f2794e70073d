import { MongoStandinError } from '@/standins/mongo/errors';
import type { ArrayFilter } from './array-filters';
import { describe } from './describe';
import { isArrayIndex } from './path';
import type { ApplyOptions } from './update';
import type { Draft } from './update-path';

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

function conflict(path: string, at: string): MongoStandinError {
  return new MongoStandinError(40, `Updating the path '${path}' would create a conflict at '${at}'`);
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
 * The concrete paths that a path with `$`, `$[]` or `$[name]` stands for in a document.
 *
 * @throws MongoStandinError 2 without a position for `$`, and where there is no array to go through
 */
export function expandPath(
  path: string,
  segments: string[],
  arrayFilters: Map<string, ArrayFilter>,
  draft: Draft,
  options: ApplyOptions,
): string[][] {
  let partial: string[][] = [[]];
  for (const segment of segments) {
    if (segment === '$') {
      const index = options.positional;
      if (index === undefined) {
        throw new MongoStandinError(
          2,
          'The positional operator did not find the match needed from the query.',
        );
      }
      partial = partial.map((prefix) => [...prefix, String(index)]);
    } else if (segment.startsWith('$[')) {
      const filter = arrayFilters.get(segment.slice(2, -1));
      partial = partial.flatMap((prefix) => expandElements(path, prefix, filter, draft));
    } else {
      partial = partial.map((prefix) => [...prefix, segment]);
    }
  }
  return partial;
}

function expandElements(
  path: string,
  prefix: string[],
  filter: ArrayFilter | undefined,
  draft: Draft,
): string[][] {
  const array = draft.get(prefix);
  if (array === undefined) {
    throw new MongoStandinError(
      2,
      `The path '${prefix.join('.')}' must exist in the document in order to apply array updates.`,
    );
  }
  if (!Array.isArray(array)) {
    throw new MongoStandinError(
      2,
      `Cannot apply array updates to non-array element ${prefix[prefix.length - 1]}: ${describe(array)} (path '${path}')`,
    );
  }
  return array.flatMap((element, index) =>
    !filter || filter.matches(element) ? [[...prefix, String(index)]] : [],
  );
}
