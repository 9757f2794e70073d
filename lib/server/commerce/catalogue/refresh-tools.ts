import 'server-only';
import type { ObjectId } from 'mongodb';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { markCatalogueChanged } from './current-catalogue';

/** Refreshes every public page that shows these tools or the list of tools. Call it after the change is committed. */
export function refreshTool(...toolIds: readonly ObjectId[]): void {
  markCatalogueChanged();
  refreshPublic('tools', ...toolIds.map((toolId) => `tool:${toolId.toHexString()}` as const));
}
