import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requireSameOrigin } from '@/lib/server/platform/http/same-origin';
import { AppError } from '@/lib/shared/messages/errors';
import { actorOf } from './authenticate';
import { readSessionCookie } from './session-cookie';

/**
 * Returns who is signed in in the browser that makes a call, for a call that anyone may make and that is refused to
 * nobody: null for a visitor, an ended session, and a request from another site's page.
 */
export async function viewerOfRequest(request: Request): Promise<Actor | null> {
  try {
    requireSameOrigin(request);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
  const claims = await readSessionCookie(request.headers.get('cookie'));
  return claims ? actorOf(claims) : null;
}
