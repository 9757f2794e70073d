import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { CatalogueScreen } from '@/components/tools/catalogue-screen';
import { browseCategory, browseTools } from '@/lib/server/commerce/catalogue/browse-tools';
import type { AddressQuery } from '@/lib/shared/list-query';
import { readCatalogueQuery } from '@/lib/shared/read-catalogue-query';
import type { CatalogueQuery } from '@/lib/shared/schemas/catalogue';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { catalogueMetadata } from '../../tools/catalogue-metadata';

/** What an address of the catalogue asks for; the rewrites of next.config.ts lead here once it asks for anything. */
export const dynamic = 'force-dynamic';

type PageProps = {
  params: Promise<{ lang: string; category?: string[] }>;
  searchParams: Promise<AddressQuery>;
};

/** Once for head and page of one request, which ask for the same in two objects. */
const browseOnce = cache((asked: string) => browseTools(JSON.parse(asked) as CatalogueQuery));
const browse = (query: CatalogueQuery) => browseOnce(JSON.stringify(query));

async function askedFor(props: PageProps): Promise<CatalogueQuery> {
  const [{ category = [] }, address] = await Promise.all([props.params, props.searchParams]);
  const [slug, ...more] = category;
  if (more.length > 0) notFound();
  // A category nobody has heard of is no page; one without a tool that fits is an empty list.
  if (slug !== undefined && (await browseCategory(slug)).total === 0) notFound();
  return readCatalogueQuery(address, slug);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const query = await askedFor(props);
  return catalogueMetadata(query, (await browse(query)).total);
}

export default async function CataloguePage(props: PageProps) {
  const query = await askedFor(props);
  const texts = textsFor((await props.params).lang);
  return <CatalogueScreen query={query} result={await browse(query)} texts={texts} />;
}
