import { safeReturnPath } from '@/lib/shared/routes';

/** The page to go to after sign-in, from `?from=` in the address bar (decisions §3). */
export function returnPathFromAddress(): string {
  return safeReturnPath(new URLSearchParams(window.location.search).get('from'));
}

/** The query that carries the way back from one sign-in page to the other; empty without one. */
export function returnQueryFromAddress(): string {
  const from = new URLSearchParams(window.location.search).get('from');
  return from ? `?from=${encodeURIComponent(from)}` : '';
}
