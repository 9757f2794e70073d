import 'server-only';
import type { ObjectId } from 'mongodb';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { markToolChanged } from './current-catalogue';

/** Refreshes every public page that shows these tools or the list of tools. Call it after the change is committed. */
export function refreshTool(...toolIds: readonly ObjectId[]): void {
  const ids = toolIds.map((toolId) => toolId.toHexString());
  for (const id of ids) markToolChanged(id);
  refreshPublic('tools', ...ids.map((id) => `tool:${id}` as const));
}
