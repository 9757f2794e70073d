import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { CustomerNote, CustomerNoteInput } from '@/lib/shared/customers/customer-note.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { findUser, updateUser } from '../users.repository';

/** Throws `forbidden`, `not-found`, and `conflict` if `version` is not the current one. */
export async function writeNote(
  actor: Actor,
  email: string,
  { version, text }: CustomerNoteInput,
  now = new Date(),
): Promise<CustomerNote> {
  requirePermission(actor, 'see-accounts');
  return inTransaction(async (session) => {
    const user = await findUser({ email }, session);
    if (!user) throw new AppError('not-found');
    const before = user.note ?? { text: '', version: 0 };
    if (before.version !== version) throw new AppError('conflict');
    if (before.text === text) return { text, version };
    const note = { text, version: version + 1, at: now };
    await updateUser({ _id: user._id }, { $set: { note } }, session);
    const change = { userId: user._id, before: before.text, after: text };
    await recordAccountEvent('user.note-changed', { actor, ...change }, session);
    return { text, version: note.version };
  });
}
