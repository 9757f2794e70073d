import 'server-only';
import type { NoteRecord } from '@/lib/server/platform/db/documents/note';
import { AppError } from '@/lib/shared/messages/errors';
import type { Note, NoteInput } from '@/lib/shared/notes/note.schema';

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
