import 'server-only';
import type { Filter } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { LISTED_STATES, type ToolState } from '@/lib/shared/tool-states';
import { editableFields } from './editable-fields';

/** A tool that an earlier release added has no state, and is on sale. */
export const statesOrNone = (states: readonly ToolState[]) =>
  ({ state: { $in: [...states, null] } }) as Filter<ToolDocument>;

/** Selects the tools that can be ordered. */
export const ON_SALE = statesOrNone(['on-sale']);

/** Selects the tools that the public knows. */
export const NOT_DRAFT: Filter<ToolDocument> = { state: { $ne: 'draft' } };

/** Selects the tools that public lists, the search, the sitemap and feeds hold. */
export const LISTED = statesOrNone(LISTED_STATES);

/** Whether public lists, the search, the sitemap and feeds hold a tool. */
export function isListed(tool: ToolDocument): boolean {
  return LISTED_STATES.includes(editableFields(tool).state);
}
