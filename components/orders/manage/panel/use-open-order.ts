'use client';
import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';

const PARAMETER = 'order';
/** In the history's state of an entry that a panel was opened with: Back leads to the list. */
const MARK = 'orderPanel';

function addressOf(id: string | null): string {
  const url = new URL(window.location.href);
  if (id === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, id);
  return `${url.pathname}${url.search}`;
}

function isMarked(): boolean {
  return Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);
}

/**
 * The order beside the list is in the address, so that Back, reloading and sharing work. Going on to another order
 * replaces the entry of the history: Back leads to the list, however many were looked at.
 */
export function useOpenOrder() {
  const id = useSearchParams().get(PARAMETER);

  const open = useCallback((next: string) => {
    const isOpen = new URLSearchParams(window.location.search).has(PARAMETER);
    const address = addressOf(next);
    if (!isOpen) window.history.pushState({ [MARK]: true }, '', address);
    else window.history.replaceState(isMarked() ? { [MARK]: true } : {}, '', address);
  }, []);

  const close = useCallback(() => {
    if (isMarked()) window.history.back();
    else window.history.replaceState({}, '', addressOf(null));
  }, []);

  return useMemo(() => ({ id, open, close }), [id, open, close]);
}
