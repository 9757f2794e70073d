import { type SearchAnswer, searchAnswerSchema } from '@/lib/shared/schemas/catalogue';
import { callApi } from './api';

/** The best tools for what is typed so far. Throws ApiProblem; the signal's reason when it is aborted. */
export function searchTools(query: string, signal?: AbortSignal): Promise<SearchAnswer> {
  return callApi(`/api/search?${new URLSearchParams({ q: query })}`, searchAnswerSchema, {
    ...(signal ? { signal } : {}),
  });
}
