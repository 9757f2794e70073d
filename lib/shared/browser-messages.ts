/**
 * Messages of the browser itself, for a call without a usable response. In a file of their own, because every page's scripts
 * contain them.
 */
export const BROWSER = {
  network: 'The store could not be reached. Please check your connection and try again.',
  unreadable: 'The store gave an answer that makes no sense. Please try again.',
  broken: 'Something went wrong in your browser. Please reload the page.',
} as const;
