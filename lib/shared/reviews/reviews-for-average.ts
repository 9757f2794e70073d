/** Fewer ratings than this make no average: one opinion would decide it. */
export const REVIEWS_FOR_AVERAGE = 3;
