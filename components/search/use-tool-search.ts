'use client';
import { useEffect, useState } from 'react';
import { loadCode } from '@/lib/client/load-code';
import type { SearchResponse } from '@/lib/shared/schemas/catalogue';

export type ToolSearch = {
  /** What `answer` answers; it stays in sight while the next one is on its way. */
  query: string;
  answer: SearchResponse | null;
  isRunning: boolean;
  hasFailed: boolean;
};

/** Typing pauses this long before the store is asked. */
const PAUSE_MS = 120;
const NOTHING: ToolSearch = { query: '', answer: null, isRunning: false, hasFailed: false };

/**
 * Finds tools while one types: the store is asked once typing pauses, and an answer to what is no longer typed is
 * dropped, whichever order answers come in.
 */
export function useToolSearch(typed: string): ToolSearch {
  const query = typed.trim();
  const [search, setSearch] = useState<ToolSearch>(NOTHING);

  useEffect(() => {
    if (query === '') {
      setSearch(NOTHING);
      return;
    }
    const stop = new AbortController();
    setSearch((before) => ({ ...before, isRunning: true }));
    const timer = window.setTimeout(async () => {
      try {
        const { searchTools } = await loadCode(() => import('@/lib/client/search-tools'));
        const answer = await searchTools(query, stop.signal);
        if (!stop.signal.aborted) setSearch({ query, answer, isRunning: false, hasFailed: false });
      } catch {
        // Whatever it was, the full search says it; here one is told to go there.
        if (!stop.signal.aborted) setSearch({ query, answer: null, isRunning: false, hasFailed: true });
      }
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [query]);

  return search;
}
