import { call } from '@/lib/client/api';
import { pageLanguage } from '@/lib/client/language/page-language';
import type { SearchResponse } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { toolCalls } from '@/lib/shared/tools/tools.contract';

export function searchTools(query: string, signal?: AbortSignal): Promise<SearchResponse> {
  return call(toolCalls.searchTools, { query: { q: query, language: pageLanguage() }, signal });
}
