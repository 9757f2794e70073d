import type { MatchKeysAndValues, UpdateFilter } from 'mongodb';

/**
 * Adds to an update of a document that it changed at this moment, by which programs find it (`updatedSince`). Every update of an order
 * is one.
 */
export function asChange<T extends { updatedAt?: Date }>(update: UpdateFilter<T>): UpdateFilter<T> {
  const set = { ...update.$set, updatedAt: new Date() } as unknown as MatchKeysAndValues<T>;
  return { ...update, $set: set };
}
