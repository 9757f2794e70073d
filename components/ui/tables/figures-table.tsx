import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type FiguresTableProps = {
  /** Figures are aligned at the end; `className` is for the cells. */
  columns: readonly { heading: string; isFigure?: boolean; className?: string }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

const alignment = (isFigure?: boolean) => (isFigure ? 'text-end' : 'text-start');

export function FiguresTable({ columns, rows }: FiguresTableProps) {
  const cell = 'border-line border-t px-2 py-2.5 first:ps-0 last:pe-0 sm:px-3 sm:first:ps-0 sm:last:pe-0';
  return (
    <table className="figures w-full border-collapse text-sm">
      <thead>
        <tr className="text-muted text-xs">
          {columns.map(({ heading, isFigure }) => (
            <th
              key={heading}
              scope="col"
              className={clsx(
                'px-2 pb-2 font-medium first:ps-0 last:pe-0 sm:px-3 sm:first:ps-0 sm:last:pe-0',
                alignment(isFigure),
              )}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((content, place) => {
              const column = columns[place];
              const Cell = place === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column?.heading}
                  scope={place === 0 ? 'row' : undefined}
                  className={clsx(cell, alignment(column?.isFigure), column?.className)}
                >
                  {content}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
