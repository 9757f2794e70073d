'use client';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { loadCode } from '@/lib/client/page/load-code';

const loadKeys = () => loadCode(() => import('./table-keys'));
/** Without them the table is a plain one. */
const leaveIt = () => undefined;

/** Keys are handled once the code for them is there; the browser would move the caret or the page meanwhile. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  if (!isPlain || !(target instanceof HTMLElement)) return;
  if (/^Arrow(Up|Down)$/.test(key) && target.dataset.cell) event.preventDefault();
  if (/^Arrow|^Esc/.test(key)) loadKeys().then(({ pressKey }) => pressKey(target, key), leaveIt);
}

function onPointedAt({ target, type }: SyntheticEvent<HTMLElement>): void {
  loadKeys().then(({ pointAt }) => pointAt(target, type === 'blur' || type === 'pointerleave'), leaveIt);
}

type TableFrameProps = { label: string; children: ReactNode };

/**
 * What scrolls where the columns need more room than there is. Arrow keys move from row to row within a column and from cell to cell,
 * and the picture of the row that is pointed at is shown larger.
 */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the controls inside.
    <div
      className="tool-frame"
      onKeyDown={onKeyDown}
      onPointerOver={onPointedAt}
      onPointerLeave={onPointedAt}
      onFocus={onPointedAt}
      onBlur={onPointedAt}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as a list. */}
      <table role="table" className="tool-table" aria-label={label}>
        {children}
      </table>
    </div>
  );
}
