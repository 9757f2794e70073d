import { type ClientSession, ObjectId } from 'mongodb';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { findAndUpdateUser, findEmails, findUser, insertUser, updateUser } from './users.repository';

export type Identity = UserDocument;

export async function findIdentityById(
  id: string | ObjectId,
  session?: ClientSession,
): Promise<Identity | null> {
  return findUser({ _id: new ObjectId(id) }, session);
}

export async function findIdentityByEmail(email: string, session?: ClientSession): Promise<Identity | null> {
  return findUser({ email: email.toLowerCase() }, session);
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
  return findAndUpdateUser(
    { _id: userId },
    { $set: { passwordHash, sessions: [] }, $inc: { sessionVersion: 1 } },
    session,
  );
}

/** The time of the first verification stays. */
export async function markEmailVerified(
  userId: ObjectId,
  at: Date,
  session?: ClientSession,
): Promise<boolean> {
  const user = await findAndUpdateUser(
    { _id: userId, emailVerified: null },
    { $set: { emailVerified: at } },
    session,
  );
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
  const { modifiedCount } = await updateUser(
    {
      _id: userId,
      ownerProvedAt: { $exists: false },
      ...(sessionHandle === undefined ? {} : { 'sessions.id': sessionHandle }),
    },
    { $set: { ownerProvedAt: at } },
    session,
  );
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
  return findAndUpdateUser(
    { _id: user._id },
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
    { _id: userId },
    { $set: { sessions: [] }, $unset: { passwordHash: '' }, $inc: { sessionVersion: 1 } },
    session,
  );
}

export function languageOfUser(user: { language?: Language | undefined }, pageLanguage?: Language): Language {
  return user.language ?? pageLanguage ?? LANGUAGES.default;
}

export async function setLanguageIfMissing(userId: ObjectId, language: Language): Promise<void> {
  await updateUser({ _id: userId, language: { $exists: false } }, { $set: { language } });
}

export async function rename(
  userId: ObjectId,
  name: string,
  session?: ClientSession,
): Promise<Identity | null> {
  return findAndUpdateUser({ _id: userId }, { $set: { name } }, session);
}

export async function emailsOf(ids: readonly string[]): Promise<Map<string, string>> {
  const validIds = ids.filter((id) => OBJECT_ID_PATTERN.test(id)).map((id) => new ObjectId(id));
  const users = await findEmails(validIds);
  return new Map(users.map(({ _id, email }) => [_id.toHexString(), email]));
}
