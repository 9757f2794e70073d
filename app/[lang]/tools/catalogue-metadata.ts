import type { Metadata } from 'next';
import { catalogueHref, isNarrowed } from '@/lib/client/catalogue/catalogue-address';
import { readLanguage } from '@/lib/client/language/use-language.react-server';
import { namedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { categoryNamed } from '@/lib/shared/categories/named-category';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { pageMetadata } from '../page-metadata';

export async function catalogueMetadata(query: CatalogueQuery, total: number): Promise<Metadata> {
  const language = await readLanguage();
  const texts = textsFor(language).catalogue;
  const about =
    query.category === undefined ? undefined : categoryNamed(query.category, await namedCategories(language));
  const page = query.page ?? 1;
  const name = query.q ? fillText(texts.searchTitle, { query: query.q }) : (about?.name ?? texts.title);
  const position = page > 1 ? ` (${fillText(texts.pages.page, { page: String(page) })})` : '';
  const description = about
    ? fillText(texts.categoryDescription, { description: about.text ?? texts.otherCategory })
    : fillText(texts.description, { count: formatNumber(total, language) });
  const path = catalogueHref({ category: query.category }, { page });
  const metadata = await pageMetadata({
    path,
    title: `${name}${position}`,
    description,
    ...(about?.picture ? { picture: { url: about.picture, alt: about.name } } : {}),
  });
  const isVariant = isNarrowed(query) || query.sort || query.view;
  return isVariant ? { ...metadata, robots: { index: false, follow: true } } : metadata;
}
