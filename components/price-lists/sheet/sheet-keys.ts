import type { KeyboardEvent } from 'react';
import { type SheetCell, TIER_CELLS, type TierCell } from '@/lib/client/prices/rule-sheet';

const isTierCell = (column: string): column is TierCell => (TIER_CELLS as readonly string[]).includes(column);

/** The cell that has the focus, of the target or of a tier. */
export function cellAt(element: Element | null): SheetCell | null {
  const column = element?.closest('[data-column]')?.getAttribute('data-column') ?? '';
  const id = Number(element?.closest('[data-line]')?.getAttribute('data-line'));
  if (!id || !(column === 'target' || isTierCell(column))) return null;
  return { id, column };
}

/** Of a line; without that column its first. */
export function controlIn(table: HTMLElement | null, id: number, column: string): HTMLElement | null {
  const row = table?.querySelector(`[data-line="${id}"]`);
  return (
    row?.querySelector<HTMLElement>(`[data-column="${column}"]`) ??
    row?.querySelector<HTMLElement>('[data-column]') ??
    null
  );
}

/** Whether the caret is at that end of the field, or all of it is selected, as it is once a cell is entered. */
function isAtEnd(element: Element, by: -1 | 1): boolean {
  if (!(element instanceof HTMLInputElement)) return true;
  const { selectionStart: start, selectionEnd: end, value } = element;
  return (start === 0 && end === value.length) || (by < 0 ? end === 0 : start === value.length);
}

type Move = { down: -1 | 0 | 1; column: string } | { beside: HTMLElement };

/** Where a key leads from a cell, as in a spreadsheet; null where the key is the field's own. */
export function moveOf(event: KeyboardEvent<HTMLElement>): Move | null {
  const { key, shiftKey, target } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return null;
  const column = target.getAttribute('data-column');
  if (column === null) return null;
  const isButton = target instanceof HTMLButtonElement;
  if (key === 'Enter' && !isButton) return { down: shiftKey ? -1 : 1, column };
  if (shiftKey) return null;
  if (key === 'ArrowDown') return { down: 1, column };
  if (key === 'ArrowUp') return { down: -1, column };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const by = key === 'ArrowLeft' ? -1 : 1;
  if (!isAtEnd(target, by)) return null;
  const controls = [...(target.closest('[data-line]')?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  const beside = controls[controls.indexOf(target) + by];
  return beside ? { beside } : null;
}
