import { clsx } from 'clsx';
import { SortHeadCell } from '@/components/ui/tables/sort-head-cell';
import { TableHead, TableHeadCell, TableRow } from '@/components/ui/tables/table';
import { listHref } from '@/lib/shared/calls/list-query';
import type { AllOrdersSort } from '@/lib/shared/orders/order.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { OrderColumn } from './order-row';

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

/** Of a fixed layout: what has no width shares the rest. */
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

export function OrderHead({ sorting, hidden, columns }: OrderHeadProps) {
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
