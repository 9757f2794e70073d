import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { readSessionToken } from '@/lib/server/identity/sessions/session-cookie';
import { env } from '@/lib/server/platform/config/env';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { noncePolicy } from '@/lib/server/serving/guards/content-security-policy';
import { guardOf, needsOwnDocument } from '@/lib/server/serving/guards/page-guard';
import { permissionsPolicy } from '@/lib/server/serving/guards/security-headers';
import { unavailablePage } from '@/lib/server/serving/retrying-pages';
import { type Language, PAGE_LANGUAGE_HEADER } from '@/lib/shared/site/languages';
import { localPath, splitLanguage } from '@/lib/shared/site/local-path';
import { PAGE_PATH_HEADER } from '@/lib/shared/site/page-path-header';
import { ADMIN_ROUTES, MEMBER_PREFIXES, ROUTES } from '@/lib/shared/site/routes';

export const config = {
  runtime: 'nodejs',
  // What the pipeline judged to be a page (PAGE_HEADER; the framework reads this value without running the file). Calls judge
  // for themselves, and files are files.
  matcher: [{ source: '/:path*', has: [{ type: 'header', key: 'x-forgeline-page' }] }],
};

const NONCE_BYTES = 16;
const NO_CONTENT = 204;

/**
 * The first gate of every page (product §6.5): visitors are sent from members' pages to /login, signed-in non-admins
 * from admin pages too. It reads the verified cookie alone, never the database; pages and calls ask again.
 * While the database is away, or is being migrated, every page is a 503 that recovers by itself.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const { language, path } = splitLanguage(request.nextUrl.pathname);
  // Before anything else: whatever state the store is in, what was typed must not be lost.
  if (request.method === 'POST') return stayOnPage();
  if (!isDatabaseReady()) {
    const { body, ...rest } = unavailablePage(language);
    return new Response(body, rest);
  }
  if (isMembersPage(path)) {
    const token = await readSessionToken(request.headers.get('cookie'));
    if (!token) return toLogin(request, language);
    if (isAdminPage(path) && token.role !== 'admin') return toLogin(request, language);
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
  const { language, path } = splitLanguage(request.nextUrl.pathname);
  headers.set(PAGE_LANGUAGE_HEADER, language);
  headers.set(PAGE_PATH_HEADER, path);
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

/**
 * For a form submitted before hydration. Its body is not read, and 204 makes browsers stay on the page with everything that
 * was typed (RFC 9110 §15.3.5), so that it can be submitted again once it is hydrated.
 */
function stayOnPage(): Response {
  return new Response(null, { status: NO_CONTENT, headers: { 'cache-control': 'no-store' } });
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

function toLogin(request: NextRequest, language: Language): NextResponse {
  const { pathname, search } = request.nextUrl;
  const from = encodeURIComponent(`${pathname}${search}`);
  const login = localPath(ROUTES.login, language);
  return NextResponse.redirect(new URL(`${login}?from=${from}`, env().NEXTAUTH_URL));
}
