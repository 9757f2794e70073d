'use client';
import { useMemo, useRef } from 'react';
import { useRowSelection } from '@/components/dashboard/rows/use-row-selection';
import { SortHeadCell } from '@/components/ui/tables/sort-head-cell';
import { Table, TableBody, TableHead, TableHeadCell, TableRow } from '@/components/ui/tables/table';
import { listHref } from '@/lib/shared/calls/list-query';
import type { AllOrdersSort } from '@/lib/shared/orders/order.schema';
import type { OrderActionTexts } from './order-actions';
import type { ManagedOrderRow as OrderOfRow, OrderTableTexts } from './order-row';
import { OrderTableRow } from './order-table-row';
import { SelectionBar } from './selection-bar';

type OrderTableProps = {
  orders: readonly OrderOfRow[];
  today: string;
  sorting?: { sort: AllOrdersSort; path: string; address: Record<string, string | undefined> };
  texts: OrderTableTexts;
};

/**
 * Rendered in the browser as well, so that the data beside the HTML is a few facts an order, not every element a second
 * time.
 */
export function OrderTable({ orders, today, sorting, texts }: OrderTableProps) {
  const { columns } = texts.orders;
  const actionTexts: OrderActionTexts = { orders: texts.orders, admin: texts.admin, confirm: texts.confirm };
  const page = useMemo(() => orders.map(({ _id }) => _id), [orders]);
  const selection = useRowSelection(page);
  const table = useRef<HTMLTableElement>(null);
  return (
    <>
      <SelectionBar
        orders={orders}
        selection={selection}
        table={table}
        texts={texts.admin}
        confirm={texts.confirm}
      />
      <Table ref={table} aria-label={texts.orders.manage.heading}>
        <TableHead>
          <TableRow>
            <OrderHead sorting={sorting} label={columns.order} up="oldest" down="newest" first="down" />
            <TableHeadCell>{columns.tool}</TableHeadCell>
            <OrderHead
              sorting={sorting}
              label={columns.buyer}
              up="buyer"
              down="-buyer"
              className="as-table:max-xl:min-w-36 xl:min-w-44"
            />
            <OrderHead
              sorting={sorting}
              label={columns.value}
              up="value"
              down="-value"
              first="down"
              className="as-table:text-end"
            />
            <TableHeadCell className="as-table:min-w-36">{columns.state}</TableHeadCell>
            <TableHeadCell className="no-print as-table:text-end">{columns.actions}</TableHeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <OrderTableRow
              key={order._id}
              order={order}
              today={today}
              texts={texts}
              actionTexts={actionTexts}
              isSelected={selection.ids.has(order._id)}
              onSelect={(isSelected, isRange) => selection.choose(order._id, isSelected, isRange)}
            />
          ))}
        </TableBody>
      </Table>
    </>
  );
}

type OrderHeadProps = {
  sorting: OrderTableProps['sorting'];
  label: string;
  up: AllOrdersSort;
  down: AllOrdersSort;
  first?: 'up' | 'down';
  className?: string;
};

function OrderHead({ sorting, label, className, ...sorts }: OrderHeadProps) {
  if (!sorting) return <TableHeadCell className={className}>{label}</TableHeadCell>;
  const { sort, path, address } = sorting;
  return (
    <SortHeadCell
      {...sorts}
      label={label}
      current={sort}
      href={(next) => listHref(path, { ...address, sort: next })}
      {...(className ? { className } : {})}
    />
  );
}
