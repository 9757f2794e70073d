import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { serializeNote } from '@/lib/server/platform/admins-note';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import type { ProfileResponse, UserRow } from '@/lib/shared/customers/user.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { Note } from '@/lib/shared/notes/note.schema';
import { findAccountsOf, findUser } from '../users.repository';
import { toProfileResponse, toUserRow } from '../users.serializer';

export type Account = UserRow & ProfileResponse & { createdAt: string; note: Note };

/** Throws `forbidden`, and `not-found`, also once the account is closed. */
export async function getAccount(actor: Actor, id: string): Promise<Account> {
  requirePermission(actor, 'see-accounts');
  const user = await findUser({ _id: parseObjectId(id) });
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
  const user = await findUser({ email: email.toLowerCase() });
  return user?._id.toHexString() ?? null;
}

/** The id of the account of each e-mail that has one, by the e-mail in lower case. Throws `forbidden`. */
export async function findAccountIds(actor: Actor, emails: readonly string[]): Promise<Map<string, string>> {
  requirePermission(actor, 'see-accounts');
  const accounts = await findAccountsOf([...new Set(emails.map((email) => email.toLowerCase()))]);
  return new Map(accounts.map(({ _id, email }) => [email, _id.toHexString()]));
}
