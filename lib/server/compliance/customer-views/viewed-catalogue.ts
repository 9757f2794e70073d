import 'server-only';
import { browseTools } from '@/lib/server/commerce/catalogue/search/browse-tools';
import type { Buyer } from '@/lib/server/commerce/pricing/buyer';
import { pricesFor } from '@/lib/server/commerce/pricing/prices-for';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/catalogue/catalogue.schema';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import type { Tool } from '@/lib/shared/tools/tool.schema';

export type ToolAtOwnPrice = { tool: Tool; ownPrice?: number | undefined };

export type ViewedCatalogue = Omit<CatalogueResult, 'tools' | 'facets'> & {
  tools: ToolAtOwnPrice[];
  /** Whichever of them is chosen. */
  categories: CatalogueResult['facets']['categories'];
};

/** A search without results is not recorded as a missed search. */
export async function readViewedCatalogue(
  customer: Buyer,
  query: Pick<CatalogueQuery, 'q' | 'category' | 'page'>,
): Promise<ViewedCatalogue> {
  const [result, { priceOf }] = await Promise.all([browseTools(query), pricesFor(customer)]);
  const { tools, facets, ...found } = result;
  return {
    ...found,
    tools: tools.map((tool) => ({ tool, ownPrice: priceOfTool(tool, priceOf) })),
    categories: facets.categories,
  };
}

function priceOfTool(
  { sku, category, price, moq }: Tool,
  priceOf: Awaited<ReturnType<typeof pricesFor>>['priceOf'],
): number | undefined {
  if (price === undefined) return undefined;
  return toDollars(priceOf({ sku, category, unitPriceCents: toCents(price) }, moq).unitPriceCents);
}
