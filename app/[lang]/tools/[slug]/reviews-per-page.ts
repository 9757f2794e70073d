/** On a tool's page, and on each page of older ones. */
export const TOOL_REVIEWS_PER_PAGE = 6;
