import { toolsOfSkus, unknownTargets } from '@/lib/server/commerce/tools/edit/price-targets';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { byName } from '@/lib/server/platform/sort-key';
import { AppError } from '@/lib/shared/messages/errors';
import type { OnePriceList, PriceListResponse } from '@/lib/shared/prices/price-list.schema';
import type { RuleToolsInput, RuleToolsResponse } from '@/lib/shared/prices/tool-price.schema';
import { priceListResponse } from './price-list.serializer';
import { everyPriceList, findPriceList } from './price-lists.repository';

export async function listPriceLists(
  actor: Caller,
): Promise<{ priceLists: PriceListResponse[]; total: number }> {
  requirePermission(actor, 'manage-prices');
  const lists = await everyPriceList();
  return { priceLists: lists.map(priceListResponse), total: lists.length };
}

/** `unknown` are the SKUs and categories of its rules that no tool has. Throws `forbidden`, `not-found`. */
export async function getPriceList(actor: Caller, id: string): Promise<OnePriceList> {
  requirePermission(actor, 'manage-prices');
  const list = await findPriceList(parseObjectId(id));
  if (!list) throw new AppError('not-found');
  const skus = list.rules.flatMap((rule) => ('sku' in rule ? rule.sku : []));
  const categories = list.rules.flatMap((rule) => ('category' in rule ? rule.category : []));
  return { ...priceListResponse(list), unknown: await unknownTargets(skus, categories) };
}

/** Returns every price list by name. */
export async function everyListByName(): Promise<PriceListDocument[]> {
  return (await everyPriceList()).sort(byName);
}

/** Throws `forbidden`. */
export async function findRuleTools(actor: Caller, { skus }: RuleToolsInput): Promise<RuleToolsResponse> {
  requirePermission(actor, 'manage-prices');
  return { tools: await toolsOfSkus(skus) };
}
