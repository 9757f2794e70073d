import { type ClientSession, ObjectId } from 'mongodb';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import {
  changeUser,
  findEmails,
  findUserByEmail,
  findUserById,
  insertUser,
  updateUser,
} from './users.repository';

export type Identity = UserDocument;

export async function findIdentityById(
  id: string | ObjectId,
  session?: ClientSession,
): Promise<Identity | null> {
  return findUserById(new ObjectId(id), session);
}

export async function findIdentityByEmail(email: string, session?: ClientSession): Promise<Identity | null> {
  return findUserByEmail(email.toLowerCase(), session);
}

/** Throws the driver's duplicate key error if the e-mail is taken. */
export async function createIdentity(
  person: {
    name: string;
    email: string;
    image?: string | null;
    passwordHash?: string;
    emailVerified: Date | null;
    ownerProvedAt?: Date | undefined;
    language?: Language | undefined;
  },
  now: Date,
  session?: ClientSession,
): Promise<Identity> {
  const user: UserDocument = {
    _id: new ObjectId(),
    name: person.name,
    email: person.email.toLowerCase(),
    emailVerified: person.emailVerified,
    ...(person.ownerProvedAt ? { ownerProvedAt: person.ownerProvedAt } : {}),
    image: person.image ?? null,
    ...(person.passwordHash ? { passwordHash: person.passwordHash } : {}),
    role: 'customer',
    sessionVersion: 0,
    ...(person.language ? { language: person.language } : {}),
    createdAt: now,
  };
  await insertUser(user, session);
  return user;
}

/** Ends every session and token too. */
export async function replacePassword(
  userId: ObjectId,
  passwordHash: string,
  session?: ClientSession,
): Promise<Identity | null> {
  return changeUser(userId, { $set: { passwordHash, sessions: [] }, $inc: { sessionVersion: 1 } }, session);
}

/** The time of the first verification stays. */
export async function markEmailVerified(
  userId: ObjectId,
  at: Date,
  session?: ClientSession,
): Promise<boolean> {
  const user = await changeUser(userId, { $set: { emailVerified: at } }, session, { emailVerified: null });
  return user !== null;
}

/**
 * The time of the first proof stays. With `sessionHandle`, only while the account has that session. Returns whether this was
 * the first proof.
 */
export async function proveOwner(
  userId: ObjectId,
  at: Date,
  session: ClientSession,
  sessionHandle?: string,
): Promise<boolean> {
  const { modifiedCount } = await updateUser(userId, { $set: { ownerProvedAt: at } }, session, {
    ownerProvedAt: { $exists: false },
    ...(sessionHandle === undefined ? {} : { 'sessions.id': sessionHandle }),
  });
  return modifiedCount === 1;
}

/**
 * Removes the password, every session and every token: they may be a stranger's who registered first. Null if the account is
 * gone.
 */
export async function reclaimAccount(
  user: Identity,
  at: Date,
  session: ClientSession,
): Promise<Identity | null> {
  return changeUser(
    user._id,
    {
      $set: { emailVerified: user.emailVerified ?? at, ownerProvedAt: at, sessions: [] },
      $unset: { passwordHash: '' },
      $inc: { sessionVersion: 1 },
    },
    session,
  );
}

export async function lockOut(userId: ObjectId, session: ClientSession): Promise<void> {
  await updateUser(
    userId,
    { $set: { sessions: [] }, $unset: { passwordHash: '' }, $inc: { sessionVersion: 1 } },
    session,
  );
}

export function languageOfUser(user: { language?: Language | undefined }, pageLanguage?: Language): Language {
  return user.language ?? pageLanguage ?? LANGUAGES.default;
}

export async function setLanguageIfMissing(userId: ObjectId, language: Language): Promise<void> {
  await updateUser(userId, { $set: { language } }, undefined, { language: { $exists: false } });
}

export async function rename(
  userId: ObjectId,
  name: string,
  session?: ClientSession,
): Promise<Identity | null> {
  return changeUser(userId, { $set: { name } }, session);
}

export async function emailsOf(ids: readonly string[]): Promise<Map<string, string>> {
  const validIds = ids.filter((id) => OBJECT_ID_PATTERN.test(id)).map((id) => new ObjectId(id));
  const users = await findEmails(validIds);
  return new Map(users.map(({ _id, email }) => [_id.toHexString(), email]));
}
