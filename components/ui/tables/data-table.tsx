import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { listHref } from '@/lib/client/page/list-query';
import { SortHeadCell, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from './table';

const START = 'as-cards:col-start-1 as-cards:justify-start as-cards:text-start';
const END = 'as-cards:col-start-2 as-cards:justify-end as-cards:text-end';

/** Places of facts in a card of lines with two facts each. */
const PLACES = {
  start: START,
  'start-1': `${START} as-cards:row-start-1`,
  'start-2': `${START} as-cards:row-start-2`,
  'start-3': `${START} as-cards:row-start-3`,
  end: END,
  'end-1': `${END} as-cards:row-start-1`,
  'end-2': `${END} as-cards:row-start-2`,
  'end-3': `${END} as-cards:row-start-3`,
} as const;

const CARD_OF_PLACES =
  'as-cards:grid-cols-[minmax(0,1fr)_auto] as-cards:items-baseline as-cards:gap-x-3 as-cards:gap-y-0.5';

/** A column of a list, with all that the list declares about it. */
export type Column<Row> = {
  /** The heading, and in a card the label before the value. */
  name: string;
  /** Not a component: what uses hooks is one of its own. */
  cell: (row: Row) => ReactNode;
  /** The name, unless readers can hide the column. */
  key?: string;
  /** Figures stand at the end, as do actions, which are not printed. */
  kind?: 'figure' | 'actions';
  isNameHidden?: boolean;
  card?: keyof typeof PLACES;
  /** By default cells have a label in a card, but not actions or those with a place of their own. */
  hasLabel?: boolean | ((row: Row) => boolean);
  className?: string | ((row: Row) => string | false);
  headClassName?: string;
  /** There is no room for it beside a row that is open. */
  isAlone?: boolean;
  sorts?: Pick<ComponentProps<typeof SortHeadCell>, 'up' | 'down' | 'first'>;
};

export type Sorting = {
  sort: string;
  path: string;
  address: Record<string, string | undefined>;
  /** The order of an address that names none. */
  usual?: string;
};

const ALONE = 'as-table:in-data-beside:hidden';
const AT_END = { figure: 'as-table:text-end', actions: 'no-print as-table:text-end' } as const;

function sortedHref({ path, address, usual }: Sorting, sort: string): string {
  return listHref(path, { ...address, sort: sort === usual ? undefined : sort });
}

type DataHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sorting?: Sorting | undefined;
  hidden?: ReadonlySet<string>;
};

export function DataHead<Row>({ columns, sorting, hidden }: DataHeadProps<Row>) {
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ name, key = name, kind, sorts, isNameHidden, isAlone, headClassName }) => {
          const className = clsx(
            kind && AT_END[kind],
            isAlone && ALONE,
            headClassName,
            hidden?.has(key) && 'as-table:hidden',
          );
          if (sorting && sorts)
            return (
              <SortHeadCell
                key={key}
                {...sorts}
                label={name}
                current={sorting.sort}
                href={(sort) => sortedHref(sorting, sort)}
                className={className}
              />
            );
          return (
            <TableHeadCell key={key} className={className}>
              {isNameHidden ? <span className="sr-only">{name}</span> : name}
            </TableHeadCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
}

type DataCellsProps<Row> = {
  columns: readonly Column<Row>[];
  row: Row;
  hidden?: ReadonlySet<string>;
};

/** The cells of one row, for lists that render their rows themselves. */
export function DataCells<Row>({ columns, row, hidden }: DataCellsProps<Row>) {
  return columns.map(({ name, key = name, cell, kind, card, className, ...column }) => {
    const { hasLabel = !card && kind !== 'actions', isAlone } = column;
    return (
      <TableCell
        key={key}
        {...((typeof hasLabel === 'function' ? hasLabel(row) : hasLabel) ? { label: name } : {})}
        className={clsx(
          kind === 'figure' && 'figures whitespace-nowrap',
          kind && AT_END[kind],
          card && PLACES[card],
          isAlone && ALONE,
          typeof className === 'function' ? className(row) : className,
          hidden?.has(key) && 'as-table:hidden',
        )}
      >
        {cell(row)}
      </TableCell>
    );
  });
}

type DataTableProps<Row> = {
  label: string;
  /** False for a column that this reader or page does not have. */
  columns: readonly (Column<Row> | false)[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  sorting?: Sorting;
  className?: string;
  rowClassName?: string;
  /** Its rows open beside it: components/dashboard/beside. Each has a link of the row, `isOfRow`. */
  opens?: boolean;
};

/** A list whose columns are declared once each: their headings, cells and cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, keyOf, sorting, className, rowClassName, opens = false } = props;
  const columns = props.columns.filter((column) => column !== false);
  const hasPlaces = columns.some(({ card }) => card !== undefined);
  return (
    <Table aria-label={label} className={className}>
      <DataHead columns={columns} sorting={sorting} />
      <TableBody>
        {rows.map((row) => (
          <TableRow
            key={keyOf(row)}
            data-row-id={opens ? keyOf(row) : undefined}
            className={clsx(hasPlaces && CARD_OF_PLACES, rowClassName)}
          >
            <DataCells columns={columns} row={row} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type CellLinkProps = ComponentProps<typeof Link> & {
  isNumber?: boolean;
  /** The keys of a list lead to it, and it opens its row. */
  isOfRow?: boolean;
};

/** Leads to the page of a row, by its name or number. */
export function CellLink({ isNumber = false, isOfRow = false, className, ...rest }: CellLinkProps) {
  return (
    <Link
      prefetch={false}
      data-row-link={isOfRow ? '' : undefined}
      {...rest}
      className={clsx(
        'font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink',
        isNumber && 'font-mono',
        className,
      )}
    />
  );
}

/** Words that may take several lines. In a card they end where its values do. */
export function CellText({ isStrong = false, ...rest }: ComponentProps<'span'> & { isStrong?: boolean }) {
  return (
    <span
      {...rest}
      className={clsx(
        'wrap-anywhere min-w-0 text-end as-table:text-start',
        isStrong && 'font-semibold text-ink',
        rest.className,
      )}
    />
  );
}
