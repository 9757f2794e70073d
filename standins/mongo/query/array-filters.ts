import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from './bson-type';
import { compileFilter } from './filter';

/** A filter on array elements, named by an identifier (`$[identifier]`). */
export interface ArrayFilter {
  identifier: string;
  matches(element: unknown): boolean;
}

/**
 * Compiles `arrayFilters`.
 *
 * @throws MongoStandinError 9 for filters without exactly one identifier or with one used twice, 2 for bad names
 */
export function compileArrayFilters(filters: Document[]): Map<string, ArrayFilter> {
  const compiled = new Map<string, ArrayFilter>();
  for (const filter of filters) {
    const identifier = identifierOf(filter);
    if (compiled.has(identifier)) {
      throw new MongoStandinError(
        9,
        `Found multiple array filters with the same top-level field name ${identifier}`,
      );
    }
    const matcher = compileFilter(filter);
    compiled.set(identifier, {
      identifier,
      matches: (element) => matcher.matches({ [identifier]: element }),
    });
  }
  return compiled;
}

function identifierOf(filter: unknown): string {
  if (!isDocument(filter)) throw new MongoStandinError(14, 'arrayFilters must be an array of objects');
  const names = new Set<string>();
  collectNames(filter, names);
  const [name, other] = names;
  if (name === undefined) {
    throw new MongoStandinError(9, 'Cannot use an expression without a top-level field name in arrayFilters');
  }
  if (other !== undefined) {
    throw new MongoStandinError(
      9,
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${name}' and '${other}'`,
    );
  }
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
    throw new MongoStandinError(
      2,
      `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
    );
  }
  return name;
}

function collectNames(filter: Document, names: Set<string>): void {
  for (const [key, condition] of Object.entries(filter)) {
    if (!key.startsWith('$')) names.add(key.split('.')[0]!);
    else if (Array.isArray(condition))
      for (const branch of condition) if (isDocument(branch)) collectNames(branch, names);
  }
}
