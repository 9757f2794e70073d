import type { MouseEvent } from 'react';
import { isPlainClick } from '@/lib/client/page/press';

const CONTROLS = 'a, button, input, select, textarea, label, summary, details, [role="menu"]';

export const isOfLink = ({ target }: MouseEvent) =>
  (target as HTMLElement).closest('[data-row-link]') !== null;

/** Returns whether a press within a row opens the row: of its link, or of nothing that does something itself. */
export function isOpeningPress(event: MouseEvent): boolean {
  const target = event.target as HTMLElement;
  if (!isPlainClick(event)) return false;
  if (isOfLink(event)) return true;
  // Selecting text is not a press.
  return !target.closest(CONTROLS) && !window.getSelection()?.toString();
}
