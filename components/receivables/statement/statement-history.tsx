import { clsx } from 'clsx';
import { FileDown } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { buttonStyles } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { FileButton } from '@/components/ui/controls/file-buttons';
import { DataTable } from '@/components/ui/tables/data-table';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Statement, StatementLine } from '@/lib/shared/receivables/receivables.schema';
import { statementReference } from '@/lib/shared/receivables/statement-reference';
import { localPath } from '@/lib/shared/site/local-path';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PaperLink } from './open-invoices';

type HistoryTexts = Texts['statement']['history'];

type StatementHistoryProps = {
  statement: Pick<Statement, 'from' | 'to' | 'opening' | 'closing' | 'lines'>;
  /** Returns what an admin can do with a line. */
  actionOf?: (line: StatementLine) => ReactNode;
  texts: HistoryTexts;
};

/** Papers lead to their PDF. */
function LineReference({ line, texts }: { line: StatementLine; texts: HistoryTexts }) {
  const { kind, orderId: id, reference: number } = line;
  if (id && kind === 'invoice') return <PaperLink path="/api/order/{id}/invoice.pdf" {...{ id, number }} />;
  if (id && kind === 'credit-note')
    return <PaperLink path="/api/order/{id}/credit-note.pdf" {...{ id, number }} />;
  return statementReference(line, texts);
}

function Reference({ line, texts }: { line: StatementLine; texts: HistoryTexts }) {
  const language = useLanguage();
  const { receivedOn, reason } = line;
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 as-table:grid">
      <span className="wrap-anywhere min-w-0">
        <LineReference line={line} texts={texts} />
      </span>
      {reason ? (
        <span className="wrap-anywhere text-muted text-xs">{fillText(texts.reason, { reason })}</span>
      ) : null}
      {receivedOn ? (
        <span className="text-muted text-xs">
          {fillText(texts.received, { day: formatDay(receivedOn, language, 'UTC') })}
        </span>
      ) : null}
    </span>
  );
}

/** The balance before or after all entries. */
type BalanceRow = { name: string; day: string; balance: number };

/** The oldest entry first, between the balances before and after them all. */
export function StatementHistory({ statement, actionOf, texts }: StatementHistoryProps) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const { from, to, opening, closing, lines } = statement;
  const { columns } = texts;
  const rows: readonly (BalanceRow | StatementLine)[] = [
    { name: texts.opening, day: from, balance: opening },
    ...lines,
    { name: texts.closing, day: to, balance: closing },
  ];
  return (
    <>
      <DataTable
        label={texts.label}
        rows={rows}
        keyOf={(row) => ('name' in row ? row.name : `${row.at} ${row.kind} ${row.reference} ${row.balance}`)}
        columns={[
          {
            name: columns.date,
            card: 'start',
            className: (row) =>
              clsx(
                'as-cards:text-muted as-cards:text-xs',
                'name' in row ? 'as-cards:row-start-2' : 'as-cards:row-start-3',
              ),
            cell: (row) => (
              <span className="figures whitespace-nowrap">
                {'name' in row ? formatDay(row.day, language, 'UTC') : formatDay(row.at, language, timeZone)}
              </span>
            ),
          },
          {
            name: columns.kind,
            card: 'start-1',
            className: 'as-cards:font-semibold as-cards:text-ink',
            cell: (row) =>
              'name' in row ? (
                <span className="font-semibold text-ink">{row.name}</span>
              ) : (
                texts.kinds[row.kind]
              ),
          },
          {
            name: columns.reference,
            card: 'start-2',
            className: 'as-cards:empty:hidden',
            cell: (row) => ('name' in row ? null : <Reference line={row} texts={texts} />),
          },
          {
            name: columns.order,
            card: 'end-3',
            className: (row) =>
              clsx('as-cards:text-xs', ('name' in row || !row.orderNumber) && 'as-cards:hidden'),
            cell: (row) =>
              'name' in row ? null : <span className="font-mono">{row.orderNumber ?? ''}</span>,
          },
          {
            name: columns.amount,
            kind: 'figure',
            card: 'end-1',
            className: 'as-cards:font-semibold as-cards:text-ink as-cards:empty:hidden',
            cell: (row) => ('name' in row ? null : formatDollars(row.amount, language)),
          },
          {
            name: columns.balance,
            kind: 'figure',
            card: 'end',
            hasLabel: (row) => !('name' in row),
            className: (row) =>
              'name' in row
                ? 'font-semibold text-ink as-cards:row-start-1'
                : 'as-cards:row-start-2 as-cards:gap-2 as-cards:text-xs',
            cell: (row) => formatDollars(row.balance, language),
          },
          actionOf !== undefined && {
            name: columns.actions,
            isNameHidden: true,
            hasLabel: false,
            className: (row) =>
              clsx(
                'as-cards:col-span-2 as-cards:justify-end as-table:text-end',
                ('name' in row || !row.reversible) && 'as-cards:hidden',
              ),
            cell: (row) => ('name' in row ? null : actionOf(row)),
          },
        ]}
      />
      {lines.length === 0 ? <p className="text-muted text-sm">{texts.none}</p> : null}
    </>
  );
}

type HistoryPeriodProps = {
  /** The path of the page. */
  path: string;
  /** The path of the call, without the end that makes it a file. */
  files: string;
  statement: Pick<Statement, 'from' | 'to'>;
  texts: Texts['statement'];
};

/** The days of a statement, and its files; a plain form. */
export function HistoryPeriod({ path, files, statement: { from, to }, texts }: HistoryPeriodProps) {
  const language = useLanguage();
  const { history } = texts;
  const query = new URLSearchParams({ from, to, language }).toString();
  return (
    <div className="no-print flex flex-wrap items-end justify-between gap-3">
      <form
        key={`${from} ${to}`}
        action={localPath(path, language)}
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      >
        <Field id="statement-from" label={history.from}>
          {(control) => (
            <Input
              {...control}
              look="compact"
              type="date"
              name="from"
              defaultValue={from}
              className="min-w-0 max-sm:w-full max-sm:px-1.5"
            />
          )}
        </Field>
        <Field id="statement-to" label={history.to}>
          {(control) => (
            <Input
              {...control}
              look="compact"
              type="date"
              name="to"
              defaultValue={to}
              className="min-w-0 max-sm:w-full max-sm:px-1.5"
            />
          )}
        </Field>
        <button
          type="submit"
          className={`${buttonStyles({ variant: 'outline', size: 'sm' })} max-sm:justify-self-start`}
        >
          {history.show}
        </button>
      </form>
      <div className="flex flex-wrap gap-2">
        <FileButton path={`${files}.csv?${query}`} label={texts.csv} icon={FileDown} />
        <FileButton path={`${files}.pdf?${query}`} label={texts.pdf} icon={FileDown} />
      </div>
    </div>
  );
}
