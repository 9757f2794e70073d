import { call } from '@/lib/client/api';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { toolCalls } from '@/lib/shared/tools/tools.contract';

/** Throws ApiProblem: `not-found` if it is not on sale. */
export function fetchTool(id: string, signal?: AbortSignal): Promise<Tool> {
  return call(toolCalls.getTool, {
    params: { id },
    query: {},
    signal,
  });
}
