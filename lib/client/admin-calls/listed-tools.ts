import type { CallOptions } from '@/lib/client/api';
import { callPath } from '@/lib/client/page/call-path';
import { getAccessToken } from '@/lib/client/session/access-token';
import { callForJson } from '@/lib/client/session/session-call';
import type { toolCalls } from '@/lib/shared/tools/tools.contract';

export type ToolListQuery = CallOptions<typeof toolCalls.listTools>['query'];

function readList(body: unknown): unknown[] | undefined {
  return Array.isArray(body) ? body : undefined;
}

/** Only to be compared with what is shown: called on every visit, so this file uses no schema library. Throws ApiProblem. */
export async function fetchListedTools(query: ToolListQuery, signal: AbortSignal): Promise<unknown[]> {
  const headers = { accept: 'application/json', authorization: `Bearer ${await getAccessToken()}` };
  return callForJson(callPath<typeof toolCalls.listTools>('/api/tool', { query }), readList, {
    headers,
    signal,
  });
}
