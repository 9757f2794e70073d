'use client';
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';

export type RowSelection = {
  /** Unordered; includes rows of other pages. */
  ids: ReadonlySet<string>;
  chosen: readonly string[];
  isWhole: boolean;
  choose: (id: string, isChosen: boolean, isRange: boolean) => void;
  choosePage: (isChosen: boolean) => void;
  clear: () => void;
};

/** `page` has the ids of the rows shown, in their order. */
export function useRowSelection(page: readonly string[]): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const pressed = useRef<string | null>(null);

  const change = useCallback((changed: readonly string[], isChosen: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      for (const id of changed) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);

  const choose = useCallback(
    (id: string, isChosen: boolean, isRange: boolean) => {
      change(rowsTo(page, id, isRange ? pressed.current : null), isChosen);
      pressed.current = id;
    },
    [page, change],
  );

  return useMemo(() => {
    const chosen = page.filter((id) => ids.has(id));
    return {
      ids,
      chosen,
      isWhole: page.length > 0 && chosen.length === page.length,
      choose,
      choosePage: (isChosen) => change(page, isChosen),
      clear: () => setIds(new Set()),
    };
  }, [page, ids, change, choose]);
}

type SelectRowProps = {
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
};

export function SelectRow({ label, isSelected, onSelect }: SelectRowProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="no-print -m-3.25 shrink-0 cursor-pointer p-3.25">
      <Checkbox id={id} className="block" isOn={isSelected} onTick={onSelect} />
      <span className="sr-only">{label}</span>
    </label>
  );
}

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

/**
 * With shift, returns every row of the page between the one pressed before and `to`, else `to` alone, also if the row
 * before is on another page.
 */
export function rowsTo(page: readonly string[], to: string, before: string | null): readonly string[] {
  const [start, end] = [before === null ? -1 : page.indexOf(before), page.indexOf(to)];
  if (start === -1 || end === -1) return [to];
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}
