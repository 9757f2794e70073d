import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { findAndUpdateUser, findEmails, findUser, insertUser, updateUser } from './users.repository';

/** What signing in needs of a user, and the only ways it may change one. */
export type Identity = UserDocument;

export async function findIdentityById(
  id: string | ObjectId,
  session?: ClientSession,
): Promise<Identity | null> {
  return findUser({ _id: new ObjectId(id) }, session);
}

/** `email` in any case. */
export async function findIdentityByEmail(email: string, session?: ClientSession): Promise<Identity | null> {
  return findUser({ email: email.toLowerCase() }, session);
}

/** Adds a customer. Throws the driver's duplicate key error if the e-mail is taken. */
export async function createIdentity(
  person: {
    name: string;
    email: string;
    image?: string | null;
    passwordHash?: string;
    emailVerified: Date | null;
    ownerProvedAt?: Date | undefined;
    /** The language of the page they came from, if known. */
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

/** Sets a new password and ends every existing session and token. */
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

/** Records that the person has verified the e-mail; the time of the first verification stays. */
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
 * Records that the ways to sign in are those of the mailbox's owner; the time of the first proof stays. With
 * `sessionHandle`, only while the account has that session. Returns whether this was the first proof.
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
 * Hands an account over to the person who has now proved otherwise than by its password that the mailbox is theirs:
 * the password may be a stranger's who registered first, so it is removed with every session and token. The time of the
 * first verification stays. Returns null if the account is gone.
 */
export async function handOver(user: Identity, at: Date, session: ClientSession): Promise<Identity | null> {
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

/** Removes the password and every session and token: nobody is signed in, nor can sign in with a password. */
export async function lockOut(userId: ObjectId, session: ClientSession): Promise<void> {
  await updateUser(
    { _id: userId },
    { $set: { sessions: [] }, $unset: { passwordHash: '' }, $inc: { sessionVersion: 1 } },
    session,
  );
}

/** Returns the language of mails to an account; while it has none the language of the page, else English. */
export function languageOfUser(user: { language?: Language | undefined }, asked?: Language): Language {
  return user.language ?? asked ?? LANGUAGES.default;
}

/** Stores the language of someone who signs in, for an account that has none yet: a chosen one stays. */
export async function learnLanguage(userId: ObjectId, language: Language): Promise<void> {
  await updateUser({ _id: userId, language: { $exists: false } }, { $set: { language } });
}

/** Changes the display name. */
export async function rename(
  userId: ObjectId,
  name: string,
  session?: ClientSession,
): Promise<Identity | null> {
  return findAndUpdateUser({ _id: userId }, { $set: { name } }, session);
}

/** Returns the e-mails of the accounts with these ids; closed and unknown ones have none. */
export async function emailsOf(ids: readonly string[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => OBJECT_ID_PATTERN.test(id)).map((id) => new ObjectId(id));
  const users = await findEmails(known);
  return new Map(users.map(({ _id, email }) => [_id.toHexString(), email]));
}
