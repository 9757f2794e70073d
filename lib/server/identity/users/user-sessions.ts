import type { ClientSession, ObjectId } from 'mongodb';
import type { SessionRecord, UserDocument } from '@/lib/server/platform/db/documents/users';
import { findAndUpdateUser, updateUser, updateUsers } from './users.repository';

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
  await dropExpired({ _id: userId }, record.createdAt, session);
  return findAndUpdateUser(
    { _id: userId },
    { $push: { sessions: { $each: [record], $sort: { lastUsedAt: 1 }, $slice: -MOST_SESSIONS } } },
    session,
  );
}

export async function removeSession(
  userId: ObjectId,
  handle: string,
  session?: ClientSession,
): Promise<UserDocument | null> {
  return findAndUpdateUser(
    { _id: userId, 'sessions.id': handle },
    { $pull: { sessions: { id: handle } } },
    session,
  );
}

export async function removeOtherSessions(
  userId: ObjectId,
  exceptHandle: string,
  session?: ClientSession,
): Promise<void> {
  await updateUser({ _id: userId }, { $pull: { sessions: { id: { $ne: exceptHandle } } } }, session);
}

export async function removeAllSessions(userId: ObjectId, session?: ClientSession): Promise<void> {
  await updateUser({ _id: userId }, { $set: { sessions: [] }, $inc: { sessionVersion: 1 } }, session);
}

export async function touchSession(
  userId: ObjectId,
  handle: string,
  lastUsedAt: Date,
  expiresAt: Date,
): Promise<void> {
  await updateUser(
    { _id: userId, 'sessions.id': handle },
    { $set: { 'sessions.$.lastUsedAt': lastUsedAt, 'sessions.$.expiresAt': expiresAt } },
  );
}

export async function markSecondFactorProved(
  userId: ObjectId,
  handle: string,
  session?: ClientSession,
): Promise<void> {
  await updateUser(
    { _id: userId, 'sessions.id': handle },
    { $set: { 'sessions.$.secondFactor': true } },
    session,
  );
}

async function dropExpired(of: { _id: ObjectId }, now: Date, session?: ClientSession): Promise<void> {
  await updateUser(
    { ...of, 'sessions.expiresAt': { $lte: now } },
    { $pull: { sessions: { expiresAt: { $lte: now } } } },
    session,
  );
}

export async function removeExpiredSessions(now: Date = new Date()): Promise<void> {
  await updateUsers(
    { 'sessions.expiresAt': { $lte: now } },
    { $pull: { sessions: { expiresAt: { $lte: now } } } },
  );
}
