import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { findIdentityById, type Identity } from '../users/identity';
import { verifyAccessToken } from './access-token';
import type { Actor } from './actor';
import { readSessionCookie, type SessionClaims } from './session-cookie';

function toActor(user: Identity): Actor {
  return {
    userId: user._id,
    email: user.email,
    name: user.name,
    image: user.image ?? null,
    role: user.role,
    emailVerified: user.emailVerified !== null,
    sessionVersion: user.sessionVersion,
  };
}

/**
 * The user that claims of a session or token speak of, as the database knows them now; null if the account is gone or
 * its sessions were ended since.
 */
export async function actorOf(claims: SessionClaims): Promise<Actor | null> {
  const user = await findIdentityById(claims.userId);
  return user && user.sessionVersion === claims.sessionVersion ? toActor(user) : null;
}

/** The actor of an `Authorization: Bearer` access token. Throws `unauthenticated`. */
export async function authenticateBearer(request: { headers: Headers }): Promise<Actor> {
  const [, token] = /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const claims = token ? await verifyAccessToken(token) : null;
  const actor = claims ? await actorOf(claims) : null;
  if (!actor) throw new AppError('unauthenticated');
  return actor;
}

/** The actor of the session cookie. The caller has made sure the request is no cross-site one. Throws `unauthenticated`. */
export async function authenticateSession(request: { headers: Headers }): Promise<Actor> {
  const claims = await readSessionCookie(request.headers.get('cookie'));
  const actor = claims ? await actorOf(claims) : null;
  if (!actor) throw new AppError('unauthenticated');
  return actor;
}
