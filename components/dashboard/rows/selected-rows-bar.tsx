'use client';
import type { ReactNode } from 'react';

type SelectedRowsBarProps = {
  /** What the box says that chooses the page. */
  label: string;
  isWhole: boolean;
  /** Some rows of the page are chosen and others are not. */
  isPart: boolean;
  onSelectPage: (isSelected: boolean) => void;
  /** How many rows are chosen; empty while none is. */
  count: string;
  /** What can be done with the chosen rows. */
  actions: ReactNode;
  /** Shown beside them whether or not any row is selected. */
  children?: ReactNode;
};

/** Above a list: the box that chooses every row of the page, how many are chosen, and what can be done with them. */
export function SelectedRowsBar(props: SelectedRowsBarProps) {
  const { label, isWhole, isPart, onSelectPage, count, actions, children } = props;
  return (
    <div className="no-print flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm md:min-h-9">
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = isPart;
          }}
          className="size-4.5 accent-ink"
          checked={isWhole}
          onChange={({ target }) => onSelectPage(target.checked)}
        />
        {label}
      </label>
      <p role="status" className="figures text-muted text-sm empty:hidden">
        {count}
      </p>
      {count === '' ? null : <span className="flex flex-wrap items-center gap-2">{actions}</span>}
      {children}
    </div>
  );
}
