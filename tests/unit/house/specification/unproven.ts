import type { Unproven } from './statement';

/** What the specification promises and no test proves yet, each with what is missing. May only shrink. */
export const UNPROVEN: readonly Unproven[] = [
  {
    section: 7,
    promise: 'GET /tool is also called on the manage-products page',
    missing: 'the page reads the list on the server instead; what it shows is proved, the call is not made',
  },
];
