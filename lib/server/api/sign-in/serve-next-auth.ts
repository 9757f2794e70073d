import 'server-only';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { failureResponse, problemResponse } from '@/lib/server/api/problem';
import { readBodyText } from '@/lib/server/api/read-body';
import type { Actor } from '@/lib/server/identity/actor';
import { limitRate } from '@/lib/server/identity/rate-limits/rate-limit';
import {
  endTicketCookie,
  type SecondFactorTicket,
  writeTicketCookie,
} from '@/lib/server/identity/second-factor/second-factor-ticket';
import { authenticateSession } from '@/lib/server/identity/sessions/authenticate';
import { endSessionCookies, sessionValueOf } from '@/lib/server/identity/sessions/session-cookie';
import { closeSession } from '@/lib/server/identity/sessions/sessions';
import { withRequestContext } from '@/lib/server/platform/http/request-context';
import { requireSameOrigin } from '@/lib/server/platform/http/same-origin';
import { AppError } from '@/lib/shared/messages/errors';
import { dropOddCallbackUrls } from './callback-url';
import { authOptions } from './options';

/** The actions of next-auth that are served: not `_log`, with which anyone could write to our log, nor its own pages. */
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

/**
 * A sign-in by password or code is sent, never followed as a link: next-auth would respond to a GET with an
 * error of its own (500).
 */
function isMethodTaken(method: string, [action, provider]: readonly string[]): boolean {
  return method === 'POST' || action !== 'callback' || provider !== 'credentials';
}

function methodNotAllowed(): Response {
  const response = problemResponse(new AppError('method-not-allowed'));
  response.headers.set('allow', 'POST');
  return response;
}

/** Returns next-auth's response to a visitor; also removes the cookie of a session that was ended. */
function signedOutResponse(request: Request): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'private, no-store' });
  for (const line of endSessionCookies(request.headers.get('cookie'))) headers.append('set-cookie', line);
  return new Response('{}', { headers });
}

/** Returns the same request with its body read, since next-auth would read one of any length. Throws `too-large`. */
async function withBodyRead(request: NextRequest): Promise<NextRequest> {
  if (request.method !== 'POST' || !request.body) return request;
  const { url, method, headers } = request;
  return new NextRequest(url, { method, headers, body: await readBodyText(request) });
}

/**
 * next-auth responds to every refused sign-in with 401. That is right for a wrong e-mail or password; too many attempts
 * and errors of ours have a status of their own, and say when to try again (product §7.4).
 */
function withRefusal(response: Response, refusal: AppError | undefined): Response {
  if (response.status !== 401 || !refusal || refusal.status < TOO_MANY_REQUESTS) return response;
  const headers = new Headers(response.headers);
  const { retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(Math.ceil(retryAfterSeconds)));
  return new Response(response.body, { status: refusal.status, headers });
}

/**
 * Serves every call under `/api/auth` with next-auth, behind the checks that all calls pass. The session is looked up here
 * first: next-auth treats any failure to read it as a logout and would clear the cookie during an outage of the database.
 * Here an outage is 503 and the cookie stays.
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
    dropOddCallbackUrls(request);
    // Before next-auth clears the cookie: if the session were ended afterwards, an outage would leave it open unnoticed.
    if (action === 'signout' && request.method === 'POST') await closeSession(request);
    const hasSession = action === 'session' && sessionValueOf(request.headers.get('cookie')) !== null;
    const actor = hasSession ? await sessionActor(request) : null;
    if (action === 'session' && !actor) return signedOutResponse(request);
    const refusals: AppError[] = [];
    const owed: SecondFactorTicket[] = [];
    const options = authOptions(request, actor, {
      onRefusal: (refusal) => refusals.push(refusal),
      onSecondFactorOwed: (ticket) => owed.push(ticket),
    });
    const response: Response = await NextAuth(await withBodyRead(request), context, options);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    if (owed[0]) response.headers.append('set-cookie', await writeTicketCookie(owed[0]));
    else if (action === 'callback' && !refusals[0]) response.headers.append('set-cookie', endTicketCookie());
    return withRefusal(response, refusals[0]);
  } catch (error) {
    // next-auth reads the body by itself.
    const failure = error instanceof SyntaxError ? new AppError('malformed-json', { cause: error }) : error;
    return failureResponse(failure, { method: request.method, route: '/api/auth/{action}' });
  }
}
