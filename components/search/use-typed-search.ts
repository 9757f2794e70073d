'use client';
import { useEffect, useState } from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import type { SearchHit, SearchResponse } from '@/lib/shared/tools/catalogue/catalogue.schema';

export type TypedSearch<Response> = {
  /** The query of `response`, which stays visible while the next results load. */
  query: string;
  response: Response | null;
  isRunning: boolean;
  hasFailed: boolean;
};

/**
 * Queries the store once typing pauses for that long; a response to an outdated query is ignored. `search` must be the same
 * function in every render.
 */
export function useTypedSearch<Response>(
  typed: string,
  search: (query: string, signal: AbortSignal) => Promise<Response>,
  pauseMs: number,
): TypedSearch<Response> {
  const query = typed.trim();
  const [state, setState] = useState<TypedSearch<Response>>(nothing);

  useEffect(() => {
    if (query === '') {
      setState(nothing());
      return;
    }
    const stop = new AbortController();
    setState((before) => ({ ...before, isRunning: true }));
    const timer = window.setTimeout(async () => {
      try {
        const response = await search(query, stop.signal);
        if (!stop.signal.aborted) setState({ query, response, isRunning: false, hasFailed: false });
      } catch {
        // The box says so, and offers the full lists.
        if (!stop.signal.aborted) setState({ query, response: null, isRunning: false, hasFailed: true });
      }
    }, pauseMs);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [query, search, pauseMs]);

  return state;
}

function nothing<Response>(): TypedSearch<Response> {
  return { query: '', response: null, isRunning: false, hasFailed: false };
}

export type ToolSearch = TypedSearch<SearchResponse>;

const PAUSE_MS = 20;

function withFirst(own: SearchHit, { results, total }: SearchResponse): SearchResponse {
  const others = results.filter(({ _id }) => _id !== own._id);
  return { results: [own, ...others], total: Math.max(total, others.length + 1) };
}

/** The tool that the viewer calls by what is typed comes first. */
async function search(query: string, signal: AbortSignal): Promise<SearchResponse> {
  const [{ searchTools }, { findOwnNumber }] = await loadCode(() =>
    Promise.all([
      import('@/lib/client/calls/search-tools'),
      import('@/lib/client/own-numbers/find-own-number'),
    ]),
  );
  const [found, own] = await Promise.all([searchTools(query, signal), findOwnNumber(query, signal)]);
  return own ? withFirst(own, found) : found;
}

export function useToolSearch(typed: string): ToolSearch {
  return useTypedSearch(typed, search, PAUSE_MS);
}
