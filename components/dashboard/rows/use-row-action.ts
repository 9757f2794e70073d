'use client';
import { type RefObject, useEffect, useRef, useState, useTransition } from 'react';
import { LIST_COUNT_ID } from '@/components/ui/tables/list-count';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { mayArriveLater } from '@/lib/client/problem';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';

function hasLostFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focusList(): void {
  if (hasLostFocus()) document.getElementById(LIST_COUNT_ID)?.focus();
}

export type RowAction = {
  busy: boolean;
  /** For the button that starts it, which is focused again if it still exists afterwards. */
  button: RefObject<HTMLButtonElement | null>;
  /**
   * Shows the toast that the call returns, or that `explain` returns for its failure, then refreshes the list, since a
   * refusal means that it was out of date. Not if the store is unreachable: a refresh would fail too. Never throws.
   */
  run: (call: () => Promise<string>, explain: (error: unknown) => string) => Promise<void>;
};

export function useRowAction(): RowAction {
  const router = useLocalRouter();
  const button = useRef<HTMLButtonElement>(null);
  const hasRun = useRef(false);
  const [calling, setCalling] = useState(false);
  const [refreshing, startRefresh] = useTransition();
  const busy = calling || refreshing;

  useEffect(() => {
    if (busy || !hasRun.current) return;
    hasRun.current = false;
    if (hasLostFocus()) button.current?.focus();
  }, [busy]);

  // The row or its button may be gone after the update.
  useEffect(
    () => () => {
      if (hasRun.current) requestAnimationFrame(focusList);
    },
    [],
  );

  async function run(call: () => Promise<string>, explain: (error: unknown) => string): Promise<void> {
    if (busy) return;
    hasRun.current = true;
    setCalling(true);
    let isAway = false;
    try {
      toastSuccess(await call());
    } catch (error) {
      toastFailure(explain(error));
      isAway = mayArriveLater(error);
    } finally {
      if (!isAway) startRefresh(() => router.refresh());
      setCalling(false);
    }
  }

  return { busy, button, run };
}
