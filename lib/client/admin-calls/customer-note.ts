import { call } from '@/lib/client/api';
import type { CustomerNote, CustomerNoteInput } from '@/lib/shared/customers/customer-note.schema';
import { writeNoteCall } from '@/lib/shared/customers/users.contract';

export function writeNote(email: string, body: CustomerNoteInput): Promise<CustomerNote> {
  return call(writeNoteCall, { params: { email }, body });
}
