/** So many tools are compared at a time. Scripts of the catalogue contain this file. */
export const COMPARE_MAX = 6;
