import 'server-only';
import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import { pricesFor } from '@/lib/server/commerce/prices/prices-for';
import { browseTools } from '@/lib/server/commerce/tools/search/list-tools';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { type OwnPrice, ownPriceOf } from '@/lib/shared/prices/own-price';
import type { Language } from '@/lib/shared/site/languages';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';

/** `own` as on the cards that the customer sees. */
export type ToolAtOwnPrice = { tool: Tool; own: OwnPrice | null };

export type ViewedCatalogue = Omit<CatalogueResult, 'tools' | 'facets'> & {
  tools: ToolAtOwnPrice[];
  /** Whichever of them is chosen. */
  categories: CatalogueResult['facets']['categories'];
};

/** A search without results is not recorded as a missed search. */
export async function readViewedCatalogue(
  customer: Buyer,
  query: Pick<CatalogueQuery, 'q' | 'category' | 'page'>,
  language: Language,
): Promise<ViewedCatalogue> {
  const [result, prices] = await Promise.all([browseTools(query, language), pricesFor(customer)]);
  const { tools, facets, ...found } = result;
  return {
    ...found,
    tools: tools.map((tool) => ({ tool, own: ownPriceOfTool(tool, prices) })),
    categories: facets.categories,
  };
}

function ownPriceOfTool(
  { sku, category, price, moq }: Tool,
  { priceOf, tiersOf }: Awaited<ReturnType<typeof pricesFor>>,
): OwnPrice | null {
  if (price === undefined) return null;
  const offer = { sku, category, unitPriceCents: toCents(price), moq };
  return ownPriceOf({
    quantity: moq,
    unitPrice: toDollars(priceOf(offer, moq).unitPriceCents),
    publicPrice: price,
    tiers: tiersOf(offer).map(({ from, unitCents }) => ({ from, unitPrice: toDollars(unitCents) })),
  });
}
