import { type Tool, toolSchema } from '@/lib/shared/schemas/tool';
import { callApi } from './api';

/** One tool as it is sold now (spec §7). Throws ApiProblem: `not-found` if it is not on sale. */
export function fetchTool(id: string, signal?: AbortSignal): Promise<Tool> {
  return callApi(`/api/tool/${encodeURIComponent(id)}`, toolSchema, signal ? { signal } : {});
}
