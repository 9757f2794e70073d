import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { readSessionToken } from '@/lib/server/auth/session-cookie';
import { env } from '@/lib/server/config/env';
import { isDatabaseReachable } from '@/lib/server/db/reachable';
import { noncePolicy } from '@/lib/server/http/content-security-policy';
import { guardOf, needsOwnDocument } from '@/lib/server/http/page-guard';
import { permissionsPolicy } from '@/lib/server/http/security-headers';
import { unavailablePage } from '@/lib/server/http/unavailable-page';
import { ADMIN_ROUTES, MEMBER_PREFIXES, ROUTES } from '@/lib/shared/routes';

export const config = {
  runtime: 'nodejs',
  // Pages only: calls judge for themselves, and files are files.
  matcher: ['/((?!api/|_next/|.*\\.[a-z0-9]{2,11}$).*)'],
};

const NONCE_BYTES = 16;

/**
 * The first gate of every page (spec §2, §6): visitors are sent from members' pages to /login, signed-in non-admins
 * from admin pages too. It reads the verified cookie alone, never the database; pages and calls ask again.
 * While the database is away every page is a 503 that recovers by itself.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  if (!isDatabaseReachable()) return unavailablePage();
  if (isMembersPage(pathname)) {
    const token = await readSessionToken(request.headers.get('cookie'));
    if (!token) return toLogin(request);
    if (isAdminPage(pathname) && token.role !== 'admin') return toLogin(request);
  }
  if (needsOwnDocument(request)) return asDocument();
  return withNonce(request);
}

/**
 * The page with a nonce of its own in its content security policy. Next.js reads it from the request's header and puts it
 * on every script of a page it makes now; a prerendered page has its own policy, by hash (security-headers.ts).
 */
function withNonce(request: NextRequest): NextResponse {
  const withCardFields = guardOf(request.nextUrl.pathname) === 2;
  const policy = noncePolicy(randomBytes(NONCE_BYTES).toString('base64'), { withCardFields });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  if (withCardFields) response.headers.set('permissions-policy', permissionsPolicy('*'));
  return response;
}

/** Anything but a page's data makes the app in the browser load the address as a document (Next.js router). */
function asDocument(): Response {
  return new Response('', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
}

function isMembersPage(pathname: string): boolean {
  return MEMBER_PREFIXES.some((prefix) => pathname === prefix || pathname.startsWith(withSlash(prefix)));
}

function isAdminPage(pathname: string): boolean {
  return ADMIN_ROUTES.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}

function withSlash(prefix: string): string {
  return prefix.endsWith('/') ? prefix : `${prefix}/`;
}

function toLogin(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const from = encodeURIComponent(`${pathname}${search}`);
  return NextResponse.redirect(new URL(`${ROUTES.login}?from=${from}`, env().NEXTAUTH_URL));
}
