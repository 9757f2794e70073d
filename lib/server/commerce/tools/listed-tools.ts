import type { Filter } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { LISTED_TOOL_STATES } from '@/lib/shared/quantity/quantity-rules';

export const ON_SALE: Filter<ToolDocument> = { state: 'on-sale' };

export const NOT_DRAFT: Filter<ToolDocument> = { state: { $ne: 'draft' } };

/** The tools in public lists, the search, the sitemap and feeds: on sale or on request. */
export const LISTED: Filter<ToolDocument> = { state: { $in: [...LISTED_TOOL_STATES] } };

export function isListed({ state }: ToolDocument): boolean {
  return LISTED_TOOL_STATES.includes(state);
}
