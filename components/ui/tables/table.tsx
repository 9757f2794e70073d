// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * A data table: dense, ruled, figures aligned. On phones and tablets each row becomes a card whose cells carry the column's name
 * (`label`), still a table to screen readers by explicit roles, which `display` would otherwise take away. The looks of
 * rows and cells are named in app/work-table.css: a list has hundreds of them.
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
  return (
    <th
      role="columnheader"
      scope="col"
      {...rest}
      className={clsx(
        'border-edge border-b px-3 py-2.5 text-start font-semibold text-muted text-xs uppercase tracking-wide first:ps-0 last:pe-0',
        className,
      )}
    />
  );
}

type TableCellProps = ComponentProps<'td'> & {
  /** The column's name, shown beside the value on a card. */
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
