import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { PriceListEditor } from '@/components/price-lists/price-list-editor';
import { BackLink } from '@/components/ui/links/back-link';
import { Panel } from '@/components/ui/panel';
import { fieldsOf } from '@/lib/client/prices/list-fields';
import { listPriceGroups } from '@/lib/server/commerce/prices/find-price-groups';
import { getPriceList } from '@/lib/server/commerce/prices/get-price-lists';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';
import { categoriesToFilter } from '../../categories-to-choose';

type PageProps = { params: Promise<{ lang: string; id: string }> };

const readList = cache(async (id: string) => {
  const actor = await requireAdmin(ROUTES.priceList(id));
  return { actor, list: (await ifFound(getPriceList(actor, id))) ?? notFound() };
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { list } = await readList(id);
  return { title: fillText(textsFor(lang).prices.editor.title, { name: list.name }) };
}

export default async function PriceListPage({ params }: PageProps) {
  const { lang, id } = await params;
  const { prices, shell } = textsFor(lang);
  const { actor, list } = await readList(id);
  const [{ priceGroups }, categories] = await Promise.all([
    listPriceGroups(actor),
    categoriesToFilter(lang, undefined),
  ]);
  return (
    <>
      <div className="grid gap-4">
        <BackLink href={ROUTES.priceLists}>{prices.back}</BackLink>
        <DashboardHead heading={fillText(prices.editor.title, { name: list.name })} />
      </div>
      <Panel>
        <PriceListEditor
          // Another list is another form.
          key={list._id}
          fields={fieldsOf(list, languageOf(lang))}
          edited={{ id: list._id, revision: list.revision, hasRules: list.rules.length > 0 }}
          categories={categories}
          groups={priceGroups.map(({ _id, name }) => [_id, name] as const)}
          texts={{ editor: prices.editor, everyone: prices.everyone }}
          confirmTexts={shell.confirm}
        />
      </Panel>
    </>
  );
}
