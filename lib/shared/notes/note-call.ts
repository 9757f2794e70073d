import type { Contract } from '../calls/contract';
import { noteSchema, storedNoteSchema } from './note.schema';

/** The common part of contracts of calls that write an admins' note; each adds path, parameters and summary. */
export const NOTE_CALL = {
  method: 'PUT',
  who: 'admin',
  request: noteSchema,
  success: { status: 200, description: 'The note as it is now.', schema: storedNoteSchema },
  errors: ['not-found', 'conflict'],
} as const satisfies Partial<Contract>;
