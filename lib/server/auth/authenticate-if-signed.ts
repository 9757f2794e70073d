import 'server-only';
import { requireSameOrigin } from '../http/same-origin';
import type { Actor } from './actor';
import { actorOf, authenticateBearer } from './authenticate';
import { readSessionCookie } from './session-cookie';

/**
 * The actor of a call that anyone may make: whoever the access token says, else whoever the session cookie says, else
 * null. A bad token is refused (`unauthenticated`), a session that ended is nobody, and a request from another site is
 * refused (`cross-site`) only if it brings a session along.
 */
export async function authenticateIfSigned(request: Request): Promise<Actor | null> {
  if (request.headers.has('authorization')) return authenticateBearer(request);
  const claims = await readSessionCookie(request.headers.get('cookie'));
  if (!claims) return null;
  requireSameOrigin(request);
  return actorOf(claims);
}
