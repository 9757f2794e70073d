import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { nextNote, serializeNote } from '@/lib/server/platform/admins-note';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import type { Note, NoteInput } from '@/lib/shared/notes/note.schema';
import { findUser, updateUser } from '../users.repository';

/** Throws `forbidden`, `not-found`, and `conflict` if `version` is not the current one. */
export async function writeNote(
  actor: Actor,
  email: string,
  input: NoteInput,
  now = new Date(),
): Promise<Note> {
  requirePermission(actor, 'see-accounts');
  return inTransaction(async (session) => {
    const user = await findUser({ email }, session);
    if (!user) throw new AppError('not-found');
    const note = nextNote(user.note, input, now);
    if (!note) return serializeNote(user.note);
    await updateUser({ _id: user._id }, { $set: { note } }, session);
    const change = { before: serializeNote(user.note).text, after: note.text };
    await recordAccountEvent('user.note-changed', { actor, userId: user._id, ...change }, session);
    return serializeNote(note);
  });
}
