import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requireSameOrigin } from '@/lib/server/platform/http/same-origin';
import { AppError } from '@/lib/shared/messages/errors';
import { actorOf } from './authenticate';
import { readSessionCookie } from './session-cookie';

/** For calls open to everyone: null for a visitor, an ended session, and a request from another site. */
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
