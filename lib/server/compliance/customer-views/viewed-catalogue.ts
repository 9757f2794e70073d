import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import { pricesFor } from '@/lib/server/commerce/prices/prices-for';
import { browseTools } from '@/lib/server/commerce/tools/search/list-tools';
import type { CartLine, LineProblem } from '@/lib/shared/cart/cart.schema';
import type { Translations } from '@/lib/shared/messages/messages';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { type OwnPrice, ownPriceOf } from '@/lib/shared/prices/own-price';
import { withSentence } from '@/lib/shared/prices/price-receipt';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
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

function translated(problem: LineProblem, translations: Translations): LineProblem {
  const template = translations[problem.code];
  return template === undefined ? problem : { ...problem, message: fillText(template, problem.params ?? {}) };
}

/** The owner's browser translates these sentences, which is too late for a page rendered on the server. */
export function linesInLanguage<Shown extends { lines: CartLine[] }>(
  shown: Shown,
  translations: Translations,
): Shown {
  return {
    ...shown,
    lines: shown.lines.map((line) => ({
      ...line,
      problems: line.problems.map((problem) => translated(problem, translations)),
      ...(line.receipt ? withSentence({ receipt: line.receipt }, translations) : {}),
    })),
  };
}
