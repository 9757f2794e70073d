import type { searchToolsCall } from '@/lib/shared/contracts/tools';
import { type SearchResponse, searchResponseSchema } from '@/lib/shared/schemas/catalogue';
import { callApi } from './api';

/** Fetches the best matches for what is typed so far. Throws ApiProblem, or the signal's reason when it is aborted. */
export function searchTools(query: string, signal?: AbortSignal): Promise<SearchResponse> {
  const options = { schema: searchResponseSchema, query: { q: query }, signal };
  return callApi<typeof searchToolsCall>('GET', '/api/search', options);
}
