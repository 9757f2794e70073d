'use client';
import { type RefObject, useEffect, useRef, useState, useTransition } from 'react';
import { LIST_COUNT_ID } from '@/components/ui/list-count';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { toastFailure, toastSuccess } from '@/lib/client/toast';

function hasLostFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focusList(): void {
  if (hasLostFocus()) document.getElementById(LIST_COUNT_ID)?.focus();
}

export type RowAction = {
  /** From the press until the list shows how things stand then. */
  busy: boolean;
  /** For the button that starts it; it gets the focus back if it is still there afterwards. */
  button: RefObject<HTMLButtonElement | null>;
  /**
   * Makes the call and shows the toast that it answers, or what `explain` makes of its failure; then brings the list up
   * to date either way, since a refusal means that the list was out of date. Never throws.
   */
  run: (call: () => Promise<string>, explain: (error: unknown) => string) => Promise<void>;
};

/** What a button in a row of a list does: one call, its toast, the list anew, and the focus in a sensible place. */
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

  // The row, or its button, may be gone with the new list.
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
    try {
      toastSuccess(await call());
    } catch (error) {
      toastFailure(explain(error));
    } finally {
      startRefresh(() => router.refresh());
      setCalling(false);
    }
  }

  return { busy, button, run };
}
