import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requireSameOrigin } from '@/lib/server/platform/http/same-origin';
import { actorOf, authenticateBearer } from './authenticate';
import { readSessionCookie } from './session-cookie';

/**
 * By access token, else by session cookie, else null. Throws `unauthenticated` for an invalid token, and `cross-site` for a
 * request from another site that has a session cookie; an ended session counts as none.
 */
export async function authenticateIfSigned(request: Request): Promise<Actor | null> {
  if (request.headers.has('authorization')) return authenticateBearer(request);
  const claims = await readSessionCookie(request.headers.get('cookie'));
  if (!claims) return null;
  requireSameOrigin(request);
  return actorOf(claims);
}
