/** How many reviews a tool's page shows, and each page of those before them. */
export const TOOL_REVIEWS_PER_PAGE = 6;
