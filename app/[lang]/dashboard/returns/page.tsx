import { Undo2 } from 'lucide';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { ReturnTable } from '@/components/returns/return-table';
import { LinkButton } from '@/components/ui/links/link';
import { callPath } from '@/lib/client/page/call-path';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { listReturns } from '@/lib/server/commerce/returns/read-returns';
import { ownReturnsQuerySchema } from '@/lib/shared/returns/return.schema';
import type { returnCalls } from '@/lib/shared/returns/returns.contract';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../if-found';
import { requireMember } from '../../page-gate';
import { orderHrefFor } from '../order-href';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).returns.own.title };
}

export default async function MyReturnsPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const texts = textsFor(lang);
  const { own, ...returns } = texts.returns;
  const { page: asked } = readListQuery(ownReturnsQuerySchema, await searchParams);
  const actor = await requireMember(listHref(ROUTES.myReturns, { page: asked }));
  const found = await readListPage(asked, async (part) => {
    const list = (await ifFound(listReturns(actor, part))) ?? notFound();
    return { rows: list.returns, total: list.total };
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <DashboardHead heading={own.heading} text={own.text} />
      <AdminList
        {...pick(found, 'page', 'pageCount', 'total')}
        path={ROUTES.myReturns}
        icon={Undo2}
        texts={texts}
        own={{ count: returns.count, empty: own.empty }}
        file={callPath<typeof returnCalls.exportReturns>('/api/return/export.csv', {
          query: { language: languageOf(lang) },
        })}
        emptyAction={<LinkButton href={ROUTES.myOrders}>{own.empty.orders}</LinkButton>}
      >
        <ReturnTable
          rows={found.rows}
          label={own.heading}
          hrefOf={ROUTES.myReturn}
          orderHrefOf={orderHrefFor(actor)}
          texts={texts.returns}
        />
      </AdminList>
    </div>
  );
}
