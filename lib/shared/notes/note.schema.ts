import { z } from 'zod';
import { optionalTextSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';

const NOTE_MAX_LENGTH = 4_000;

/** Body of a call that writes an admins' note: the text, which may be empty, and the version it replaces, 0 for none. */
export const noteSchema = z.strictObject({
  version: z.int(issue('invalid')).min(0, issue('invalid')),
  text: optionalTextSchema(NOTE_MAX_LENGTH),
});
export type NoteInput = z.infer<typeof noteSchema>;

export const storedNoteSchema = z.object({ text: z.string(), version: z.number() });
export type Note = z.infer<typeof storedNoteSchema>;
