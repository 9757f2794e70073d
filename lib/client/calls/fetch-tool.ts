import { callApi } from '@/lib/client/api';
import { type Tool, toolSchema } from '@/lib/shared/tools/tool.schema';
import type { getToolCall } from '@/lib/shared/tools/tools.contract';

/** Throws ApiProblem: `not-found` if it is not on sale. */
export function fetchTool(id: string, signal?: AbortSignal): Promise<Tool> {
  return callApi<typeof getToolCall>('GET', '/api/tool/{id}', {
    schema: toolSchema,
    params: { id },
    query: {},
    signal,
  });
}
