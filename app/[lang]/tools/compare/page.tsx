import type { Metadata } from 'next';
import { PricesForEveryone } from '@/components/prices/own-price';
import { LEAD_TEXTS } from '@/components/shipments/goods-ship-text';
import { CompareScreen } from '@/components/tools/compare/compare-screen';
import { readComparedIds } from '@/lib/client/catalogue/catalogue-address';
import type { AddressQuery } from '@/lib/client/page/list-query';
import { hasPricesForEveryone } from '@/lib/server/commerce/prices/prices-for';
import { namedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { compareTools } from '@/lib/server/commerce/tools/read/get-tool';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../../page-metadata';
import { cardsShipping } from '../../shipping-facts';

/** Rendered for the tools that its address names, with public prices, as a tool's page. */
export const dynamic = 'force-dynamic';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { compare } = textsFor((await params).lang).catalogue;
  const metadata = await pageMetadata({
    path: ROUTES.compare,
    title: compare.title,
    description: compare.description,
  });
  return { ...metadata, robots: { index: false, follow: true } };
}

export default async function ComparePage({ params, searchParams }: PageProps) {
  const [{ lang }, address] = await Promise.all([params, searchParams]);
  const texts = textsFor(lang);
  const { tools, missing } = await compareTools(readComparedIds(address.ids), languageOf(lang));
  return (
    <>
      <PricesForEveryone exist={await hasPricesForEveryone()} />
      <CompareScreen
        tools={tools}
        named={await namedCategories(lang)}
        missing={missing}
        onlyDifferences={address.only === 'differences'}
        shipping={{
          ...cardsShipping(lang),
          texts: pick(texts.shipping, 'today', 'on', 'rule'),
          leadTexts: pick(texts.shipping, ...LEAD_TEXTS),
        }}
        texts={texts}
      />
    </>
  );
}
