/** Tools compared at a time. A file of its own, since it is part of browser scripts. */
export const COMPARE_MAX = 6;
