/**
 * Whether a tool is sold. `draft`: being prepared, unknown to the public. `on-sale`: ordered at its price. `on-request`: shown
 * without a price, sold by quote only. `retired`: not sold any more, its page names a successor if there is one.
 */
export const TOOL_STATES = ['draft', 'on-sale', 'on-request', 'retired'] as const;
export type ToolState = (typeof TOOL_STATES)[number];

/** What public lists, the search, the sitemap and feeds hold. */
export const LISTED_STATES: readonly ToolState[] = ['on-sale', 'on-request'];
