import 'server-only';
import type { NextRequest } from 'next/server';
import { cookieName } from '@/lib/server/identity/sessions/session-cookie';
import { env } from '@/lib/server/platform/config/env';

const PARAMETER = 'callbackUrl';

function isHttpAddress(value: string): boolean {
  const base = value.startsWith('/') ? env().NEXTAUTH_URL : undefined;
  return URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol);
}

/** Parses a cookie as the framework does: without a value it is `true`, and one that cannot be decoded is ignored. */
function isInvalidCookie(pair: string): boolean {
  const [name, ...rest] = pair.split('=');
  if (name?.trim() !== cookieName('callback-url')) return false;
  try {
    return rest.length === 0 || !isHttpAddress(decodeURIComponent(rest.join('=')));
  } catch {
    return true;
  }
}

/**
 * Removes callback URLs that are no URLs, for which next-auth would log an error and respond with 500. Its `redirect` callback
 * checks all others, and those of a body.
 */
export function removeInvalidCallbackUrls(request: NextRequest): void {
  const { searchParams } = request.nextUrl;
  if (searchParams.getAll(PARAMETER).some((value) => !isHttpAddress(value))) searchParams.delete(PARAMETER);
  const cookies = request.headers.get('cookie')?.split(';') ?? [];
  // The framework's cookies() reads this object later.
  if (cookies.some(isInvalidCookie))
    request.headers.set('cookie', cookies.filter((pair) => !isInvalidCookie(pair)).join(';'));
}
