import { safeReturnPath } from '@/lib/shared/site/routes';

/** Returns the page to go to after sign-in, from `?from=` in the address bar (product §2.9). */
export function returnPathFromAddress(): string {
  return safeReturnPath(new URLSearchParams(window.location.search).get('from'));
}

/** Returns the query that carries `from` from one sign-in page to the other; empty without one. */
export function returnQueryFromAddress(): string {
  const from = new URLSearchParams(window.location.search).get('from');
  return from ? `?from=${encodeURIComponent(from)}` : '';
}
