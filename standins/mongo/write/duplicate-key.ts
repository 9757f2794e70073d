import type { Document } from '@/standins/mongo/bson';
import type { Collection } from '@/standins/mongo/catalog/collection';
import type { IndexDefinition } from '@/standins/mongo/catalog/index-definition';
import { MongoStandinError } from '@/standins/mongo/errors';
import { describe } from '@/standins/mongo/query/describe';

/** The error of a second document with the same values in a unique index, in mongod's words. */
export function duplicateKeyError(
  collection: Collection,
  index: IndexDefinition,
  values: unknown[],
): MongoStandinError {
  const keyPattern: Document = {};
  const keyValue: Document = {};
  for (const [position, { path }] of index.fields.entries()) {
    keyPattern[path] = (index.spec.key as Document)[path];
    keyValue[path] = values[position] ?? null;
  }
  const shown = describe(keyValue);
  return new MongoStandinError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: ${shown}`,
    { extra: { keyPattern, keyValue } },
  );
}
