// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { LinkPending, PendingLink } from '@/components/ui/links/pending-link';

/**
 * On phones and tablets each row becomes a card whose cells show the column's name (`label`). Explicit roles preserve
 * the table for screen readers, which `display` would otherwise remove. Styles are in app/work-table.css, since a list
 * has hundreds of rows.
 */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table role="table" {...rest} className={clsx('work-table', className)} />;
}

export function TableHead(props: ComponentProps<'thead'>) {
  return <thead role="rowgroup" {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" {...props} />;
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr role="row" {...rest} className={clsx('work-row', className)} />;
}

export function TableHeadCell({ className, ...rest }: ComponentProps<'th'>) {
  return <th role="columnheader" scope="col" {...rest} className={clsx('work-head', className)} />;
}

type TableCellProps = ComponentProps<'td'> & {
  label?: string;
};

export function TableCell({ label, className, children, ...rest }: TableCellProps) {
  return (
    <td role="cell" {...rest} className={clsx('work-cell', className)}>
      {label ? (
        <span aria-hidden="true" className="work-label">
          {label}
        </span>
      ) : null}
      {children}
    </td>
  );
}

type CellLinesProps = {
  /** One line, cut at the width of its column; `title` is all of it. */
  children?: ReactNode;
  title?: string | undefined;
  /** A second line in small print; a card leaves out an element with `data-wide`. */
  below?: ReactNode;
  belowTitle?: string | undefined;
  /** At the end of the second line, and never cut. */
  aside?: ReactNode;
  /** In a card too. */
  isOneLine?: boolean;
  className?: string;
};

/** At most two lines of one cell, as many as a row of a dense table has room for; in a card beside each other if they fit. */
export function CellLines(props: CellLinesProps) {
  const { children, title, below, belowTitle, aside, isOneLine = false, className } = props;
  return (
    <span
      className={clsx(
        'min-w-0 as-cards:flex as-cards:items-baseline as-cards:gap-x-2 as-table:grid as-table:grid-cols-[minmax(0,1fr)]',
        !isOneLine && 'as-cards:flex-wrap',
        className,
      )}
    >
      <span title={title} className="max-w-full truncate">
        {children}
      </span>
      {below || aside ? (
        <span className="flex min-w-0 items-baseline gap-x-2 as-cards:flex-wrap">
          <span
            title={belowTitle}
            className="figures truncate text-muted text-xs as-cards:has-[>[data-wide]]:hidden"
          >
            {below}
          </span>
          {aside}
        </span>
      ) : null}
    </span>
  );
}

type SortHeadCellProps = {
  label: string;
  current: string;
  /** Ascending and descending order by this column, and which of them the head offers first. */
  up: string;
  down: string;
  first?: 'up' | 'down';
  href: (sort: string) => string;
  className?: string;
};

/** A link that sorts by the column, and reverses the order if the list is already sorted by it. */
export function SortHeadCell({ label, current, up, down, first = 'up', href, className }: SortHeadCellProps) {
  const isSorted = current === up || current === down;
  const [offered, other] = first === 'up' ? [up, down] : [down, up];
  return (
    <TableHeadCell
      className={className}
      {...(isSorted ? { 'aria-sort': current === down ? 'descending' : 'ascending' } : {})}
    >
      <PendingLink
        href={href(current === offered ? other : offered)}
        scroll={false}
        prefetch={false}
        className="relative inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink hover:underline hover:underline-offset-4"
      >
        {label}
        {isSorted ? (
          <Icon node={current === down ? ArrowDown : ArrowUp} className="size-3.5 shrink-0" />
        ) : null}
        <LinkPending />
      </PendingLink>
    </TableHeadCell>
  );
}

/** Further facts stand beside the first one, and are cut. */
export const CARD_LINE =
  'flex min-w-0 items-baseline gap-x-2 as-cards:[&>:first-child]:shrink-0 as-table:grid';
