import 'server-only';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import { byName } from '@/lib/server/platform/search/sort-key';
import { everyPriceList } from '../price-lists.repository';

/** Returns every price list by name. */
export async function everyListByName(): Promise<PriceListDocument[]> {
  return (await everyPriceList()).sort(byName);
}
