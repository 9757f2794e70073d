/** How many rows a list may have. */
export const LIST_ROWS_MAX = 1_000;
