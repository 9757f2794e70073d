/**
 * What the browser says by itself: no call was answered, or another site sent the visitor back. On its own, because
 * every page's scripts carry it.
 */
export const BROWSER = {
  network: 'The store could not be reached. Please check your connection and try again.',
  unreadable: 'The store gave an answer that makes no sense. Please try again.',
  broken: 'Something went wrong in your browser. Please reload the page.',
  googleNotLinked:
    'An account with this e-mail exists already, and Google has not verified the address. Please log in with your password.',
  googleDenied: 'Google did not allow this sign-in.',
  googleFailed: 'Signing in with Google did not work. Please try again.',
} as const;
