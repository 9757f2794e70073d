export const BULK_MAX = 1_000;
