/**
 * `draft`: not public. `on-sale`: ordered at its price. `on-request`: shown without a price, sold by quote only.
 * `retired`: no longer sold, its page names the successor, if any.
 */
export const TOOL_STATES = ['draft', 'on-sale', 'on-request', 'retired'] as const;
export type ToolState = (typeof TOOL_STATES)[number];

/** In public lists, the search, the sitemap and feeds. */
export const LISTED_TOOL_STATES: readonly ToolState[] = ['on-sale', 'on-request'];
