import { call } from '@/lib/client/api';
import type { Contract } from '@/lib/shared/calls/contract';
import type { SaveViewInput } from '@/lib/shared/customers/saved-view.schema';
import { savedViewCalls, userCalls } from '@/lib/shared/customers/users.contract';
import type { Note, NoteInput } from '@/lib/shared/notes/note.schema';
import { NOTE_CALL } from '@/lib/shared/notes/note-call';

export async function startView(email: string): Promise<void> {
  await call(userCalls.startView, { params: { email } });
}

export async function endView(email: string): Promise<void> {
  await call(userCalls.endView, { params: { email } });
}

export async function saveView(body: SaveViewInput): Promise<void> {
  await call(savedViewCalls.saveView, { body });
}

export async function removeSavedView(id: string): Promise<void> {
  await call(savedViewCalls.removeSavedView, { params: { id } });
}

/** `path` is the address of a call whose contract contains `NOTE_CALL`. */
export function writeNote(path: Contract['path'], body: NoteInput): Promise<Note> {
  return call({ ...NOTE_CALL, path, tag: 'Service', summary: '' }, { body });
}
