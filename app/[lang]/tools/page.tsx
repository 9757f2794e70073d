import type { Metadata } from 'next';
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
import { cardsShipping } from '../shipping-facts';
import { catalogueMetadata } from './catalogue-metadata';

/** PUBLIC_MAX_AGE_SECONDS, as a literal for Next.js. */
export const revalidate = 600;

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang } = await params;
  const { total } = await browseCategory(undefined, languageOf(lang));
  return catalogueMetadata({}, total);
}

export default async function ToolsPage({ params }: PageProps) {
  const { lang } = await params;
  const texts = textsFor(lang);
  return (
    <>
      <ShipsOnCards {...cardsShipping(lang)} />
      <PricesForEveryone exist={await hasPricesForEveryone()} />
      <CatalogueScreen
        query={{}}
        result={await browseCategory(undefined, languageOf(lang))}
        named={await namedCategories(lang)}
        texts={texts}
      />
      <PricesPlus text={await pricesPlusText(lang)} />
    </>
  );
}
