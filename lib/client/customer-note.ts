import type { writeNoteCall } from '@/lib/shared/contracts/users';
import {
  type CustomerNote,
  type CustomerNoteInput,
  storedNoteSchema,
} from '@/lib/shared/schemas/customer-note';
import { callApi } from './api';

/** Stores what admins keep about a customer and returns it; `conflict` if another was written meanwhile. Throws ApiProblem. */
export function writeNote(email: string, body: CustomerNoteInput): Promise<CustomerNote> {
  const options = { schema: storedNoteSchema, params: { email }, body, as: 'bearer' } as const;
  return callApi<typeof writeNoteCall>('PUT', '/api/user/{email}/note', options);
}
