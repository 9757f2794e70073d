import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cardsShipping } from '@/app/[lang]/shipping-facts';
import { PricesForEveryone } from '@/components/prices/own-price';
import { PricesPlus } from '@/components/prices/prices-plus';
import { ShipsOnCards } from '@/components/shipments/ships-on-cards';
import { CatalogueScreen } from '@/components/tools/catalogue/catalogue-screen';
import { hasPricesForEveryone } from '@/lib/server/commerce/prices/prices-for';
import { namedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { browseCategory } from '@/lib/server/commerce/tools/search/list-tools';
import { pricesPlusText } from '@/lib/server/commerce/trade/prices-plus-text';
import { languageOf } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { catalogueMetadata } from '../../catalogue-metadata';

/** PUBLIC_MAX_AGE_SECONDS, as a literal for Next.js. */
export const revalidate = 600;

export function generateStaticParams(): { category: string }[] {
  return [];
}

type PageProps = { params: Promise<{ lang: string; category: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, category } = await params;
  const { total } = await browseCategory(category, languageOf(lang));
  if (total === 0) notFound();
  return catalogueMetadata({ category }, total);
}

export default async function CategoryPage({ params }: PageProps) {
  const { lang, category } = await params;
  const result = await browseCategory(category, languageOf(lang));
  if (result.total === 0) notFound();
  const texts = textsFor(lang);
  return (
    <>
      <ShipsOnCards {...cardsShipping(lang)} />
      <PricesForEveryone exist={await hasPricesForEveryone()} />
      <CatalogueScreen
        query={{ category }}
        result={result}
        named={await namedCategories(lang)}
        texts={texts}
      />
      <PricesPlus text={await pricesPlusText(lang)} />
    </>
  );
}
