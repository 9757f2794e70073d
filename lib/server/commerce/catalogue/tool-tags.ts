import 'server-only';
import type { ObjectId } from 'mongodb';
import type { PublicTag } from '@/lib/server/platform/cache/public-tags';

/** The tags that are stale once these tools changed: of pages that show them or the list of tools, and of the catalogue. */
export function toolTags(...toolIds: readonly ObjectId[]): PublicTag[] {
  return ['tools', ...toolIds.map((toolId) => `tool:${toolId.toHexString()}` as const)];
}
