import 'server-only';
import type { Owner } from '@/lib/server/identity/owner';
import { distinctDeliveries, type UsedDelivery } from '@/lib/shared/orders/used-delivery';
import { readDeliveries } from '../buyer-orders.repository';

/** Orders that are looked through. */
const LOOK_BACK = 100;

/** Where the account's orders went, each place once, the last one first. Nothing else is stored of them. */
export async function getUsedDeliveries(
  owner: Owner,
): Promise<{ deliveries: UsedDelivery[]; total: number }> {
  const deliveries = distinctDeliveries(await readDeliveries(owner, LOOK_BACK));
  return { deliveries, total: deliveries.length };
}
