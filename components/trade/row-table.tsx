// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type RowTableProps = {
  label: string;
  /** With their widths in a table, so that those of several tables line up. */
  columns: readonly (readonly [key: string, label: string, width: string])[];
  /** The name of the last column, of buttons. */
  actions: string;
  actionsWidth?: string;
  children: ReactNode;
};

/** A table of fields; narrower than a laptop each row is a card. */
export function RowTable({ label, columns, actions, actionsWidth = 'w-24', children }: RowTableProps) {
  return (
    <table
      role="table"
      aria-label={label}
      className="w-full border-collapse text-sm max-xl:block xl:table-fixed"
    >
      <thead role="rowgroup" className="max-xl:sr-only">
        <tr role="row">
          {columns.map(([key, text, width]) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={`px-1 pb-1.5 text-start align-bottom font-medium text-ink text-xs ${width}`}
            >
              {text}
            </th>
          ))}
          <th role="columnheader" scope="col" className={actionsWidth}>
            <span className="sr-only">{actions}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-xl:grid max-xl:gap-3">
        {children}
      </tbody>
    </table>
  );
}

type RowProps = {
  label: string;
  /** Belongs to the row above it. */
  isPart?: boolean;
  children: ReactNode;
};

export function Row({ label, isPart = false, children }: RowProps) {
  return (
    <tr
      role="row"
      aria-label={label}
      className={clsx(
        'max-xl:grid max-xl:grid-cols-2 max-xl:gap-x-3 max-xl:gap-y-2 max-xl:rounded-md max-xl:border max-xl:border-line max-xl:p-3',
        isPart && 'max-xl:-mt-3 max-xl:rounded-t-none max-xl:border-t-0',
      )}
    >
      {children}
    </tr>
  );
}

export function Cell({ className = '', children }: { className?: string; children?: ReactNode }) {
  return (
    <td role="cell" className={`min-w-0 align-top max-xl:empty:hidden xl:p-1 ${className}`}>
      {children}
    </td>
  );
}

/** The last cell of a row. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <Cell className="max-xl:col-span-2 max-xl:justify-self-end xl:whitespace-nowrap xl:text-end">
      {children}
    </Cell>
  );
}
