import { z } from 'zod';
import { optionalTextSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';

const NOTE_MAX_LENGTH = 4_000;

/** Body of `PUT /api/user/{email}/note`: the text, which may be empty, and the version it replaces, 0 for none. */
export const customerNoteSchema = z.strictObject({
  version: z.int(issue('invalid')).min(0, issue('invalid')),
  text: optionalTextSchema(NOTE_MAX_LENGTH),
});
export type CustomerNoteInput = z.infer<typeof customerNoteSchema>;

export const storedNoteSchema = z.object({ text: z.string(), version: z.number() });
export type CustomerNote = z.infer<typeof storedNoteSchema>;
