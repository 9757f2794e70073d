import 'server-only';
import type { ObjectId } from 'mongodb';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { markCatalogueChanged } from './current-catalogue';

/** Refreshes every public page that shows this tool or the list of tools. Call it after the change is committed. */
export function refreshTool(toolId: ObjectId): void {
  markCatalogueChanged();
  refreshPublic('tools', `tool:${toolId.toHexString()}`);
}
