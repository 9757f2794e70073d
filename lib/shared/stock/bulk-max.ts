/** So many tools are changed in one step. */
export const BULK_MAX = 1_000;
