import 'server-only';
import type { Filter } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { LISTED_STATES } from '@/lib/shared/tools/tool-states';

/** Selects the tools that can be ordered. */
export const ON_SALE: Filter<ToolDocument> = { state: 'on-sale' };

/** Selects the tools that the public knows. */
export const NOT_DRAFT: Filter<ToolDocument> = { state: { $ne: 'draft' } };

/** Selects the tools that public lists, the search, the sitemap and feeds hold. */
export const LISTED: Filter<ToolDocument> = { state: { $in: [...LISTED_STATES] } };

/** Whether public lists, the search, the sitemap and feeds hold a tool. */
export function isListed({ state }: ToolDocument): boolean {
  return LISTED_STATES.includes(state);
}
