'use client';
import { clsx } from 'clsx';
import { useMemo, useRef, useState } from 'react';
import { useRowSelection } from '@/components/dashboard/rows/use-row-selection';
import { ColumnPicker } from '@/components/ui/tables/column-picker';
import { Table, TableBody } from '@/components/ui/tables/table';
import { useHiddenColumns } from '@/components/ui/tables/use-hidden-columns';
import { type OrderActionTexts, ShipQuestion } from './actions/order-actions';
import { OrderHead, type OrderSorting } from './order-head';
import {
  ORDER_COLUMNS,
  type OrderColumn,
  type ManagedOrderRow as OrderOfRow,
  type OrderTableTexts,
} from './order-row';
import { OrderTableRow } from './order-table-row';
import { OrderPanel } from './panel/order-panel';
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
