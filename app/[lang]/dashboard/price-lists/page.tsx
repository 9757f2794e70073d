import { Tags } from 'lucide';
import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { PriceGroups } from '@/components/price-lists/price-groups';
import { PriceListTable } from '@/components/price-lists/price-list-table';
import { WhoPaysWhat } from '@/components/price-lists/who-pays-what';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/links/link';
import { Panel } from '@/components/ui/panel';
import type { AddressQuery } from '@/lib/client/page/list-query';
import { listPriceGroups } from '@/lib/server/commerce/prices/find-price-groups';
import { listPriceLists } from '@/lib/server/commerce/prices/get-price-lists';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { answerPriceQuestion } from './price-question';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).prices.title };
}

export default async function PriceListsPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const texts = textsFor(lang);
  const own = texts.prices;
  const actor = await requireAdmin(ROUTES.priceLists);
  const [{ priceLists }, { priceGroups }, question] = await Promise.all([
    listPriceLists(actor),
    listPriceGroups(actor),
    searchParams.then((query) => answerPriceQuestion(actor, query, lang)),
  ]);
  const names = new Map(priceGroups.map(({ _id, name }) => [_id, name]));
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text}>
        <LinkButton href={ROUTES.newPriceList}>{own.add}</LinkButton>
      </DashboardHead>
      {priceLists.length > 0 ? (
        <PriceListTable lists={priceLists} groups={names} now={new Date()} texts={texts} />
      ) : (
        <EmptyState icon={Tags} title={own.empty.title} text={own.empty.text} />
      )}
      <WhoPaysWhat question={question} texts={own} />
      <Panel heading={own.groups.heading}>
        <p className="text-muted text-sm">{own.groups.text}</p>
        <div>
          <LinkButton href={ROUTES.makeAdmin} variant="outline" size="sm">
            {own.groups.users}
          </LinkButton>
        </div>
        <PriceGroups
          groups={priceGroups}
          texts={{ own, more: texts.admin.more, confirm: texts.shell.confirm }}
        />
      </Panel>
    </>
  );
}
