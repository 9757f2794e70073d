// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.
'use client';
import { ListChecks } from 'lucide';
import { useId, useState } from 'react';
import { useLanguage } from '#use-language';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import type { StockTexts } from '@/components/stock/stock-label';
import { Button } from '@/components/ui/controls/button';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { translate } from '@/lib/client/language/translations';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import type { List, ListLine } from '@/lib/shared/lists/list.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { NameCell, OrderedCell, PriceCell, priceHead, StockCell } from './line-cells';
import { ListActions, type ListPanel, ListToolbar, RenameForm } from './list-actions';
import { AddRows } from './rows/add-rows';
import { type ListAddition, type ListPageState, useListPage } from './use-list-page';

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

type ListRowProps = {
  line: ListLine;
  state: Pick<ListPageState, 'picked' | 'typed' | 'problemOf' | 'type' | 'commit' | 'toggle'>;
  texts: Texts['lists'];
  stockTexts: StockTexts;
};

function ListRow({ line, state, texts, stockTexts }: ListRowProps) {
  const { page, editor } = texts;
  const { toolId, name, quantity, lineTotal } = line;
  const language = useLanguage();
  const id = useId();
  const [refusal] = line.problems;
  const invalid = state.problemOf(line);
  const problem =
    invalid ??
    (refusal
      ? translate(
          { code: refusal.code, ...(refusal.params ? { params: refusal.params } : {}) },
          refusal.message,
        )
      : null);
  return (
    <tr role="row">
      <td role="cell" data-cell="pick">
        <label>
          <input
            type="checkbox"
            aria-label={fillText(page.pick, { name })}
            checked={state.picked.has(toolId)}
            onChange={() => state.toggle(toolId)}
          />
        </label>
      </td>
      <NameCell line={line} />
      <PriceCell line={line} texts={page} />
      <StockCell line={line} texts={stockTexts} />
      <OrderedCell line={line} never={page.never} />
      <td role="cell" data-cell="quantity">
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={state.typed.get(toolId) ?? String(quantity)}
          aria-label={fillText(editor.quantity, { name })}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => state.type(toolId, event.currentTarget.value)}
          onBlur={() => void state.commit(line)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void state.commit(line);
          }}
        />
        <p id={`${id}-problem`}>{problem}</p>
      </td>
      <td role="cell" data-cell="total">
        {lineTotal === undefined ? '–' : formatDollars(lineTotal, language)}
      </td>
    </tr>
  );
}
