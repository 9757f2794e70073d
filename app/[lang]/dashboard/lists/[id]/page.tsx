import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ListPage } from '@/components/lists/list-page';
import { PricesPlus } from '@/components/prices/prices-plus';
import { BackLink } from '@/components/ui/links/back-link';
import { getList } from '@/lib/server/commerce/lists/get-lists';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { pricesPlusText } from '@/lib/server/commerce/trade/prices-plus-text';
import { inLanguage } from '@/lib/server/platform/http/request-context';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireMember } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string; id: string }> };

const listOrNotFound = cache(async (id: string, lang: string) => {
  const actor = await requireMember(ROUTES.list(id));
  const read = inLanguage(languageOf(lang), () => getList(buyerOf(actor), id));
  return (await ifFound(read)) ?? notFound();
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { id, lang } = await params;
  return { title: (await listOrNotFound(id, lang)).name };
}

export default async function ListDetailPage({ params }: PageProps) {
  const { lang, id } = await params;
  const { lists: texts, shell, tools } = textsFor(lang);
  const list = await listOrNotFound(id, lang);
  return (
    <>
      <BackLink href={ROUTES.lists}>{texts.page.back}</BackLink>
      <ListPage
        key={list._id}
        list={list}
        texts={texts}
        stockTexts={pick(tools, 'outOfStock', 'madeToOrder', 'lowStock', 'inStock')}
        confirmTexts={shell.confirm}
      />
      <PricesPlus text={await pricesPlusText(lang)} className="" />
    </>
  );
}
