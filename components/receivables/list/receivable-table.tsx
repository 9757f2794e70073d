'use client';
import { clsx } from 'clsx';
import { lazy, useMemo } from 'react';
import { useLanguage } from '#use-language';
import { DialogOpener } from '@/components/dashboard/rows/dialog-opener';
import { SelectedRowsBar, SelectRow, useRowSelection } from '@/components/dashboard/rows/row-selection';
import { CellLink, type Column, DataCells, DataHead, type Sorting } from '@/components/ui/tables/data-table';
import { Table, TableBody, TableCell, TableRow } from '@/components/ui/tables/table';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { fieldAmount, formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { ReceivableRow, ReceivableSums } from '@/lib/shared/receivables/receivable-rows.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { reminderDialogTexts } from './reminder-dialog-texts';

const loadDialog = () => loadWithRetries(() => import('./reminder-dialog'));
const ReminderDialog = lazy(() => loadDialog().then((code) => ({ default: code.ReminderDialog })));

const NONE = '–';
/** A card has the company with what is overdue, then the other facts in one line where they fit. */
const FACT = 'as-cards:gap-1.5 as-cards:text-xs';
const CARD = 'as-cards:flex as-cards:flex-wrap as-cards:items-baseline as-cards:gap-x-4 as-cards:gap-y-0.5';
/** Twelve columns stand beside each other: ages where there is room, the plot above has them everywhere. */
const AGE = 'as-cards:hidden as-table:max-xl:hidden as-table:px-1.5';

type ReceivableTableProps = {
  rows: readonly ReceivableRow[];
  /** Of all rows, on other pages too. */
  sums: ReceivableSums;
  total: number;
  today: string;
  sorting: Sorting;
  texts: Texts['receivableList'];
};

type Cells = { row: ReceivableRow; isSelected: boolean };

export function ReceivableTable({ rows, sums, total, today, sorting, texts }: ReceivableTableProps) {
  const language = useLanguage();
  const page = useMemo(() => rows.map(({ companyId }) => companyId), [rows]);
  const selection = useRowSelection(page);
  const { columns, select } = texts;
  const dayText = (day: string | undefined) => (day ? formatDay(day, language, 'UTC') : NONE);
  const money = (dollars: number) => (dollars === 0 ? NONE : formatDollars(dollars, language));
  const figure = (name: 'open' | 'credit', label: string): Column<Cells> => ({
    name: label,
    kind: 'figure',
    sorts: { up: name, down: `-${name}`, first: 'down' },
    className: ({ row }) => clsx(FACT, row[name] === 0 && 'as-cards:hidden'),
    cell: ({ row }) => money(row[name]),
  });
  const declared: readonly Column<Cells>[] = [
    {
      name: columns.company,
      sorts: { up: 'company', down: '-company' },
      headClassName: 'as-table:ps-9.5',
      hasLabel: false,
      className: 'as-cards:min-w-0 as-cards:flex-[1_1_50%] as-table:max-w-64',
      cell: ({ row: { companyId, name, number }, isSelected }) => (
        <span className="flex min-w-0 items-center gap-3 as-table:ps-2">
          <SelectRow
            label={fillText(select.one, { company: name })}
            isSelected={isSelected}
            onSelect={(isChosen, isRange) => selection.choose(companyId, isChosen, isRange)}
          />
          <CellLink href={COMPANY_ROUTES.managed(companyId)} title={number} className="min-w-0 truncate">
            {name}
          </CellLink>
        </span>
      ),
    },
    figure('open', columns.open),
    {
      name: columns.overdue,
      kind: 'figure',
      sorts: { up: 'overdue', down: '-overdue', first: 'down' },
      hasLabel: false,
      className: ({ row }) =>
        row.overdue > 0 ? 'font-semibold text-danger' : 'as-cards:order-first as-cards:hidden',
      cell: ({ row }) => money(row.overdue),
    },
    {
      name: columns.oldest,
      sorts: { up: 'oldest', down: '-oldest' },
      className: ({ row }) => clsx(FACT, 'figures whitespace-nowrap', !row.oldestDue && 'as-cards:hidden'),
      cell: ({ row }) => dayText(row.oldestDue),
    },
    ...columns.ages.map(
      (name, place): Column<Cells> => ({
        key: `age ${place}`,
        name,
        kind: 'figure',
        headClassName: AGE,
        className: AGE,
        cell: ({ row }) => (row.ages[place] ? fieldAmount(row.ages[place], language) : NONE),
      }),
    ),
    figure('credit', columns.credit),
    {
      name: columns.paid,
      sorts: { up: 'paid', down: '-paid', first: 'down' },
      className: ({ row }) => clsx(FACT, 'figures whitespace-nowrap', !row.lastPayment && 'as-cards:hidden'),
      cell: ({ row }) => dayText(row.lastPayment),
    },
    {
      name: columns.reminded,
      sorts: { up: 'reminded', down: '-reminded', first: 'down' },
      className: ({ row }) =>
        clsx(
          FACT,
          'figures whitespace-nowrap',
          !row.lastReminder && !row.noRemindersUntil && 'as-cards:hidden',
        ),
      cell: ({ row: { lastReminder, noRemindersUntil } }) =>
        noRemindersUntil && noRemindersUntil > today
          ? fillText(texts.paused, { day: dayText(noRemindersUntil) })
          : dayText(lastReminder),
    },
  ];
  const chosen = rows.filter(({ companyId }) => selection.ids.has(companyId));
  return (
    <div className="work-list min-w-0">
      <SelectedRowsBar
        label={select.all}
        isWhole={selection.isWhole}
        isPart={chosen.length > 0 && !selection.isWhole}
        onSelectPage={selection.choosePage}
        count={
          chosen.length > 0 ? fillText(select.count, { count: formatNumber(chosen.length, language) }) : ''
        }
        actions={
          <DialogOpener
            label={texts.remind}
            size="xs"
            prepare={() => Promise.all([loadDialog(), reminderDialogTexts()])}
            dialog={(action) => (
              <ReminderDialog
                companies={chosen.map(({ companyId, name }) => ({ companyId, name }))}
                onSent={selection.clear}
                {...action}
              />
            )}
          />
        }
      />
      <Table aria-label={texts.heading}>
        <DataHead columns={declared} sorting={sorting} />
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.companyId} className={CARD}>
              <DataCells columns={declared} row={{ row, isSelected: selection.ids.has(row.companyId) }} />
            </TableRow>
          ))}
        </TableBody>
        {/* biome-ignore lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards. */}
        <tfoot role="rowgroup" className="figures font-semibold text-ink as-cards:hidden">
          <TableRow>
            <TableCell className="as-table:ps-9.5">
              {fillText(texts.sums, { count: formatNumber(total, language) })}
            </TableCell>
            <TableCell className="as-table:text-end">{formatDollars(sums.open, language)}</TableCell>
            <TableCell className="as-table:text-end">{formatDollars(sums.overdue, language)}</TableCell>
            <TableCell />
            {sums.ages.map((dollars, place) => (
              <TableCell key={columns.ages[place]} className={`${AGE} as-table:text-end`}>
                {fieldAmount(dollars, language)}
              </TableCell>
            ))}
            <TableCell className="as-table:text-end">{formatDollars(sums.credit, language)}</TableCell>
            <TableCell />
            <TableCell />
          </TableRow>
        </tfoot>
      </Table>
    </div>
  );
}
