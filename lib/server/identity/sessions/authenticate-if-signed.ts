import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requireSameOrigin } from '@/lib/server/platform/http/same-origin';
import { actorOf, authenticateBearer } from './authenticate';
import { readSessionCookie } from './session-cookie';

/**
 * Returns the actor of a call that anyone may make: the user of the access token, else of the session cookie, else
 * null. An invalid token is refused (`unauthenticated`), an ended session counts as none, and a request from another
 * site is refused (`cross-site`) only if it has a session cookie.
 */
export async function authenticateIfSigned(request: Request): Promise<Actor | null> {
  if (request.headers.has('authorization')) return authenticateBearer(request);
  const claims = await readSessionCookie(request.headers.get('cookie'));
  if (!claims) return null;
  requireSameOrigin(request);
  return actorOf(claims);
}
