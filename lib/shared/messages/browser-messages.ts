/** For a call without a usable response. In their own file, because every page's scripts contain them. */
export const BROWSER = {
  network: 'The store could not be reached. Please check your connection and try again.',
  unreadable: 'The store gave an answer that makes no sense. Please try again.',
  broken: 'Something went wrong in your browser. Please reload the page.',
} as const;

/**
 * For a failed response that the store did not write, such as a proxy's while the store restarts. Keys are codes of
 * problems.
 */
export const UNANSWERED = {
  'rate-limited': 'Too many requests. Please wait a moment and try again.',
  'database-unavailable': 'The store is temporarily unavailable. Please try again in a moment.',
  internal: 'Something went wrong on our side. Please try again.',
} as const;
