'use client';
import { useSearchParams } from 'next/navigation';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { prepareConfirmDialog } from '@/components/ui/controls/confirm-dialog';
import { LIST_COUNT_ID } from '@/components/ui/tables/list-count';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { onFirstInteraction } from '@/lib/client/page/first-interaction';
import { ROUTES } from '@/lib/shared/site/routes';
import { preparePanel } from './order-panel';
import type { ManagedOrderRow } from './order-row';

/** The breakpoint `as-table` of app/work-table.css: beside cards there is no room. */
const HAS_ROOM = '(width >= 64rem)';

type OrdersBesideProps = {
  orders: readonly Pick<ManagedOrderRow, '_id'>[];
  table: RefObject<HTMLElement | null>;
  hasPanel: boolean;
};

function rowOf(table: HTMLElement | null, id: string): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`[data-order-id="${CSS.escape(id)}"]`) ?? null;
}

/** Which order is beside the list; closing it returns the focus to its row. */
export function useOrdersBeside({ orders, table, hasPanel }: OrdersBesideProps) {
  const router = useLocalRouter();
  const { id: inAddress, open: openBeside, close } = useOpenOrder();
  const id = hasPanel ? inAddress : null;
  const before = useRef(id);

  const open = useCallback(
    (next: string) => {
      if (window.matchMedia(HAS_ROOM).matches) openBeside(next);
      else router.push(ROUTES.manageOrder(next));
    },
    [openBeside, router],
  );

  const step = useCallback(
    (by: 1 | -1) => {
      const place = orders.findIndex(({ _id }) => _id === id);
      const next = orders[place === -1 ? 0 : place + by];
      if (!next) return;
      openBeside(next._id);
      rowOf(table.current, next._id)?.scrollIntoView({ block: 'nearest' });
    },
    [orders, id, openBeside, table],
  );

  useEffect(() => {
    if (!hasPanel) return;
    return onFirstInteraction(() => {
      void preparePanel();
      prepareConfirmDialog();
    });
  }, [hasPanel]);

  // An address that was sent from a desk to a phone.
  useEffect(() => {
    if (id && !window.matchMedia(HAS_ROOM).matches) router.replace(ROUTES.manageOrder(id));
  }, [id, router]);

  useEffect(() => {
    const closed = before.current;
    before.current = id;
    if (id || !closed) return;
    if (document.activeElement !== document.body) return;
    const link = rowOf(table.current, closed)?.querySelector<HTMLElement>('[data-order-link]');
    (link ?? document.getElementById(LIST_COUNT_ID))?.focus();
  }, [id, table]);

  return useMemo(() => ({ id, open, step, close }), [id, open, step, close]);
}

export type OrdersBeside = ReturnType<typeof useOrdersBeside>;

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
function useOpenOrder() {
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
