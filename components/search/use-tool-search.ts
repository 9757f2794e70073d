'use client';
import { loadCode } from '@/lib/client/page/load-code';
import type { SearchResponse } from '@/lib/shared/catalogue/catalogue.schema';
import { type TypedSearch, useTypedSearch } from './use-typed-search';

export type ToolSearch = TypedSearch<SearchResponse>;

const PAUSE_MS = 120;

async function search(query: string, signal: AbortSignal): Promise<SearchResponse> {
  const { searchTools } = await loadCode(() => import('@/lib/client/calls/search-tools'));
  return searchTools(query, signal);
}

export function useToolSearch(typed: string): ToolSearch {
  return useTypedSearch(typed, search, PAUSE_MS);
}
