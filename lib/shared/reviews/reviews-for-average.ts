/** With fewer ratings no average is shown: one opinion would decide it. */
export const REVIEWS_FOR_AVERAGE = 3;
