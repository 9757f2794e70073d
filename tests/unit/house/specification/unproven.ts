import type { Unproven } from './statement';

/** What the specification promises and no test proves yet, each with what is missing. May only shrink. */
export const UNPROVEN: readonly Unproven[] = [];
