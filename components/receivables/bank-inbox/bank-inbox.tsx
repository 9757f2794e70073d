'use client';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { SelectedRowsBar, SelectRow, useRowSelection } from '@/components/dashboard/rows/row-selection';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/links/link';
import { DataTable } from '@/components/ui/tables/data-table';
import { sentenceOf } from '@/lib/client/problem';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { KeptBankRow } from '@/lib/shared/receivables/bank-file/bank-row.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { detailsOf } from '../bank-file/bank-rows';
import { nameOf, OpenRow, ReopenButton } from './inbox-row';
import { changeRow } from './row-calls';

type BankInboxProps = {
  rows: readonly KeptBankRow[];
  texts: { own: Texts['bank']; file: Texts['receivables']['bank'] };
};

type Counted = { one: string; many: string };

/** Rows that wait can be worked one by one, or several at once. */
export function BankInbox({ rows, texts }: BankInboxProps) {
  const { own } = texts;
  const language = useLanguage();
  const selection = useRowSelection(rows.map(({ _id }) => _id));
  const { busy, button, run } = useRowAction();
  const [done, setDone] = useState(0);
  const counted = (count: number, { one, many }: Counted) =>
    fillText(count === 1 ? one : many, { count: formatNumber(count, language) });
  const chosen = rows.filter(({ _id }) => selection.ids.has(_id));
  const payable = chosen.filter(({ proposal }) => proposal);
  const isOpen = rows.some(({ state }) => state === 'open');

  /** One after the other: each pays what those before it have left. */
  async function each(which: readonly KeptBankRow[], work: (row: KeptBankRow) => Promise<unknown>) {
    setDone(0);
    for (const row of which) {
      await work(row);
      setDone((before) => before + 1);
    }
    selection.clear();
    return which.length;
  }

  const book = async () => {
    const count = await each(payable, ({ _id, proposal }) =>
      changeRow(_id, { companyId: proposal?.companyId ?? '' }),
    );
    return counted(count, own.bookedSelected);
  };
  const setAside = async () => {
    const count = await each(chosen, ({ _id }) => changeRow(_id, { state: 'aside' }));
    return counted(count, own.setAsideSelected);
  };

  return (
    <>
      {isOpen ? (
        <SelectedRowsBar
          label={own.selectAll}
          isWhole={selection.isWhole}
          isPart={selection.chosen.length > 0 && !selection.isWhole}
          onSelectPage={selection.choosePage}
          count={chosen.length === 0 ? '' : counted(chosen.length, own.selected)}
          actions={
            <>
              <Button
                size="xs"
                busy={busy}
                disabled={payable.length === 0}
                onClick={() => void run(book, sentenceOf)}
              >
                {counted(busy ? payable.length - done : payable.length, own.bookSelected)}
              </Button>
              <Button
                ref={button}
                size="xs"
                variant="outline"
                busy={busy}
                onClick={() => void run(setAside, sentenceOf)}
              >
                {own.aside}
              </Button>
            </>
          }
        />
      ) : null}
      <DataTable
        label={own.label}
        rows={rows}
        keyOf={({ _id }) => _id}
        rowClassName="as-cards:grid-cols-[auto_minmax(0,1fr)_auto]"
        columns={[
          isOpen && {
            name: own.columns.select,
            isNameHidden: true,
            hasLabel: false,
            headClassName: 'as-table:w-10',
            cell: (row) => (
              <SelectRow
                label={fillText(own.select, { text: nameOf(row) })}
                isSelected={selection.ids.has(row._id)}
                onSelect={(isOn, isRange) => selection.choose(row._id, isOn, isRange)}
              />
            ),
          },
          {
            name: own.columns.date,
            hasLabel: false,
            className: 'as-cards:text-muted',
            cell: ({ date }) => (
              <span className="figures whitespace-nowrap">{formatDay(date, language, 'UTC')}</span>
            ),
          },
          {
            name: own.columns.amount,
            kind: 'figure',
            hasLabel: false,
            className: 'as-cards:font-semibold as-cards:text-ink',
            cell: ({ amount }) => formatDollars(amount, language),
          },
          {
            name: own.columns.text,
            hasLabel: false,
            className: 'as-cards:col-span-full',
            cell: (row) => (
              <span className="wrap-anywhere line-clamp-2 min-w-0" title={detailsOf(row)}>
                {detailsOf(row)}
              </span>
            ),
          },
          {
            name: isOpen ? own.columns.outcome : own.columns.company,
            hasLabel: false,
            className: 'as-cards:col-span-full as-table:py-1.5',
            headClassName: 'as-table:w-[58%]',
            cell: (row) => <RowState row={row} texts={texts} />,
          },
        ]}
      />
    </>
  );
}

function RowState({ row, texts }: { row: KeptBankRow; texts: BankInboxProps['texts'] }) {
  // Remounted with another proposal: somebody gave a row of the same payer to a company.
  if (row.state === 'open') return <OpenRow key={row.proposal?.companyId} row={row} texts={texts} />;
  if (row.state === 'aside') return <ReopenButton row={row} texts={texts.own} />;
  const { companyId, companyName } = row;
  if (!companyId) return <span className="text-muted">{texts.file.outcomes.duplicate}</span>;
  return (
    <Link
      href={COMPANY_ROUTES.managed(companyId)}
      prefetch={false}
      className="wrap-anywhere font-semibold text-ink underline decoration-line underline-offset-4"
    >
      {companyName}
    </Link>
  );
}
