import { safeReturnPath } from '@/lib/shared/site/routes';

export function returnPathFromAddress(): string {
  return safeReturnPath(new URLSearchParams(window.location.search).get('from'));
}

export function returnQueryFromAddress(): string {
  const from = new URLSearchParams(window.location.search).get('from');
  return from ? `?from=${encodeURIComponent(from)}` : '';
}
