import type { MatchKeysAndValues, UpdateFilter } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';

/**
 * Adds to an update of an order that it changed at this moment, by which programs find it (`updatedSince`). Every update of an
 * order is one.
 */
export function asChange(update: UpdateFilter<OrderDocument>): UpdateFilter<OrderDocument> {
  const set = { ...update.$set, updatedAt: new Date() } as MatchKeysAndValues<OrderDocument>;
  return { ...update, $set: set };
}

/** Returns when an order changed last; that of its last step where a server of an earlier release wrote it. */
export function changedAt({ updatedAt, placedAt, timeline }: OrderDocument): Date {
  return updatedAt ?? timeline.at(-1)?.at ?? placedAt;
}
