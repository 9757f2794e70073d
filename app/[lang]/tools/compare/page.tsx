import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CompareScreen } from '@/components/tools/compare/compare-screen';
import { OwnPrice } from '@/components/tools/prices/own-price';
import { namedCategories } from '@/lib/server/commerce/catalogue/categories/read-categories';
import { compareTools } from '@/lib/server/commerce/catalogue/read/compare-tools';
import { hasPricesForEveryone } from '@/lib/server/commerce/pricing/has-prices-for-everyone';
import type { AddressQuery } from '@/lib/shared/calls/list-query';
import { readComparedIds } from '@/lib/shared/catalogue/compared-ids';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../../page-metadata';

/** Rendered for the tools that its address names, with public prices; own ones are fetched as on a tool's page. */
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
  const { tools, missing } = await compareTools(readComparedIds(address.ids));
  const priceTexts = pick(texts.purchase.prices, 'heading', 'from');
  const ownPrices = await Promise.all(
    tools.map(
      async (tool): Promise<[string, ReactNode]> => [
        tool._id,
        <OwnPrice
          key={tool._id}
          toolId={tool._id}
          forVisitors={await hasPricesForEveryone(tool)}
          texts={priceTexts}
        />,
      ],
    ),
  );
  return (
    <CompareScreen
      tools={tools}
      named={await namedCategories(lang)}
      missing={missing}
      onlyDifferences={address.only === 'differences'}
      ownPrices={new Map(ownPrices)}
      texts={texts}
    />
  );
}
