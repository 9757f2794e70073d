import { MongoError } from '#errors';
import { type Document, isDocument } from './bson-type';
import { compileFilter } from './filter';

/** Whether an element of an array passes the filter of an identifier (`$[identifier]`). */
export type ArrayFilter = (element: unknown) => boolean;

/**
 * Compiles `arrayFilters`, by their identifiers.
 *
 * @throws MongoError 9 for filters without exactly one identifier or with one used twice, 2 for bad names
 */
export function compileArrayFilters(filters: Document[]): Map<string, ArrayFilter> {
  const compiled = new Map<string, ArrayFilter>();
  for (const filter of filters) {
    const identifier = identifierOf(filter);
    if (compiled.has(identifier)) {
      throw new MongoError(9, `Found two array filters for ${identifier}`);
    }
    const matcher = compileFilter(filter);
    compiled.set(identifier, (element) => matcher.matches({ [identifier]: element }));
  }
  return compiled;
}

function identifierOf(filter: Document): string {
  const names = new Set<string>();
  collectNames(filter, names);
  const [name] = names;
  if (name === undefined || names.size > 1) {
    throw new MongoError(9, `Expected a single top-level field name in array filter, not ${[...names]}`);
  }
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
    throw new MongoError(2, `The name of an array filter must be letters and digits: '${name}'`);
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
