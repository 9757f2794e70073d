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

export function SelectedRowsBar(props: SelectedRowsBarProps) {
  const { label, isWhole, isPart, onSelectPage, count, actions, children } = props;
  const id = useId();
  return (
    <div className="no-print flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm md:min-h-9">
        <Checkbox id={id} isOn={isWhole} isPart={isPart} onTick={onSelectPage} />
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
