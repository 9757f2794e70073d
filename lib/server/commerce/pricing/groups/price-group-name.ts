import 'server-only';
import type { ObjectId } from 'mongodb';
import { findPriceGroup } from '../price-groups.repository';

/** Returns what an account's price group is called; null for none. */
export async function priceGroupName(groupId: ObjectId | undefined): Promise<string | null> {
  return groupId ? ((await findPriceGroup(groupId))?.name ?? null) : null;
}
