export const LIST_ROWS_MAX = 1_000;
