'use client';
import { clsx } from 'clsx';
import { type MouseEvent, memo, useMemo, useRef, useState } from 'react';
import { isOpeningPress } from '@/components/dashboard/beside/opening-press';
import { useBeside } from '@/components/dashboard/beside/use-beside';
import { useRowSelection } from '@/components/dashboard/rows/row-selection';
import { prepareConfirmDialog } from '@/components/ui/controls/confirm-dialog';
import { ColumnPicker, useHiddenColumns } from '@/components/ui/tables/column-picker';
import { type Column, DataCells, DataHead, type Sorting } from '@/components/ui/tables/data-table';
import { Table, TableBody, TableRow } from '@/components/ui/tables/table';
import { ROUTES } from '@/lib/shared/site/routes';
import { type OrderActionTexts, ShipQuestion } from './actions/order-actions';
import { FIRST_COLUMN, type OrderCells, orderColumns } from './order-columns';
import { OrderPanel, preparePanel } from './order-panel';
import type { ManagedOrderRow as OrderOfRow, OrderTableTexts } from './order-row';
import { SelectionBar } from './selection-bar';

const NONE: readonly string[] = [];

const ORDERS_BESIDE = {
  parameter: 'order',
  hrefOf: ROUTES.manageOrder,
  prepare() {
    void preparePanel();
    prepareConfirmDialog();
  },
};

type OrderTableProps = {
  orders: readonly OrderOfRow[];
  today: string;
  sorting?: Sorting;
  hiddenColumns?: readonly string[];
  /** Columns of what the page says already. */
  leftOut?: readonly string[];
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
  const columns = useMemo(() => orderColumns(texts.orders.columns), [texts]);
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
  const beside = useBeside({ ...ORDERS_BESIDE, list: table, isOff: !hasPanel });
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
            columns={columns.flatMap(({ key = '', name }) =>
              key === FIRST_COLUMN || leftOut.includes(key) ? [] : [{ key, label: name }],
            )}
            hidden={hidden}
            onShow={show}
          />
        </SelectionBar>
        <Table ref={table} aria-label={texts.orders.manage.heading} className="as-table:table-fixed">
          <DataHead columns={columns} sorting={sorting} hidden={hidden} />
          <TableBody>
            {orders.map((order) => (
              <OrderTableRow
                key={order._id}
                columns={columns}
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

type OrderRowProps = OrderCells & {
  columns: readonly Column<OrderCells>[];
  hidden: ReadonlySet<string>;
  /** Shows it beside the list; without it, and on phones, its link leads to its page. */
  onOpen?: ((id: string) => void) | undefined;
};

/** Memoized: opening an order renders two rows again, not all. */
const OrderTableRow = memo(function OrderTableRow({ columns, hidden, onOpen, ...cells }: OrderRowProps) {
  const { order, isOpen } = cells;

  function onRowClick(event: MouseEvent) {
    if (!onOpen || !isOpeningPress(event)) return;
    event.preventDefault();
    onOpen(order._id);
  }

  return (
    <TableRow
      data-row-id={order._id}
      data-open={isOpen || undefined}
      onClick={onRowClick}
      className={clsx(
        'as-cards:grid-cols-[minmax(0,1fr)_auto_auto] as-cards:gap-x-3 as-cards:gap-y-1',
        onOpen && 'as-table:cursor-pointer',
      )}
    >
      <DataCells columns={columns} row={cells} hidden={hidden} />
    </TableRow>
  );
});
