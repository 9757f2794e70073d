'use client';
import type { KeyboardEvent, ReactNode } from 'react';

const NEIGHBOUR = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;

/** Returns the control in the next row that the focus goes to: the same one, or, where that row lacks it, its last. */
function controlIn(row: Element | null, cell: string | undefined): HTMLElement | null {
  const controls = [...(row?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
  return controls.find((control) => control.dataset.cell === cell) ?? controls.at(-1) ?? null;
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const way = NEIGHBOUR[event.key as keyof typeof NEIGHBOUR];
  if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(event.target instanceof HTMLElement)) return;
  const control = controlIn(event.target.closest('tr')?.[way] ?? null, event.target.dataset.cell);
  if (!control) return;
  event.preventDefault();
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
}

/** The rows of the table: the arrow keys move from row to row within a column. */
export function RowKeys({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.
    <tbody role="rowgroup" onKeyDown={onKeyDown}>
      {children}
    </tbody>
  );
}
