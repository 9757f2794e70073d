'use client';
import type { KeyboardEvent, ReactNode } from 'react';

const NEIGHBOUR = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;

function nextControl(from: HTMLElement, way: (typeof NEIGHBOUR)[keyof typeof NEIGHBOUR]): HTMLElement | null {
  const { cell } = from.dataset;
  if (cell === undefined) return null;
  let row = from.closest('tr')?.[way] ?? null;
  while (row) {
    const control = row.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
    if (control) return control;
    row = row[way];
  }
  return null;
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const way = NEIGHBOUR[event.key as keyof typeof NEIGHBOUR];
  if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(event.target instanceof HTMLElement)) return;
  const control = nextControl(event.target, way);
  if (!control) return;
  event.preventDefault();
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
}

/** The arrow keys move from row to row within a column. */
export function RowKeys({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list.
    <tbody role="rowgroup" onKeyDown={onKeyDown}>
      {children}
    </tbody>
  );
}
