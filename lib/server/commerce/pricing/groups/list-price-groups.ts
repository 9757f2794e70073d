import 'server-only';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { countInPriceGroups } from '@/lib/server/identity/users/user-price-group';
import type { PriceGroup } from '@/lib/shared/pricing/price-group.schema';
import { everyPriceGroup } from '../price-groups.repository';

/** Returns every price group by name, with how many customers belong to it; for admins. Throws `forbidden`. */
export async function listPriceGroups(actor: Caller): Promise<{ priceGroups: PriceGroup[]; total: number }> {
  requirePermission(actor, 'manage-prices');
  const [groups, customers] = await Promise.all([everyPriceGroup(), countInPriceGroups()]);
  const priceGroups = groups.map(({ _id, name }) => {
    const id = _id.toHexString();
    return { _id: id, name, customers: customers.get(id) ?? 0 };
  });
  return { priceGroups, total: groups.length };
}
