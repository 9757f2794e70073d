import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { AppError } from '@/lib/shared/errors';
import type { PriceListResponse } from '@/lib/shared/schemas/price-list';
import { priceListResponse } from './price-list.serializer';
import { everyPriceList } from './price-lists.repository';
import { mayManagePrices } from './prices.policy';

/** Returns every price list, the newest first; for admins. Throws `forbidden`. */
export async function listPriceLists(
  actor: Actor,
): Promise<{ priceLists: PriceListResponse[]; total: number }> {
  if (!mayManagePrices(actor)) throw new AppError('forbidden');
  const lists = await everyPriceList();
  return { priceLists: lists.map(priceListResponse), total: lists.length };
}
