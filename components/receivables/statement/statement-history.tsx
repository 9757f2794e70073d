import { FileDown } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { buttonStyles } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { FileButton } from '@/components/ui/controls/file-buttons';
import {
  CARD_END,
  CARD_ROW,
  CARD_START,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Statement, StatementLine } from '@/lib/shared/receivables/receivables.schema';
import { statementReference } from '@/lib/shared/receivables/statement-reference';
import { localPath } from '@/lib/shared/site/local-path';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PaperLink } from './open-invoices';

const FIGURE = 'figures whitespace-nowrap as-table:text-end';

type HistoryTexts = Texts['statement']['history'];

type StatementHistoryProps = {
  statement: Pick<Statement, 'from' | 'to' | 'opening' | 'closing' | 'lines'>;
  /** Returns what an admin can do with a line. */
  actionOf?: (line: StatementLine) => ReactNode;
  texts: HistoryTexts;
};

function BalanceRow(props: { day: string; name: string; balance: number; hasActions: boolean }) {
  const language = useLanguage();
  const { day, name, balance, hasActions } = props;
  return (
    <TableRow className={CARD_ROW}>
      <TableCell className={`${CARD_START} as-cards:row-start-2 as-cards:text-muted as-cards:text-xs`}>
        <span className="figures whitespace-nowrap">{formatDay(day, language, 'UTC')}</span>
      </TableCell>
      <TableCell className={CARD_START}>
        <span className="font-semibold text-ink">{name}</span>
      </TableCell>
      <TableCell className="as-cards:hidden" />
      <TableCell className="as-cards:hidden" />
      <TableCell className="as-cards:hidden" />
      <TableCell className={`${CARD_END} ${FIGURE} font-semibold text-ink as-cards:row-start-1`}>
        {formatDollars(balance, language)}
      </TableCell>
      {hasActions ? <TableCell className="as-cards:hidden" /> : null}
    </TableRow>
  );
}

/** Papers lead to their PDF. */
function LineReference({ line, texts }: { line: StatementLine; texts: HistoryTexts }) {
  const { kind, orderId: id, reference: number } = line;
  if (id && kind === 'invoice') return <PaperLink path="/api/order/{id}/invoice.pdf" {...{ id, number }} />;
  if (id && kind === 'credit-note')
    return <PaperLink path="/api/order/{id}/credit-note.pdf" {...{ id, number }} />;
  return statementReference(line, texts);
}

function LineRow({
  line,
  actionOf,
  texts,
}: { line: StatementLine } & Pick<StatementHistoryProps, 'actionOf' | 'texts'>) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const { at, kind, orderNumber, receivedOn, reason, amount, balance } = line;
  const { columns } = texts;
  return (
    <TableRow className={CARD_ROW}>
      <TableCell className={`${CARD_START} as-cards:row-start-3 as-cards:text-muted as-cards:text-xs`}>
        <span className="figures whitespace-nowrap">{formatDay(at, language, timeZone)}</span>
      </TableCell>
      <TableCell className={`${CARD_START} as-cards:row-start-1 as-cards:font-semibold as-cards:text-ink`}>
        {texts.kinds[kind]}
      </TableCell>
      <TableCell className={`${CARD_START} as-cards:row-start-2`}>
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
      </TableCell>
      <TableCell
        className={`as-cards:col-start-2 as-cards:row-start-3 as-cards:justify-end as-cards:text-xs ${orderNumber ? '' : 'as-cards:hidden'}`}
      >
        <span className="font-mono">{orderNumber ?? ''}</span>
      </TableCell>
      <TableCell
        className={`${CARD_END} ${FIGURE} as-cards:row-start-1 as-cards:font-semibold as-cards:text-ink`}
      >
        {formatDollars(amount, language)}
      </TableCell>
      <TableCell
        label={columns.balance}
        className={`${CARD_END} ${FIGURE} as-cards:row-start-2 as-cards:gap-2 as-cards:text-xs`}
      >
        {formatDollars(balance, language)}
      </TableCell>
      {actionOf ? (
        <TableCell
          className={`as-cards:col-span-2 as-cards:justify-end as-table:text-end ${line.reversible ? '' : 'as-cards:hidden'}`}
        >
          {actionOf(line)}
        </TableCell>
      ) : null}
    </TableRow>
  );
}

/** The oldest entry first, between the balances before and after them all. */
export function StatementHistory({ statement, actionOf, texts }: StatementHistoryProps) {
  const { from, to, opening, closing, lines } = statement;
  const { columns } = texts;
  const hasActions = actionOf !== undefined;
  return (
    <>
      <Table aria-label={texts.label}>
        <TableHead>
          <TableRow>
            <TableHeadCell>{columns.date}</TableHeadCell>
            <TableHeadCell>{columns.kind}</TableHeadCell>
            <TableHeadCell>{columns.reference}</TableHeadCell>
            <TableHeadCell>{columns.order}</TableHeadCell>
            <TableHeadCell className="as-table:text-end">{columns.amount}</TableHeadCell>
            <TableHeadCell className="as-table:text-end">{columns.balance}</TableHeadCell>
            {hasActions ? (
              <TableHeadCell>
                <span className="sr-only">{columns.actions}</span>
              </TableHeadCell>
            ) : null}
          </TableRow>
        </TableHead>
        <TableBody>
          <BalanceRow day={from} name={texts.opening} balance={opening} hasActions={hasActions} />
          {lines.map((line) => (
            <LineRow
              key={`${line.at} ${line.kind} ${line.reference} ${line.balance}`}
              line={line}
              texts={texts}
              {...(actionOf ? { actionOf } : {})}
            />
          ))}
          <BalanceRow day={to} name={texts.closing} balance={closing} hasActions={hasActions} />
        </TableBody>
      </Table>
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
              className="max-sm:px-2"
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
              className="max-sm:px-2"
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
