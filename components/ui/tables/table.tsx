// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

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
