import type { KeyboardEvent } from 'react';

/** Returns whether the caret is at that end of the field, or all of it is selected, as it is once a cell is entered. */
function isAtEnd(element: Element, by: -1 | 1): boolean {
  if (!(element instanceof HTMLInputElement)) return true;
  const { selectionStart: start, selectionEnd: end, value } = element;
  return (start === 0 && end === value.length) || (by < 0 ? end === 0 : start === value.length);
}

type Move = { down: -1 | 0 | 1; column: string } | { beside: HTMLElement };

/** Returns the cell to which a key leads, as in a spreadsheet; null where the key is the field's own. */
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
