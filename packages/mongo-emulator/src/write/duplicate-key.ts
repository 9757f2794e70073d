import type { Document } from '#bson';
import type { Collection } from '#catalog/collection';
import type { IndexDefinition } from '#catalog/index-definition';
import { MongoError } from '#errors';
import { describe } from '#values/bson-type';

export function duplicateKeyError(
  collection: Collection,
  index: IndexDefinition,
  values: unknown[],
): MongoError {
  const keyPattern: Document = {};
  const keyValue: Document = {};
  for (const [position, { path }] of index.fields.entries()) {
    keyPattern[path] = (index.spec.key as Document)[path];
    keyValue[path] = values[position] ?? null;
  }
  const shown = describe(keyValue);
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${shown}`,
    { keyPattern, keyValue },
  );
}
