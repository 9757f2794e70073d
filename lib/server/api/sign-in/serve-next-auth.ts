import 'server-only';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { readBodyText } from '@/lib/server/api/read-body';
import { failureResponse, problemResponse, setExhausted } from '@/lib/server/api/responses';
import type { Actor } from '@/lib/server/identity/actor';
import { limitRate } from '@/lib/server/identity/rate-limits/rate-limit';
import {
  endTicketCookie,
  type SecondFactorTicket,
  writeTicketCookie,
} from '@/lib/server/identity/second-factor/second-factor-ticket';
import { authenticateSession } from '@/lib/server/identity/sessions/authenticate';
import { cookieName, endSessionCookies, sessionValueOf } from '@/lib/server/identity/sessions/session-cookie';
import { closeSession } from '@/lib/server/identity/sessions/sessions';
import { env } from '@/lib/server/platform/config/env';
import { withRequestContext } from '@/lib/server/platform/http/request-context';
import { requireSameOrigin } from '@/lib/server/platform/http/same-origin';
import { AppError } from '@/lib/shared/messages/errors';
import { authOptions } from './options';

/** The actions that are served: not `_log`, which lets anyone write to the log, nor next-auth's own pages. */
const ACTIONS: ReadonlySet<string> = new Set([
  'callback',
  'csrf',
  'error',
  'providers',
  'session',
  'signin',
  'signout',
]);

const TOO_MANY_REQUESTS = 429;

type AuthContext = { params: Promise<{ nextauth: string[] }> };

async function sessionActor(request: Request): Promise<Actor | null> {
  try {
    return await authenticateSession(request);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') return null;
    throw error;
  }
}

/** next-auth responds to a GET for a sign-in by password or code with a 500. */
function isMethodTaken(method: string, [action, provider]: readonly string[]): boolean {
  return method === 'POST' || action !== 'callback' || provider !== 'credentials';
}

function methodNotAllowed(): Response {
  const response = problemResponse(new AppError('method-not-allowed'));
  response.headers.set('allow', 'POST');
  return response;
}

function signedOutResponse(request: Request): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'private, no-store' });
  for (const line of endSessionCookies(request.headers.get('cookie'))) headers.append('set-cookie', line);
  return new Response('{}', { headers });
}

/** next-auth has no limit of its own. Throws `too-large`. */
async function withBodyRead(request: NextRequest): Promise<NextRequest> {
  if (request.method !== 'POST' || !request.body) return request;
  const { url, method, headers } = request;
  return new NextRequest(url, { method, headers, body: await readBodyText(request) });
}

/**
 * next-auth responds to every refused sign-in with 401. Too many attempts and internal errors have a status of their own
 * (product §7.4).
 */
function withRefusal(response: Response, refusal: AppError | undefined): Response {
  if (response.status !== 401 || !refusal || refusal.status < TOO_MANY_REQUESTS) return response;
  const headers = new Headers(response.headers);
  const { retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(Math.ceil(retryAfterSeconds)));
  if (refusal.status === TOO_MANY_REQUESTS) setExhausted(headers, refusal);
  return new Response(response.body, { status: refusal.status, headers });
}

/**
 * Serves every call under `/api/auth` with next-auth, behind the checks of all calls. The session is read here first: next-auth
 * would clear the cookie if that fails during an outage. Here an outage is 503 and the cookie stays.
 */
export function serveNextAuth(request: NextRequest, context: AuthContext): Promise<Response> {
  return withRequestContext(request, () => serve(request, context));
}

async function serve(request: NextRequest, context: AuthContext): Promise<Response> {
  try {
    const address = (await context.params).nextauth;
    const [action = ''] = address;
    if (!ACTIONS.has(action)) throw new AppError('not-found');
    if (!isMethodTaken(request.method, address)) return methodNotAllowed();
    if (request.method === 'POST') requireSameOrigin(request);
    await limitRate(action === 'signin' ? 'sign-in' : 'read', request);
    removeInvalidCallbackUrls(request);
    // Before next-auth clears the cookie: during an outage the session would stay open unnoticed.
    if (action === 'signout' && request.method === 'POST') await closeSession(request);
    const hasSession = action === 'session' && sessionValueOf(request.headers.get('cookie')) !== null;
    const actor = hasSession ? await sessionActor(request) : null;
    if (action === 'session' && !actor) return signedOutResponse(request);
    const refusals: AppError[] = [];
    const owed: SecondFactorTicket[] = [];
    const options = authOptions(request, actor, {
      onRefusal: (refusal) => refusals.push(refusal),
      onSecondFactorRequired: (ticket) => owed.push(ticket),
    });
    const response: Response = await NextAuth(await withBodyRead(request), context, options);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    if (owed[0]) response.headers.append('set-cookie', await writeTicketCookie(owed[0]));
    else if (action === 'callback' && !refusals[0]) response.headers.append('set-cookie', endTicketCookie());
    return withRefusal(response, refusals[0]);
  } catch (error) {
    // Thrown by next-auth when it parses the body.
    const failure = error instanceof SyntaxError ? new AppError('malformed-json', { cause: error }) : error;
    return failureResponse(failure, { method: request.method, route: '/api/auth/{action}' });
  }
}

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
function removeInvalidCallbackUrls(request: NextRequest): void {
  const { searchParams } = request.nextUrl;
  if (searchParams.getAll(PARAMETER).some((value) => !isHttpAddress(value))) searchParams.delete(PARAMETER);
  const cookies = request.headers.get('cookie')?.split(';') ?? [];
  // The framework's cookies() reads this object later.
  if (cookies.some(isInvalidCookie))
    request.headers.set('cookie', cookies.filter((pair) => !isInvalidCookie(pair)).join(';'));
}
