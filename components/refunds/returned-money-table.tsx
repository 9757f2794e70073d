import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { CellLink, DataTable } from '@/components/ui/tables/data-table';
import { formatDollars } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';

type Returned = { id: string; orderId?: string | undefined; orderNumber?: string | undefined };

type ReturnedMoneyTableProps<Row> = {
  rows: readonly Row[];
  texts: {
    caption: string;
    columns: Record<'when' | 'order' | 'amount' | 'why' | 'state', string>;
    noOrder: string;
  };
  /** False on the page of an order. */
  withOrder: boolean;
  when: (row: Row) => ReactNode;
  amountOf: (row: Row) => number;
  why: (row: Row) => ReactNode;
  state: (row: Row) => ReactNode;
};

/** Money that went back to a buyer, or may: refunds and disputes. */
export function ReturnedMoneyTable<Row extends Returned>(props: ReturnedMoneyTableProps<Row>) {
  const { rows, texts, withOrder, when, amountOf, why, state } = props;
  const language = useLanguage();
  const { columns } = texts;
  return (
    <DataTable
      label={texts.caption}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { name: columns.when, className: 'figures', cell: when },
        withOrder && {
          name: columns.order,
          cell: ({ orderId, orderNumber }) =>
            orderId ? (
              <CellLink href={ROUTES.manageOrder(orderId)} isNumber className="whitespace-nowrap">
                {orderNumber ?? orderId}
              </CellLink>
            ) : (
              <span className="text-muted">{texts.noOrder}</span>
            ),
        },
        {
          name: columns.amount,
          kind: 'figure',
          className: 'font-semibold text-ink',
          cell: (row) => formatDollars(amountOf(row), language),
        },
        { name: columns.why, cell: why },
        { name: columns.state, cell: state },
      ]}
    />
  );
}
