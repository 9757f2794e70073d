// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.
'use client';
import { ListChecks } from 'lucide';
import { useState } from 'react';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import type { StockTexts } from '@/components/stock/stock-label';
import { Button } from '@/components/ui/controls/button';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Link } from '@/components/ui/links/link';
import { EmptyState } from '@/components/ui/states/empty-state';
import { Notice } from '@/components/ui/states/notice';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import type { List } from '@/lib/shared/lists/list.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { priceHead } from '../line-cells';
import { AddRows } from '../rows/add-rows';
import { ListActions, type ListPanel } from './list-actions';
import { ListRow } from './list-row';
import { ListToolbar } from './list-toolbar';
import { RenameForm } from './rename-form';
import { type ListAddition, useListPage } from './use-list-page';

type ListPageProps = {
  list: List;
  texts: Texts['lists'];
  stockTexts: StockTexts;
  confirmTexts: ConfirmTexts;
};

/** Product §4.2: the list as a table, each line at the reader's price and the stock of this moment. */
export function ListPage({ list: initial, texts, stockTexts, confirmTexts }: ListPageProps) {
  const state = useListPage(initial, texts);
  const [panel, setPanel] = useState<ListPanel>(null);
  const { list, lines, added } = state;
  const { page } = texts;
  return (
    <>
      <DashboardHead heading={list.name} {...(list.note ? { text: list.note } : {})}>
        <ListActions
          state={state}
          panel={panel}
          onPanel={setPanel}
          texts={texts}
          confirmTexts={confirmTexts}
        />
      </DashboardHead>
      {panel === 'name' ? (
        <RenameForm
          list={list}
          texts={page}
          onSave={async (input) => void (await state.store(input))}
          onClose={() => setPanel(null)}
        />
      ) : null}
      {panel === 'rows' ? (
        <AddRows
          list={list}
          texts={texts}
          onSaved={async () => void (await state.reload())}
          onClose={() => setPanel(null)}
        />
      ) : null}
      {lines.length === 0 ? (
        <EmptyState icon={ListChecks} title={page.empty.title} text={page.empty.text} />
      ) : (
        <div className="grid min-w-0 gap-1">
          <ListToolbar state={state} texts={texts} />
          <div role="status" className="empty:hidden">
            {added ? <Added added={added} texts={texts} /> : null}
          </div>
          <table role="table" aria-label={page.caption} className="line-table">
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">
                  <span className="sr-only">{page.pickAll}</span>
                </th>
                <Head>{page.tool}</Head>
                <Head isEnd>{priceHead(lines, page)}</Head>
                <Head>{page.stock}</Head>
                <th role="columnheader" scope="col" data-cell="ordered">
                  {page.ordered}
                </th>
                <Head isEnd>{page.quantity}</Head>
                <Head isEnd>{page.total}</Head>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {lines.map((line) => (
                <ListRow key={line.toolId} line={line} state={state} texts={texts} stockTexts={stockTexts} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function Head({ isEnd, children }: { isEnd?: boolean; children: string }) {
  return (
    <th role="columnheader" scope="col" {...(isEnd ? { 'data-end': '' } : {})}>
      {children}
    </th>
  );
}

function Added({ added, texts }: { added: ListAddition; texts: Texts['lists'] }) {
  return (
    <Notice tone="success">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {added.text}
        <Link href={ROUTES.cart} className="font-semibold underline">
          {texts.empty.cart}
        </Link>
        <Button
          variant="outline"
          size="sm"
          onClick={() => void added.undo().catch((error: unknown) => toastFailure(sentenceOf(error)))}
        >
          {texts.page.undo}
        </Button>
      </span>
    </Notice>
  );
}
