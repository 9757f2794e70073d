import type { Unproven } from './statement';

/** What the specification promises and no test proves yet, each with what is missing. May only shrink. */
export const UNPROVEN: readonly Unproven[] = [
  {
    section: 2,
    promise: 'Sign-in toasts pause on hover',
    missing: 'sonner does it by itself; a browser test would have to outwait the 5 seconds under a pointer',
  },
  {
    section: 3,
    promise: 'Signed-in identity: photoURL',
    missing: 'an API test in which Google sends a picture and the session shows it',
  },
  {
    section: 4,
    promise: 'After registration one goes to the page one came from, or /',
    missing: 'a browser test that registers at /register?from=…; login and Google have theirs',
  },
  {
    section: 7,
    promise: 'GET /tool is also called on the manage-products page',
    missing: 'the page reads the list on the server instead; what it shows is proved, the call is not made',
  },
];
