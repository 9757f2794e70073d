'use client';
import { useState } from 'react';
import { hiddenColumnsCookie, writeHiddenColumns } from '@/lib/shared/site/hidden-columns';

const SECONDS = 365 * 24 * 3600;

/** Remembered in this browser. */
function store(list: string, keys: ReadonlySet<string>): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const cookie = `${hiddenColumnsCookie(list)}=${writeHiddenColumns(keys)}`;
  const seconds = keys.size > 0 ? SECONDS : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${cookie}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** `initial` is what the cookie of this list had when the page was made. */
export function useHiddenColumns(list: string, initial: readonly string[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(initial));

  function show(key: string, isShown: boolean): void {
    const next = new Set(hidden);
    if (isShown) next.delete(key);
    else next.add(key);
    setHidden(next);
    store(list, next);
  }

  return { hidden, show };
}
