import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { PriceListEditor } from '@/components/price-lists/price-list-editor';
import { BackLink } from '@/components/ui/links/back-link';
import { Panel } from '@/components/ui/panel';
import type { AddressQuery } from '@/lib/client/page/list-query';
import { fieldsOf, type PriceListFormFields } from '@/lib/client/prices/list-fields';
import { listPriceGroups } from '@/lib/server/commerce/prices/find-price-groups';
import { getPriceList } from '@/lib/server/commerce/prices/get-price-lists';
import type { Actor } from '@/lib/server/identity/actor';
import { AppError } from '@/lib/shared/messages/errors';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../../page-gate';
import { categoriesToFilter } from '../../categories-to-choose';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).prices.editor.newTitle };
}

async function startOf(actor: Actor, copied: unknown, lang: string): Promise<PriceListFormFields> {
  const empty = fieldsOf({ name: '', priority: 0, for: { everyone: true }, rules: [] });
  if (typeof copied !== 'string') return empty;
  try {
    const list = await getPriceList(actor, copied);
    const { copyName } = textsFor(lang).prices.editor;
    const name = fillText(copyName, { name: list.name }).slice(0, 100);
    return fieldsOf({ ...list, name }, languageOf(lang));
  } catch (error) {
    // A list that was deleted meanwhile cannot be copied.
    if (error instanceof AppError && error.code === 'not-found') return empty;
    throw error;
  }
}

export default async function NewPriceListPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const { prices, shell } = textsFor(lang);
  const { copy } = await searchParams;
  const actor = await requireAdmin(ROUTES.newPriceList);
  const [fields, { priceGroups }, categories] = await Promise.all([
    startOf(actor, copy, lang),
    listPriceGroups(actor),
    categoriesToFilter(lang, undefined),
  ]);
  return (
    <>
      <div className="grid gap-4">
        <BackLink href={ROUTES.priceLists}>{prices.back}</BackLink>
        <DashboardHead heading={prices.editor.newTitle} />
      </div>
      <Panel>
        <PriceListEditor
          fields={fields}
          edited={null}
          categories={categories}
          groups={priceGroups.map(({ _id, name }) => [_id, name] as const)}
          texts={{ editor: prices.editor, everyone: prices.everyone }}
          confirmTexts={shell.confirm}
        />
      </Panel>
    </>
  );
}
