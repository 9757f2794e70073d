import { callApi } from '@/lib/client/api';
import { type SearchResponse, searchResponseSchema } from '@/lib/shared/catalogue/catalogue.schema';
import type { searchToolsCall } from '@/lib/shared/tools/tools.contract';

export function searchTools(query: string, signal?: AbortSignal): Promise<SearchResponse> {
  const options = { schema: searchResponseSchema, query: { q: query }, signal };
  return callApi<typeof searchToolsCall>('GET', '/api/search', options);
}
