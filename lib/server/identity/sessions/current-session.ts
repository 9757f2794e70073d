import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { findIdentityById, type Identity } from '@/lib/server/identity/users/identity';
import { touchSession } from '@/lib/server/identity/users/user-sessions';
import type { SessionRecord } from '@/lib/server/platform/db/documents/users';
import { SESSION_SECONDS } from './session-cookie';
import type { SessionClaims } from './session-token';
import { sessionHandle } from './session-token';

/** A session ends this long after its sign-in, however much it is used (OWASP ASVS 5, 7.3.2). */
export const SESSION_LONGEST_SECONDS = 30 * 24 * 3_600;

/** How stale `lastUsedAt` may be: a write now and then, not at every call. */
const TOUCH_AFTER_MS = 5 * 60_000;

/** Returns when a session expires if it is not used again. */
export function sessionEnd(createdAt: Date, lastUsedAt: Date): Date {
  const idle = lastUsedAt.getTime() + SESSION_SECONDS * 1000;
  return new Date(Math.min(idle, createdAt.getTime() + SESSION_LONGEST_SECONDS * 1000));
}

/** Returns the record of the session that claims name, if it is still valid. */
export function findSession(user: Identity, claims: SessionClaims, now: Date): SessionRecord | null {
  if (user.sessionVersion !== claims.sessionVersion) return null;
  const handle = sessionHandle(claims.sessionId);
  return user.sessions?.find(({ id, expiresAt }) => id === handle && expiresAt > now) ?? null;
}

/** Extends a session that is in use. */
export async function extendSession(userId: ObjectId, record: SessionRecord, now: Date): Promise<void> {
  if (now.getTime() - record.lastUsedAt.getTime() < TOUCH_AFTER_MS) return;
  await touchSession(userId, record.id, now, sessionEnd(record.createdAt, now));
}

const RECENT_MS = 10 * 60_000;

export async function isSignInRecent(actor: Actor, now: Date): Promise<boolean> {
  const user = await findIdentityById(actor.userId);
  const handle = sessionHandle(actor.sessionId);
  const record = user?.sessions?.find(({ id }) => id === handle);
  return record !== undefined && now.getTime() - record.createdAt.getTime() < RECENT_MS;
}
