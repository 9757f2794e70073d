import { callApi } from '@/lib/client/api';
import {
  type CustomerNote,
  type CustomerNoteInput,
  storedNoteSchema,
} from '@/lib/shared/customers/customer-note.schema';
import type { writeNoteCall } from '@/lib/shared/customers/users.contract';

export function writeNote(email: string, body: CustomerNoteInput): Promise<CustomerNote> {
  const options = { schema: storedNoteSchema, params: { email }, body, as: 'bearer' } as const;
  return callApi<typeof writeNoteCall>('PUT', '/api/user/{email}/note', options);
}
