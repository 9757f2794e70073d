'use client';
import { loadCode } from '@/lib/client/page/load-code';
import type { SearchHit, SearchResponse } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { type TypedSearch, useTypedSearch } from './use-typed-search';

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
