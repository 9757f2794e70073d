import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { membershipOf } from '@/lib/server/identity/users/company-members';
import { findIdentityById, type Identity } from '@/lib/server/identity/users/identity';
import { priceGroupIdOf } from '@/lib/server/identity/users/user-price-group';
import { env } from '@/lib/server/platform/config/env';
import type { SessionRecord } from '@/lib/server/platform/db/documents/users';
import { requireSameOrigin } from '@/lib/server/platform/http/same-origin';
import { AppError } from '@/lib/shared/messages/errors';
import { verifyAccessToken } from './access-token';
import { extendSession, findSession } from './current-session';
import { readSessionCookie } from './session-cookie';
import type { SessionClaims } from './session-token';

function toActor(user: Identity, sessionId: string, record: Pick<SessionRecord, 'secondFactor'>): Actor {
  const owesSecondFactor = env().REQUIRE_ADMIN_TOTP && user.role === 'admin' && !record.secondFactor;
  return {
    userId: user._id,
    email: user.email,
    name: user.name,
    image: user.image,
    role: owesSecondFactor ? 'customer' : user.role,
    emailVerified: user.emailVerified !== null,
    language: user.language,
    customerNumber: user.customerNumber,
    priceGroupId: priceGroupIdOf(user),
    company: membershipOf(user),
    leftCompanyIds: user.leftCompanyIds,
    sessionId,
    sessionVersion: user.sessionVersion,
    secondFactor: record.secondFactor,
    owesSecondFactor,
  };
}

/** One indexed read: sessions are in the user's document. Null if the account is gone or the session has ended. */
export async function actorOf(claims: SessionClaims, now: Date = new Date()): Promise<Actor | null> {
  const user = await findIdentityById(claims.userId);
  const record = user ? findSession(user, claims, now) : null;
  if (!user || !record) return null;
  await extendSession(user._id, record, now);
  return toActor(user, claims.sessionId, record);
}

/** Somebody in whose name the store acts at another's request, such as for whom an order is placed; null if the account is gone. */
export async function absentActor(userId: ObjectId): Promise<Actor | null> {
  const user = await findIdentityById(userId);
  return user && toActor(user, '', { secondFactor: false });
}

export async function authenticateBearer(request: { headers: Headers }): Promise<Actor> {
  const [, token] = /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const claims = token ? await verifyAccessToken(token) : null;
  const actor = claims ? await actorOf(claims) : null;
  if (!actor) throw new AppError('unauthenticated');
  return actor;
}

/** The caller has checked the origin. Throws `unauthenticated`. */
export async function authenticateSession(request: { headers: Headers }): Promise<Actor> {
  const claims = await readSessionCookie(request.headers.get('cookie'));
  const actor = claims ? await actorOf(claims) : null;
  if (!actor) throw new AppError('unauthenticated');
  return actor;
}

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
