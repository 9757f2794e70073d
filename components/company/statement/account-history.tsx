import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { Statement, StatementLine } from '@/lib/shared/company/account.schema';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const FIGURE = 'figures whitespace-nowrap as-table:text-end';

type HistoryTexts = Texts['statement']['history'];

type AccountHistoryProps = {
  statement: Pick<Statement, 'from' | 'to' | 'opening' | 'closing' | 'lines'>;
  /** What an admin can do with a line. */
  actionOf?: (line: StatementLine) => ReactNode;
  texts: HistoryTexts;
};

function BalanceRow(props: {
  day: string;
  name: string;
  balance: number;
  hasActions: boolean;
  texts: HistoryTexts;
}) {
  const language = useLanguage();
  const { day, name, balance, hasActions, texts } = props;
  const { columns } = texts;
  return (
    <TableRow>
      <TableCell label={columns.date}>
        <span className="figures whitespace-nowrap">{formatDay(day, language, 'UTC')}</span>
      </TableCell>
      <TableCell label={columns.kind}>
        <span className="font-semibold text-ink">{name}</span>
      </TableCell>
      <TableCell className="as-cards:hidden" />
      <TableCell className="as-cards:hidden" />
      <TableCell className="as-cards:hidden" />
      <TableCell label={columns.balance} className={`${FIGURE} font-semibold text-ink`}>
        {formatDollars(balance, language)}
      </TableCell>
      {hasActions ? <TableCell className="as-cards:hidden" /> : null}
    </TableRow>
  );
}

function LineRow({
  line,
  actionOf,
  texts,
}: { line: StatementLine } & Pick<AccountHistoryProps, 'actionOf' | 'texts'>) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const { at, kind, reference, orderNumber, receivedOn, amount, balance } = line;
  const { columns } = texts;
  return (
    <TableRow>
      <TableCell label={columns.date}>
        <span className="figures whitespace-nowrap">{formatDay(at, language, timeZone)}</span>
      </TableCell>
      <TableCell label={columns.kind}>{texts.kinds[kind]}</TableCell>
      <TableCell label={columns.reference}>
        <span className="grid min-w-0 text-end as-table:text-start">
          <span className="wrap-anywhere min-w-0">{reference}</span>
          {receivedOn ? (
            <span className="text-muted text-xs">
              {fillText(texts.received, { day: formatDay(receivedOn, language, 'UTC') })}
            </span>
          ) : null}
        </span>
      </TableCell>
      <TableCell label={columns.order} className={orderNumber ? '' : 'as-cards:hidden'}>
        <span className="font-mono">{orderNumber ?? ''}</span>
      </TableCell>
      <TableCell label={columns.amount} className={FIGURE}>
        {formatDollars(amount, language)}
      </TableCell>
      <TableCell label={columns.balance} className={FIGURE}>
        {formatDollars(balance, language)}
      </TableCell>
      {actionOf ? (
        <TableCell className={`as-table:text-end ${line.reversible ? '' : 'as-cards:hidden'}`}>
          {actionOf(line)}
        </TableCell>
      ) : null}
    </TableRow>
  );
}

/** The oldest entry first, between the balances before and after them all. */
export function AccountHistory({ statement, actionOf, texts }: AccountHistoryProps) {
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
          <BalanceRow
            day={from}
            name={texts.opening}
            balance={opening}
            hasActions={hasActions}
            texts={texts}
          />
          {lines.map((line) => (
            <LineRow
              key={`${line.at} ${line.kind} ${line.reference} ${line.balance}`}
              line={line}
              texts={texts}
              {...(actionOf ? { actionOf } : {})}
            />
          ))}
          <BalanceRow day={to} name={texts.closing} balance={closing} hasActions={hasActions} texts={texts} />
        </TableBody>
      </Table>
      {lines.length === 0 ? <p className="text-muted text-sm">{texts.none}</p> : null}
    </>
  );
}
