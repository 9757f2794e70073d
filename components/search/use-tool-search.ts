'use client';
import { useEffect, useState } from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import type { SearchHit, SearchResponse } from '@/lib/shared/catalogue/catalogue.schema';

export type ToolSearch = {
  /** The query of `response`, which stays visible while the next results load. */
  query: string;
  response: SearchResponse | null;
  isRunning: boolean;
  hasFailed: boolean;
};

const PAUSE_MS = 120;
const NOTHING: ToolSearch = { query: '', response: null, isRunning: false, hasFailed: false };

function withFirst(own: SearchHit, { results, total }: SearchResponse): SearchResponse {
  const others = results.filter(({ _id }) => _id !== own._id);
  return { results: [own, ...others], total: Math.max(total, others.length + 1) };
}

/** Queries the store once typing pauses; a response to an outdated query is ignored. What the viewer's own
 * number stands for comes first. */
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
        const [{ searchTools }, { findOwnNumber }] = await loadCode(() =>
          Promise.all([
            import('@/lib/client/calls/search-tools'),
            import('@/lib/client/own-numbers/find-own-number'),
          ]),
        );
        const [found, own] = await Promise.all([
          searchTools(query, stop.signal),
          findOwnNumber(query, stop.signal),
        ]);
        const response = own ? withFirst(own, found) : found;
        if (!stop.signal.aborted) setSearch({ query, response, isRunning: false, hasFailed: false });
      } catch {
        // The full search reports the error; here the dialog links to it.
        if (!stop.signal.aborted) setSearch({ query, response: null, isRunning: false, hasFailed: true });
      }
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [query]);

  return search;
}
