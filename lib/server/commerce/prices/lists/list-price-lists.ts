import 'server-only';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { PriceListResponse } from '@/lib/shared/prices/price-list.schema';
import { everyPriceList } from '../price-lists.repository';
import { priceListResponse } from './price-list.serializer';

export async function listPriceLists(
  actor: Caller,
): Promise<{ priceLists: PriceListResponse[]; total: number }> {
  requirePermission(actor, 'manage-prices');
  const lists = await everyPriceList();
  return { priceLists: lists.map(priceListResponse), total: lists.length };
}
