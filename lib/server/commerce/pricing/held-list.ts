import 'server-only';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import type { PriceList } from './price-list';

/** Converts a stored list to the one that the price engine reads. */
export function heldList(document: PriceListDocument): PriceList {
  const { _id, name, priority, groupId, validFrom, validTo, roundingCents, createdAt, rules } = document;
  return {
    id: _id.toHexString(),
    name,
    priority,
    for: groupId ? { groupId: groupId.toHexString() } : { everyone: true },
    validFrom,
    validTo,
    roundingCents,
    createdAt,
    rules,
  };
}
