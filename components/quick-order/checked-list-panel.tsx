'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { RequestQuoteButton } from '@/components/requests/request-quote-button';
import { goodsShipText, type Shipping } from '@/components/shipments/goods-ship-text';
import { ShipsOn } from '@/components/shipments/ships-on';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { translate } from '@/lib/client/language/translations';
import { unreadText } from '@/lib/client/lists/unread-text';
import { loadCode } from '@/lib/client/page/load-code';
import { useMinute } from '@/lib/client/page/use-minute';
import { sentenceOf } from '@/lib/client/problem';
import { formatDollars, toDollars } from '@/lib/shared/numbers/money';
import { CURRENCY } from '@/lib/shared/site/currency';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { AddToCart } from './add-to-cart';
import { openTools } from './list-additions';
import { ListColumns } from './list-columns';
import { type EditedRow, isRowReady, openChanges, type Pile, pileOf, repeatedRows } from './list-rows';
import { NewRow } from './new-row';
import { QuickOrderRow } from './order-row';
import { Piles } from './piles';
import { RowSuggestions } from './row-notes';
import type { QuickOrderState } from './use-quick-order';

type PanelProps = {
  order: QuickOrderState;
  shipping: Shipping;
  texts: Texts['quickOrder'];
  confirmTexts: ConfirmTexts;
};

/** Whatever can be ordered now is in stock and ships on one day. */
const IN_STOCK = [{ quantity: 1, available: 1 }];

const counted = (forms: { one: string; many: string }, count: number) =>
  count === 1 ? forms.one : fillText(forms.many, { count });

function reasonOf({ checked }: EditedRow): string {
  if (!checked?.message) return '';
  return translate({ code: checked.code ?? '', params: checked.params ?? {} }, checked.message);
}

export function CheckedListPanel({ order, shipping, texts, confirmTexts }: PanelProps) {
  const language = useLanguage();
  const minute = useMinute();
  const [pile, setPile] = useState<Pile | null>(null);
  const [typed, setTyped] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, skipped, unread, setFailure, checkedCount } = order;
  const repeated = useMemo(() => repeatedRows(rows), [rows]);

  useEffect(() => {
    if (checkedCount === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [checkedCount]);

  const open = rows.filter((row) => !isRowReady(row));
  const ready = rows.length - open.length;
  const changes = openChanges(rows);
  // A pile is shown as long as it has rows.
  const shown = pile && rows.some((row) => pileOf(row) === pile) ? pile : null;
  const missing = openTools(rows);
  const sum = rows.reduce((total, row) => total + (isRowReady(row) ? (row.checked?.lineTotal ?? 0) : 0), 0);
  const onType = useCallback((article: string) => setTyped(article), []);

  /** Empty unless some of the row's units are not in stock. */
  function shipsLater({ checked }: EditedRow): string {
    if (minute === null || checked?.status !== 'short') return '';
    const goods = { quantity: 1, available: 0, leadDays: checked.leadTimeDays };
    return goodsShipText([goods], new Date(minute), shipping, language);
  }

  async function download() {
    try {
      const { downloadCsv } = await loadCode(() => import('@/lib/client/files/download-csv'));
      const { row, article, quantity, reason } = texts.columns;
      const body = open.map((each) => [each.article, each.quantity, reasonOf(each), each.pasted]);
      const heading = [article, quantity, reason, row];
      downloadCsv(texts.downloadName, [heading, ...body], LANGUAGE_FACTS[language].csvDelimiter);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  return (
    <section aria-labelledby="list-rows" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 ref={heading} id="list-rows" tabIndex={-1} className="font-bold text-lg">
          {texts.heading}
        </h2>
        <p role="status" className="font-semibold text-ink">
          {rows.length === 0
            ? ''
            : [
                counted(texts.ready, ready),
                ...(open.length > 0 ? [counted(texts.open, open.length)] : []),
              ].join(' · ')}
        </p>
      </div>
      {skipped.length > 0 ? (
        <details className="text-sm">
          <summary className="cursor-pointer py-1.5 text-muted">
            {counted(texts.skipped, skipped.length)}
          </summary>
          <ul className="wrap-anywhere mt-1 grid gap-1 font-mono text-muted text-xs">
            {[...new Set(skipped)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {unread.length > 0 ? <Notice>{unreadText(unread, texts.unread)}</Notice> : null}
      <ListColumns
        key={checkedCount}
        columns={order.columns}
        isUnread={unread.length > 0}
        tell={(column, use) => void order.tell(column, use)}
        texts={texts.columnsAs}
      />
      {rows.length > 0 ? <Piles rows={rows} shown={shown} show={setPile} texts={texts.piles} /> : null}
      {changes > 0 ? (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => {
            heading.current?.focus({ preventScroll: true });
            order.accept();
          }}
        >
          {texts.changes.acceptAll}
        </Button>
      ) : null}
      {rows.length > 0 ? (
        <ol className="grid border-line border-t">
          {rows.map((row, index) =>
            shown && pileOf(row) !== shown ? null : (
              <QuickOrderRow
                key={row.id}
                row={row}
                number={index + 1}
                reason={reasonOf(row)}
                ships={shipsLater(row)}
                repeats={repeated.get(row.id)}
                texts={texts}
                onType={onType}
                edit={order.edit}
                recheck={order.recheck}
                choose={order.choose}
                remove={order.remove}
                accept={order.accept}
                saveNumber={order.saveNumber}
                fail={setFailure}
              />
            ),
          )}
        </ol>
      ) : null}
      <RowSuggestions typed={typed} />
      <NewRow order={order} texts={texts} />
      <div
        className={
          rows.length > 0
            ? 'sticky bottom-0 z-10 -mx-2 grid items-center gap-x-6 gap-y-2 border-line border-t bg-paper px-2 py-2 sm:grid-cols-[1fr_auto]'
            : 'contents'
        }
      >
        {rows.length > 0 ? (
          <p className="flex flex-wrap items-baseline gap-x-4 font-bold text-base text-ink max-sm:justify-between">
            <span>{texts.sum}</span>
            <span className="figures">
              {formatDollars(toDollars(Math.round(sum * CURRENCY.scale)), language)}
            </span>
            {ready > 0 ? (
              <ShipsOn lines={IN_STOCK} shipping={shipping} className="font-normal text-sm" />
            ) : null}
          </p>
        ) : null}
        <AddToCart order={order} texts={texts} />
      </div>
      {rows.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          {missing.length > 0 ? <RequestQuoteButton lines={missing} className="h-11" texts={texts} /> : null}
          {open.length > 0 ? (
            <Button variant="outline" onClick={() => void download()}>
              {texts.download}
            </Button>
          ) : null}
          <ConfirmDialog
            trigger={<Button variant="outline">{texts.clear}</Button>}
            title={texts.clearTitle}
            text={texts.clearText}
            texts={confirmTexts}
            onConfirm={async () => order.clear()}
          />
        </div>
      ) : null}
    </section>
  );
}
