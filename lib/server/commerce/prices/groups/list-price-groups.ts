import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { countInPriceGroups } from '@/lib/server/identity/users/user-price-group';
import type { PriceGroup } from '@/lib/shared/prices/price-group.schema';
import { everyPriceGroup, findPriceGroup } from '../price-groups.repository';

export async function listPriceGroups(actor: Caller): Promise<{ priceGroups: PriceGroup[]; total: number }> {
  requirePermission(actor, 'manage-prices');
  const [groups, customers] = await Promise.all([everyPriceGroup(), countInPriceGroups()]);
  const priceGroups = groups.map(({ _id, name }) => {
    const id = _id.toHexString();
    return { _id: id, name, customers: customers.get(id) ?? 0 };
  });
  return { priceGroups, total: groups.length };
}

export async function priceGroupName(groupId: ObjectId | undefined): Promise<string | null> {
  return groupId ? ((await findPriceGroup(groupId))?.name ?? null) : null;
}
