import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { StockForm } from '@/components/stock/stock-form';
import { StockFigures, StockHistory } from '@/components/stock/stock-history';
import { BackLink } from '@/components/ui/links/back-link';
import { Pagination } from '@/components/ui/links/pagination';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { ListCount } from '@/components/ui/tables/list-count';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { getToolStock, listStockLines } from '@/lib/server/commerce/tools/stock/tool-stock';
import { ROUTES } from '@/lib/shared/site/routes';
import { stockQuerySchema } from '@/lib/shared/stock/stock.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';
import { readListPage } from '../../read-list-page';

type PageProps = { params: Promise<{ lang: string; id: string }>; searchParams: Promise<AddressQuery> };

const readStock = cache(async (id: string) => {
  const actor = await requireAdmin(ROUTES.toolStock(id));
  // A tool that was deleted is null, and its ledger is still shown.
  const found = await ifFound(getToolStock(actor, id).then((tool) => ({ tool })));
  return { actor, ...(found ?? notFound()) };
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { tool } = await readStock(id);
  const { stock } = textsFor(lang);
  return { title: tool ? fillText(stock.title, { name: tool.name }) : stock.heading };
}

export default async function ToolStockPage({ params, searchParams }: PageProps) {
  const { lang, id } = await params;
  const { stock: texts, shell } = textsFor(lang);
  const listQuery = readListQuery(stockQuerySchema, await searchParams);
  const { actor, tool } = await readStock(id);
  const { rows, total, page, pageCount } = await readListPage(listQuery.page, async (part) => {
    const list = await listStockLines(actor, id, part);
    return { rows: list.lines, total: list.total };
  });
  return (
    <>
      <div className="grid gap-4">
        <BackLink href={ROUTES.manageProducts}>{texts.back}</BackLink>
        <DashboardHead heading={tool ? fillText(texts.title, { name: tool.name }) : texts.heading} />
      </div>
      {tool ? (
        <>
          <StockFigures figures={tool.figures} texts={texts} />
          <Panel heading={texts.form.heading}>
            <StockForm toolId={id} figures={tool.figures} texts={texts} />
          </Panel>
        </>
      ) : (
        <Notice tone="warning">{texts.deleted}</Notice>
      )}
      <section aria-labelledby="ledger" className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="ledger" className="font-bold text-lg">
            {texts.history.heading}
          </h2>
          <ListCount count={total} texts={texts.history.count} />
        </div>
        <StockHistory lines={rows} texts={texts} />
        <Pagination
          page={page}
          pageCount={pageCount}
          href={(next) => listHref(ROUTES.toolStock(id), { page: next })}
          texts={shell.pagination}
        />
      </section>
    </>
  );
}
