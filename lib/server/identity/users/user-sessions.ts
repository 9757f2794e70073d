import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { SessionRecord, UserDocument } from '@/lib/server/platform/db/documents/users';
import { findAndUpdateUser, updateUser, updateUsers } from './users.repository';

/**
 * The sessions of a user, kept in the user's own document: an actor is read together with their sessions in one indexed read,
 * and what ends a session ends it for the very next call.
 */

/** A browser more than this signs the longest unused one out. */
const MOST_SESSIONS = 100;

/** Adds a session. Null if the account is gone. */
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

/** Ends one session; returns whose it was, null if it was over already. */
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

/** Ends every session but `keep`. */
export async function removeOtherSessions(
  userId: ObjectId,
  keep: string,
  session?: ClientSession,
): Promise<void> {
  await updateUser({ _id: userId }, { $pull: { sessions: { id: { $ne: keep } } } }, session);
}

/** Ends every session and token, also of sign-ins that are under way. */
export async function removeAllSessions(userId: ObjectId, session?: ClientSession): Promise<void> {
  await updateUser({ _id: userId }, { $set: { sessions: [] }, $inc: { sessionVersion: 1 } }, session);
}

/** Notes that a session is in use, and until when it lasts. */
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

/** Notes that a session has proved the second factor. */
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

/** Forgets, of everybody, the sessions that are over, with their addresses and devices. */
export async function removeExpiredSessions(now: Date = new Date()): Promise<void> {
  await updateUsers(
    { 'sessions.expiresAt': { $lte: now } },
    { $pull: { sessions: { expiresAt: { $lte: now } } } },
  );
}
