import { safeReturnPath } from '@/lib/shared/site/routes';

/** From `?from=` in the address bar (product §2.9). */
export function returnPathFromAddress(): string {
  return safeReturnPath(new URLSearchParams(window.location.search).get('from'));
}

export function returnQueryFromAddress(): string {
  const from = new URLSearchParams(window.location.search).get('from');
  return from ? `?from=${encodeURIComponent(from)}` : '';
}
