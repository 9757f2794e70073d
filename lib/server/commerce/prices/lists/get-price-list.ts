import 'server-only';
import { unknownTargets } from '@/lib/server/commerce/tools/edit/price-targets';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import type { OnePriceList } from '@/lib/shared/prices/price-list.schema';
import { findPriceList } from '../price-lists.repository';
import { priceListResponse } from './price-list.serializer';

/** `unknown` are the SKUs and categories of its rules that no tool has. Throws `forbidden`, `not-found`. */
export async function getPriceList(actor: Caller, id: string): Promise<OnePriceList> {
  requirePermission(actor, 'manage-prices');
  const list = await findPriceList(parseObjectId(id));
  if (!list) throw new AppError('not-found');
  const skus = list.rules.flatMap((rule) => ('sku' in rule ? rule.sku : []));
  const categories = list.rules.flatMap((rule) => ('category' in rule ? rule.category : []));
  return { ...priceListResponse(list), unknown: await unknownTargets(skus, categories) };
}
