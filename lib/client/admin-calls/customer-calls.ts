import { call } from '@/lib/client/api';
import type { Contract } from '@/lib/shared/calls/contract';
import type { Note, NoteInput } from '@/lib/shared/notes/note.schema';
import { NOTE_CALL } from '@/lib/shared/notes/note-call';

/** `path` is the address of a call whose contract contains `NOTE_CALL`. */
export function writeNote(path: Contract['path'], body: NoteInput): Promise<Note> {
  return call({ ...NOTE_CALL, path, tag: 'Service', summary: '' }, { body });
}
