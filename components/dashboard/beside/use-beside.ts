'use client';
import { useSearchParams } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { LIST_COUNT_ID } from '@/components/ui/tables/list-count';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { onFirstInteraction } from '@/lib/client/page/first-interaction';

/** The breakpoint `as-table` of app/work-table.css: beside cards there is no room. */
const HAS_ROOM = '(width >= 64rem)';

export const hasRoomBeside = () => window.matchMedia(HAS_ROOM).matches;

type BesideOptions = {
  /** Contains the rows: each has its id (`data-row-id`) and its link (`data-row-link`). */
  list: RefObject<HTMLElement | null>;
  /** The parameter of the address with the id of the row that is open. */
  parameter: string;
  /** The page of a row, for screens without room; without one they show no more than the row. */
  hrefOf?: ((id: string) => string) | undefined;
  /** Loads what is shown, before the first row is opened. */
  prepare: () => void;
  isOff?: boolean;
};

function rowOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"]`) ?? null;
}

/** Which row is open beside its list; closing it returns the focus to the row. */
export function useBeside({ list, parameter, hrefOf, prepare, isOff = false }: BesideOptions) {
  const router = useLocalRouter();
  const { id: inAddress, open: openBeside, close } = useOpenRow(parameter);
  const id = isOff ? null : inAddress;
  const before = useRef(id);
  const latest = useRef({ hrefOf, prepare });
  useEffect(() => {
    latest.current = { hrefOf, prepare };
  });

  const open = useCallback(
    (next: string) => {
      const href = latest.current.hrefOf?.(next);
      if (hasRoomBeside()) openBeside(next);
      else if (href) router.push(href);
    },
    [openBeside, router],
  );

  const step = useCallback(
    (by: 1 | -1) => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [])];
      const place = rows.findIndex(({ dataset }) => dataset.rowId === id);
      const next = rows[place === -1 ? 0 : place + by];
      if (!next?.dataset.rowId) return;
      openBeside(next.dataset.rowId);
      next.scrollIntoView({ block: 'nearest' });
    },
    [id, openBeside, list],
  );

  useEffect(() => {
    if (isOff) return;
    return onFirstInteraction(() => latest.current.prepare());
  }, [isOff]);

  // An address that was sent from a desk to a phone.
  useEffect(() => {
    if (!id || hasRoomBeside()) return;
    const href = latest.current.hrefOf?.(id);
    if (href) router.replace(href);
  }, [id, router]);

  useEffect(() => {
    const closed = before.current;
    before.current = id;
    if (id || !closed) return;
    if (document.activeElement !== document.body) return;
    const link = rowOf(list.current, closed)?.querySelector<HTMLElement>('[data-row-link]');
    (link ?? document.getElementById(LIST_COUNT_ID))?.focus();
  }, [id, list]);

  return useMemo(() => ({ id, open, step, close }), [id, open, step, close]);
}

export type Beside = ReturnType<typeof useBeside>;

/** In the history's state of an entry that a panel was opened with: Back leads to the list. */
const MARK = 'rowBeside';

function addressOf(parameter: string, id: string | null): string {
  const url = new URL(window.location.href);
  if (id === null) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, id);
  return `${url.pathname}${url.search}`;
}

function isMarked(): boolean {
  return Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);
}

/**
 * The row beside the list is in the address, so that Back, reloading and sharing work. Going on to another row replaces
 * the entry of the history: Back leads to the list, however many were looked at.
 */
function useOpenRow(parameter: string) {
  const id = useSearchParams().get(parameter);

  const open = useCallback(
    (next: string) => {
      const isOpen = new URLSearchParams(window.location.search).has(parameter);
      const address = addressOf(parameter, next);
      if (!isOpen) window.history.pushState({ [MARK]: true }, '', address);
      else window.history.replaceState(isMarked() ? { [MARK]: true } : {}, '', address);
    },
    [parameter],
  );

  const close = useCallback(() => {
    if (isMarked()) window.history.back();
    else window.history.replaceState({}, '', addressOf(parameter, null));
  }, [parameter]);

  return useMemo(() => ({ id, open, close }), [id, open, close]);
}
