import { clsx } from 'clsx';
import { SortHeadCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/tables/table';
import { listHref } from '@/lib/client/page/list-query';
import type { ManagedToolSort } from '@/lib/shared/tools/tool.schema';
import type { ProductColumn } from '../cells/product-row';
import { columnNames, type ProductListTexts } from './product-texts';

export type ProductSorting = {
  sort: ManagedToolSort;
  path: string;
  address: Record<string, string | undefined>;
};

type Column = {
  key: ProductColumn;
  sorts?: { up: ManagedToolSort; down: ManagedToolSort; first?: 'up' | 'down' };
  className: string;
};

const COLUMNS: readonly Column[] = [
  { key: 'price', sorts: { up: 'price', down: '-price' }, className: 'as-table:text-end' },
  { key: 'moq', sorts: { up: 'moq', down: '-moq' }, className: 'as-table:text-end' },
  { key: 'quantity', sorts: { up: 'quantity', down: '-quantity' }, className: '' },
  { key: 'state', className: '' },
  { key: 'lowStockBelow', className: 'as-table:w-21 as-table:max-xl:hidden as-table:text-end' },
  {
    key: 'sold',
    sorts: { up: 'sold', down: '-sold', first: 'down' },
    className: 'as-table:max-xl:hidden as-table:text-end',
  },
];

type ProductHeadProps = { sorting: ProductSorting; hidden: ReadonlySet<string>; texts: ProductListTexts };

export function ProductHead({ sorting, hidden, texts }: ProductHeadProps) {
  const { sort, path, address } = sorting;
  const names = columnNames(texts);
  const sorted = { current: sort, href: (next: string) => listHref(path, { ...address, sort: next }) };
  return (
    <TableHead>
      <TableRow>
        <SortHeadCell
          {...sorted}
          label={texts.own.columns.tool}
          up="name"
          down="-name"
          className="as-table:w-full as-table:ps-9.5"
        />
        {COLUMNS.map(({ key, sorts, className }) => {
          const classes = clsx(className, hidden.has(key) && 'as-table:hidden');
          if (sorts)
            return <SortHeadCell key={key} {...sorted} {...sorts} label={names[key]} className={classes} />;
          return (
            <TableHeadCell key={key} className={classes}>
              {names[key]}
            </TableHeadCell>
          );
        })}
        <TableHeadCell className="no-print">
          {/* Under what stands at the end of the bar. */}
          <span className="sr-only">{texts.own.columns.actions}</span>
        </TableHeadCell>
      </TableRow>
    </TableHead>
  );
}
