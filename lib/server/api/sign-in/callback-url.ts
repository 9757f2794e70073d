import 'server-only';
import type { NextRequest } from 'next/server';
import { cookieName } from '@/lib/server/identity/sessions/session-cookie';
import { env } from '@/lib/server/platform/config/env';

const PARAMETER = 'callbackUrl';

function isHttpAddress(value: string): boolean {
  const base = value.startsWith('/') ? env().NEXTAUTH_URL : undefined;
  return URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol);
}

/** As the framework reads a cookie, which next-auth asks: one without a value is `true`, one that cannot be decoded is none. */
function isOddCookie(pair: string): boolean {
  const [name, ...rest] = pair.split('=');
  if (name?.trim() !== cookieName('callback-url')) return false;
  try {
    return rest.length === 0 || !isHttpAddress(decodeURIComponent(rest.join('=')));
  } catch {
    return true;
  }
}

/**
 * Removes from a request the callback URLs that are no addresses: next-auth would take them for a fault of the configuration
 * (500, and an error in the log). Those that lead elsewhere are for its `redirect` callback to judge, as are those of a body.
 */
export function dropOddCallbackUrls(request: NextRequest): void {
  const { searchParams } = request.nextUrl;
  if (searchParams.getAll(PARAMETER).some((value) => !isHttpAddress(value))) searchParams.delete(PARAMETER);
  const cookies = request.headers.get('cookie')?.split(';') ?? [];
  // The framework's cookies() reads this very object later.
  if (cookies.some(isOddCookie))
    request.headers.set('cookie', cookies.filter((pair) => !isOddCookie(pair)).join(';'));
}
