import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { PricesForEveryone } from '@/components/prices/own-price';
import { PricesPlus } from '@/components/prices/prices-plus';
import { ShipsOnCards } from '@/components/shipments/ships-on-cards';
import { CatalogueScreen } from '@/components/tools/catalogue/catalogue-screen';
import { CatalogueTable } from '@/components/tools/catalogue/table/catalogue-table';
import { readCatalogueQuery } from '@/lib/client/catalogue/read-catalogue-query';
import type { AddressQuery } from '@/lib/client/page/list-query';
import { hasPricesForEveryone } from '@/lib/server/commerce/prices/prices-for';
import { namedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { browseCategory, browseTools } from '@/lib/server/commerce/tools/search/list-tools';
import { recordMissedSearch } from '@/lib/server/commerce/tools/search/missed-searches';
import { pricesPlusText } from '@/lib/server/commerce/trade/prices-plus-text';
import { categoryNamed } from '@/lib/shared/categories/named-category';
import { languageOf } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { cardsShipping } from '../../shipping-facts';
import { catalogueMetadata } from '../../tools/catalogue-metadata';

export const dynamic = 'force-dynamic';

type PageProps = {
  params: Promise<{ lang: string; category?: string[] }>;
  searchParams: Promise<AddressQuery>;
};

/** Cached by text: head and page of one request pass equal queries in two objects. */
const browseOnce = cache((key: string, lang: string) =>
  browseTools(JSON.parse(key) as CatalogueQuery, languageOf(lang)),
);
const browse = (query: CatalogueQuery, lang: string) => browseOnce(JSON.stringify(query), lang);

async function readQuery(props: PageProps): Promise<CatalogueQuery> {
  const [{ lang, category = [] }, address] = await Promise.all([props.params, props.searchParams]);
  const [slug, ...more] = category;
  if (more.length > 0) notFound();
  // An unknown category is 404; one without matching tools is an empty list.
  if (slug !== undefined && (await browseCategory(slug, languageOf(lang))).total === 0) notFound();
  return readCatalogueQuery(address, slug);
}

/** Returns whether no tool has all words of a search, whatever the filters: the overview reports it to admins (product §9.10). */
function isMissed(
  { q, sort, page, view, ...choices }: CatalogueQuery,
  { total, isRelaxed }: CatalogueResult,
): boolean {
  const isNarrowed = Object.values(choices).some((value) => value !== undefined && String(value) !== '');
  return Boolean(q) && !isNarrowed && (page ?? 1) === 1 && (total === 0 || isRelaxed);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const query = await readQuery(props);
  const { lang } = await props.params;
  return catalogueMetadata(query, (await browse(query, lang)).total);
}

export default async function CataloguePage(props: PageProps) {
  const query = await readQuery(props);
  const { lang } = await props.params;
  const texts = textsFor(lang);
  const result = await browse(query, lang);
  if (isMissed(query, result)) recordMissedSearch(query.q ?? '');
  const named = await namedCategories(lang);
  const keySpecs = query.category === undefined ? [] : categoryNamed(query.category, named).keySpecs;
  // Here and not in the screen, so that pages of cards load nothing of it.
  const table =
    query.view === 'table' ? (
      <CatalogueTable query={query} result={result} keySpecs={keySpecs} texts={texts} />
    ) : undefined;
  return (
    <>
      <ShipsOnCards {...cardsShipping(lang)} />
      <PricesForEveryone exist={await hasPricesForEveryone()} />
      <CatalogueScreen query={query} result={result} named={named} table={table} texts={texts} />
      <PricesPlus text={await pricesPlusText(lang)} />
    </>
  );
}
