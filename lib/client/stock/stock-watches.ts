import { callForJson } from '@/lib/client/session/session-call';
import type { Language } from '@/lib/shared/site/languages';

/** Pages of tools load this file, so it uses no schema library. */
const pathOf = (toolId: string) => `/api/tool/${toolId}/stock-watch`;

function readIds(body: unknown): ReadonlySet<string> | undefined {
  if (!Array.isArray(body)) return undefined;
  return new Set(body.map((watch: { toolId?: unknown }) => String(watch.toolId)));
}

/** The tools whose return the viewer waits for. Throws ApiProblem. */
export function fetchWatchedTools(): Promise<ReadonlySet<string>> {
  return callForJson('/api/stock-watch', readIds);
}

/** Throws ApiProblem: `conflict` where it is in stock. */
export async function watchStock(toolId: string, language: Language): Promise<void> {
  const headers = { 'x-page-language': language };
  await callForJson(pathOf(toolId), (body) => body ?? undefined, { method: 'PUT', headers });
}

export async function unwatchStock(toolId: string): Promise<void> {
  await callForJson(pathOf(toolId), (body) => body ?? undefined, { method: 'DELETE' });
}
