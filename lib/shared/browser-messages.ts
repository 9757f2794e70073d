/**
 * Messages of the browser itself: a call got no response, or another site redirected back with an error. In a file of
 * their own, because every page's scripts contain them.
 */
export const BROWSER = {
  network: 'The store could not be reached. Please check your connection and try again.',
  unreadable: 'The store gave an answer that makes no sense. Please try again.',
  broken: 'Something went wrong in your browser. Please reload the page.',
  'google-not-linked':
    'An account with this e-mail exists already, and Google has not verified the address. Please log in with your password.',
  'google-denied': 'Google did not allow this sign-in.',
  'google-failed': 'Signing in with Google did not work. Please try again.',
} as const;

export type BrowserCode = keyof typeof BROWSER;
