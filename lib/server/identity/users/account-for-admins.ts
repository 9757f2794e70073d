import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { NoteRecord } from '@/lib/server/platform/db/documents/users';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { ProfileResponse, UserRow } from '@/lib/shared/customers/user.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { Note, NoteInput } from '@/lib/shared/notes/note.schema';
import { findAccountsOf, findUserByEmail, findUserById, updateUser } from './users.repository';
import { toProfileResponse, toUserRow } from './users.serializer';

export type Account = UserRow & ProfileResponse & { createdAt: string; note: Note };

/** Throws `forbidden`, and `not-found`, also once the account is closed. */
export async function getAccount(actor: Actor, id: string): Promise<Account> {
  requirePermission(actor, 'see-accounts');
  const user = await findUserById(parseObjectId(id));
  if (!user) throw new AppError('not-found');
  return {
    ...toProfileResponse(user),
    ...toUserRow(user),
    createdAt: user.createdAt.toISOString(),
    note: serializeNote(user.note),
  };
}

/** Null once the account is closed. Throws `forbidden`. */
export async function findAccountId(actor: Actor, email: string): Promise<string | null> {
  requirePermission(actor, 'see-accounts');
  const user = await findUserByEmail(email.toLowerCase());
  return user?._id.toHexString() ?? null;
}

/** The id of the account of each e-mail that has one, by the e-mail in lower case. Throws `forbidden`. */
export async function findAccountIds(actor: Actor, emails: readonly string[]): Promise<Map<string, string>> {
  requirePermission(actor, 'see-accounts');
  const accounts = await findAccountsOf([...new Set(emails.map((email) => email.toLowerCase()))]);
  return new Map(accounts.map(({ _id, email }) => [email, _id.toHexString()]));
}

/** Throws `forbidden`, `not-found`, and `conflict` if `version` is not the current one. */
export async function writeNote(
  actor: Actor,
  email: string,
  input: NoteInput,
  now = new Date(),
): Promise<Note> {
  requirePermission(actor, 'see-accounts');
  return inTransaction(async (session) => {
    const user = await findUserByEmail(email, session);
    if (!user) throw new AppError('not-found');
    const note = nextNote(user.note, input, now);
    if (!note) return serializeNote(user.note);
    await updateUser(user._id, { $set: { note } }, session);
    const change = { before: serializeNote(user.note).text, after: note.text };
    await recordAccountEvent('user.note-changed', { actor, userId: user._id, ...change }, session);
    return serializeNote(note);
  });
}

/** Empty and of version 0 where none was written. */
export function serializeNote({ text, version }: Note = { text: '', version: 0 }): Note {
  return { text, version };
}

/** The note to store in place of `before`; null where the text is the same. Throws `conflict` if `version` is not that of `before`. */
export function nextNote(
  before: NoteRecord | undefined,
  { text, version }: NoteInput,
  now: Date,
): NoteRecord | null {
  const current = serializeNote(before);
  if (current.version !== version) throw new AppError('conflict');
  return current.text === text ? null : { text, version: version + 1, at: now };
}
