import type { ClientSession, ObjectId } from 'mongodb';
import type { SessionRecord, UserDocument } from '@/lib/server/platform/db/documents/users';
import { changeUser, pullExpiredSessions, updateUser } from './users.repository';

/**
 * Sessions are in the user's own document: one indexed read returns an actor with them, and a session that ends is invalid
 * from the next call on.
 */

/** Beyond it, the session unused for longest ends. */
const MOST_SESSIONS = 100;

export async function addSession(
  userId: ObjectId,
  record: SessionRecord,
  session?: ClientSession,
): Promise<UserDocument | null> {
  const expired = { expiresAt: { $lte: record.createdAt } };
  await updateUser(userId, { $pull: { sessions: expired } }, session, {
    'sessions.expiresAt': expired.expiresAt,
  });
  return changeUser(
    userId,
    { $push: { sessions: { $each: [record], $sort: { lastUsedAt: 1 }, $slice: -MOST_SESSIONS } } },
    session,
  );
}

export async function removeSession(
  userId: ObjectId,
  handle: string,
  session?: ClientSession,
): Promise<UserDocument | null> {
  return changeUser(userId, { $pull: { sessions: { id: handle } } }, session, { 'sessions.id': handle });
}

export async function removeOtherSessions(
  userId: ObjectId,
  exceptHandle: string,
  session?: ClientSession,
): Promise<void> {
  await updateUser(userId, { $pull: { sessions: { id: { $ne: exceptHandle } } } }, session);
}

export async function removeAllSessions(userId: ObjectId, session?: ClientSession): Promise<void> {
  await updateUser(userId, { $set: { sessions: [] }, $inc: { sessionVersion: 1 } }, session);
}

export async function touchSession(
  userId: ObjectId,
  handle: string,
  lastUsedAt: Date,
  expiresAt: Date,
): Promise<void> {
  await updateUser(
    userId,
    { $set: { 'sessions.$.lastUsedAt': lastUsedAt, 'sessions.$.expiresAt': expiresAt } },
    undefined,
    { 'sessions.id': handle },
  );
}

export async function markSecondFactorProved(
  userId: ObjectId,
  handle: string,
  session?: ClientSession,
): Promise<void> {
  await updateUser(userId, { $set: { 'sessions.$.secondFactor': true } }, session, { 'sessions.id': handle });
}

export async function removeExpiredSessions(now: Date = new Date()): Promise<void> {
  await pullExpiredSessions(now);
}
