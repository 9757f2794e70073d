'use client';
import { type ReactNode, useId } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';

type SelectedRowsBarProps = {
  label: string;
  isWhole: boolean;
  isPart: boolean;
  onSelectPage: (isSelected: boolean) => void;
  /** Empty if no row is selected. */
  count: string;
  actions: ReactNode;
  children?: ReactNode;
};

/** Stays in view while the rows scroll by: `.work-bar` in app/work-table.css. */
export function SelectedRowsBar(props: SelectedRowsBarProps) {
  const { label, isWhole, isPart, onSelectPage, count, actions, children } = props;
  const id = useId();
  return (
    <div className="work-bar" data-selected={count === '' ? undefined : ''}>
      <label htmlFor={id} className="flex min-h-9 shrink-0 cursor-pointer items-center gap-3" title={label}>
        <Checkbox id={id} isOn={isWhole} isPart={isPart} onTick={onSelectPage} />
        <span className="work-bar-label">{label}</span>
      </label>
      <p role="status" className="figures shrink-0 font-medium text-ink empty:hidden">
        {count}
      </p>
      {count === '' ? null : (
        <span className="-my-1 flex min-w-0 items-center gap-1 overflow-x-auto p-1">{actions}</span>
      )}
      {children ? <span className="ms-auto flex shrink-0 items-center">{children}</span> : null}
    </div>
  );
}
