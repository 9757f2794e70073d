'use client';
import { clsx } from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { useRowSelection } from '@/components/dashboard/rows/row-selection';
import { ColumnPicker, useHiddenColumns } from '@/components/ui/tables/column-picker';
import {
  SortHeadCell,
  Table,
  TableBody,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { listHref } from '@/lib/client/page/list-query';
import type { AllOrdersSort } from '@/lib/shared/orders/order.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type OrderActionTexts, ShipQuestion } from './actions/order-actions';
import { OrderPanel } from './order-panel';
import {
  ORDER_COLUMNS,
  type OrderColumn,
  type ManagedOrderRow as OrderOfRow,
  type OrderTableTexts,
} from './order-row';
import { OrderTableRow } from './order-table-row';
import { SelectionBar } from './selection-bar';
import { useOrdersBeside } from './use-orders-beside';

const NONE: readonly OrderColumn[] = [];

type OrderTableProps = {
  orders: readonly OrderOfRow[];
  today: string;
  sorting?: OrderSorting;
  hiddenColumns?: readonly string[];
  /** Columns of what the page says already. */
  leftOut?: readonly OrderColumn[];
  /** Orders open beside the list, and are in its address. */
  hasPanel?: boolean;
  texts: OrderTableTexts;
};

/**
 * Rendered in the browser as well, so that the data beside the HTML is a few facts an order, not every element a second
 * time.
 */
export function OrderTable(props: OrderTableProps) {
  const { orders, today, sorting, hiddenColumns = [], leftOut = NONE, hasPanel = false, texts } = props;
  const { columns } = texts.orders;
  const actionTexts = useMemo<OrderActionTexts>(
    () => ({ orders: texts.orders, admin: texts.admin, confirm: texts.confirm }),
    [texts],
  );
  const panelTexts = useMemo(() => ({ ...actionTexts, closed: texts.closed }), [actionTexts, texts]);
  const page = useMemo(() => orders.map(({ _id }) => _id), [orders]);
  const selection = useRowSelection(page);
  const { hidden: chosen, show } = useHiddenColumns('orders', hiddenColumns);
  const hidden = useMemo(() => new Set([...chosen, ...leftOut]), [chosen, leftOut]);
  const table = useRef<HTMLTableElement>(null);
  const beside = useOrdersBeside({ orders, table, hasPanel });
  const [toShip, setToShip] = useState<OrderOfRow | null>(null);
  return (
    <div
      data-beside={beside.id ? '' : undefined}
      className={clsx(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] items-start',
        beside.id && 'as-table:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]',
      )}
    >
      <div className="work-list min-w-0">
        <SelectionBar
          orders={orders}
          selection={selection}
          table={table}
          beside={beside}
          askToShip={setToShip}
          texts={texts.admin}
          confirm={texts.confirm}
        >
          <ColumnPicker
            label={texts.admin.chosenColumns}
            columns={ORDER_COLUMNS.filter((key) => !leftOut.includes(key)).map((key) => ({
              key,
              label: columns[key],
            }))}
            hidden={hidden}
            onShow={show}
          />
        </SelectionBar>
        <Table ref={table} aria-label={texts.orders.manage.heading} className="as-table:table-fixed">
          <OrderHead sorting={sorting} hidden={hidden} columns={columns} />
          <TableBody>
            {orders.map((order) => (
              <OrderTableRow
                key={order._id}
                order={order}
                today={today}
                texts={texts}
                actionTexts={actionTexts}
                isSelected={selection.ids.has(order._id)}
                isOpen={beside.id === order._id}
                hidden={hidden}
                onSelect={selection.choose}
                onOpen={hasPanel ? beside.open : undefined}
              />
            ))}
          </TableBody>
        </Table>
      </div>
      {beside.id ? (
        <OrderPanel
          id={beside.id}
          row={orders.find(({ _id }) => _id === beside.id)}
          version={orders}
          today={today}
          onStep={beside.step}
          onClose={beside.close}
          texts={panelTexts}
        />
      ) : null}
      {toShip ? <ShipQuestion order={toShip} texts={actionTexts} onClose={() => setToShip(null)} /> : null}
    </div>
  );
}

export type OrderSorting = {
  sort: AllOrdersSort;
  path: string;
  address: Record<string, string | undefined>;
};

type Column = {
  key: 'order' | OrderColumn;
  sorts?: { up: AllOrdersSort; down: AllOrdersSort; first?: 'up' | 'down' };
  className: string;
};

/** Columns of a fixed layout: those without a width share the rest. */
const COLUMNS: readonly Column[] = [
  {
    key: 'order',
    sorts: { up: 'oldest', down: 'newest', first: 'down' },
    className: 'as-table:w-40 as-table:ps-9.5 as-table:in-data-beside:w-36',
  },
  { key: 'tool', className: 'as-table:in-data-beside:hidden' },
  { key: 'buyer', sorts: { up: 'buyer', down: '-buyer' }, className: '' },
  {
    key: 'value',
    sorts: { up: 'value', down: '-value', first: 'down' },
    className: 'as-table:w-25 as-table:text-end',
  },
  { key: 'state', className: 'as-table:w-54 as-table:max-xl:w-44 as-table:in-data-beside:w-44' },
  {
    key: 'actions',
    className: 'no-print as-table:w-42 as-table:ps-2 as-table:text-start as-table:in-data-beside:hidden',
  },
];

type OrderHeadProps = {
  sorting: OrderSorting | undefined;
  hidden: ReadonlySet<string>;
  columns: Texts['orders']['columns'];
};

function OrderHead({ sorting, hidden, columns }: OrderHeadProps) {
  return (
    <TableHead>
      <TableRow>
        {COLUMNS.map(({ key, sorts, className }) => {
          const classes = clsx(className, hidden.has(key) && 'as-table:hidden');
          if (!sorting || !sorts) {
            return (
              <TableHeadCell key={key} className={classes}>
                {columns[key]}
              </TableHeadCell>
            );
          }
          const { sort, path, address } = sorting;
          return (
            <SortHeadCell
              key={key}
              {...sorts}
              label={columns[key]}
              current={sort}
              href={(next) => listHref(path, { ...address, sort: next })}
              className={classes}
            />
          );
        })}
      </TableRow>
    </TableHead>
  );
}
