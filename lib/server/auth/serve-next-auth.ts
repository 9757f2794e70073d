import 'server-only';
import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { AppError } from '@/lib/shared/errors';
import { withRequestAddress } from '../audit/request-address';
import { failureResponse } from '../http/problem';
import { requireSameOrigin } from '../http/same-origin';
import type { Actor } from './actor';
import { authenticateSession } from './authenticate';
import { authOptions } from './options';
import { limitRate } from './rate-limit';
import { endTicketCookie, type SecondFactorTicket, writeTicketCookie } from './second-factor-ticket';
import { endSessionCookies, sessionValueOf } from './session-cookie';
import { closeSession } from './sessions';

/**
 * What is served of next-auth. Not its `_log`, with which anyone could write into our log, and not its own pages.
 */
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

/** What next-auth answers to a visitor, and no session any more in the browser of someone whose session was ended. */
function signedOutResponse(request: Request): Response {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'private, no-store' });
  for (const line of endSessionCookies(request.headers.get('cookie'))) headers.append('set-cookie', line);
  return new Response('{}', { headers });
}

/**
 * next-auth answers every refused sign-in with 401. That is right for a wrong e-mail or password; too many of them and
 * faults of ours have their own status, and say when to try again (decisions §2).
 */
function withRefusal(response: Response, refusal: AppError | undefined): Response {
  if (response.status !== 401 || !refusal || refusal.status < TOO_MANY_REQUESTS) return response;
  const headers = new Headers(response.headers);
  const { retryAfterSeconds } = refusal;
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(Math.ceil(retryAfterSeconds)));
  return new Response(response.body, { status: refusal.status, headers });
}

/**
 * Every call under `/api/auth`: next-auth, behind the checks all calls pass. Who has the session is asked here first:
 * next-auth takes any failure in reading it for a logout and would clear the cookie during an outage of the database.
 * Here an outage is 503 and the cookie stays.
 */
export function serveNextAuth(request: NextRequest, context: AuthContext): Promise<Response> {
  return withRequestAddress(request, () => serve(request, context));
}

async function serve(request: NextRequest, context: AuthContext): Promise<Response> {
  try {
    const [action = ''] = (await context.params).nextauth;
    if (!ACTIONS.has(action)) throw new AppError('not-found');
    if (request.method === 'POST') requireSameOrigin(request);
    await limitRate(action === 'signin' ? 'sign-in' : 'read', request);
    // Before next-auth takes the cookie: were the session to end after it, an outage would leave it open unnoticed.
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
    const response: Response = await NextAuth(request, context, options);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    if (owed[0]) response.headers.append('set-cookie', await writeTicketCookie(owed[0]));
    else if (action === 'callback' && !refusals[0]) response.headers.append('set-cookie', endTicketCookie());
    return withRefusal(response, refusals[0]);
  } catch (error) {
    return failureResponse(error, request);
  }
}
