/** Shown where a reviewer has no picture (spec §3). */
export const REVIEWER_PLACEHOLDER = '/people/placeholder.webp';
