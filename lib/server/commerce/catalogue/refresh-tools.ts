import 'server-only';
import type { ObjectId } from 'mongodb';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';

/**
 * Announces that these tools changed, to this process and every other: pages that show them or the list of tools are built again,
 * and the catalogue reads them. Call it after the change is committed.
 */
export function refreshTool(...toolIds: readonly ObjectId[]): void {
  refreshPublic('tools', ...toolIds.map((toolId) => `tool:${toolId.toHexString()}` as const));
}
