import { Undo2 } from 'lucide';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { OwnReturnScreen } from '@/components/returns/own-return-screen';
import { ReturnTable } from '@/components/returns/return-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/links/pagination';
import { listHref } from '@/lib/client/page/list-query';
import { getViewedReturn, listViewedReturns } from '@/lib/server/commerce/returns/read-returns';
import type { Return } from '@/lib/shared/returns/return.schema';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../../if-found';
import { readListPage } from '../../../read-list-page';
import { viewLinks } from './view-links';
import type { PartProps } from './viewed-page';

/** The customer's returns, or one of them. */
export async function ViewedReturns({ view: { buyer }, query, path, lang }: PartProps) {
  const { returns: texts, shell } = textsFor(lang);
  const { returnId } = query;
  const made = returnId === undefined ? null : await ifFound(getViewedReturn(buyer, returnId));
  const list = (page?: number) => listHref(path, { show: 'returns', page });
  const links = viewLinks(path);
  const orderHref = ({ orderId }: Return) => (orderId ? links.order(orderId) : undefined);
  if (made)
    return <OwnReturnScreen made={made} listHref={list()} orderHref={orderHref(made)} texts={texts} />;
  const { rows, page, pageCount } = await readListPage(query.page, async (part) => {
    const { returns, total } = await listViewedReturns(buyer, part);
    return { rows: returns, total };
  });
  return (
    <>
      <DashboardHead heading={texts.own.heading} text={texts.own.text} />
      {rows.length === 0 ? (
        <EmptyState icon={Undo2} {...pick(texts.own.empty, 'title', 'text')} />
      ) : (
        <ReturnTable
          rows={rows}
          label={texts.own.heading}
          hrefOf={links.returnOf}
          orderHrefOf={orderHref}
          texts={texts}
        />
      )}
      <Pagination page={page} pageCount={pageCount} href={list} texts={shell.pagination} />
    </>
  );
}
