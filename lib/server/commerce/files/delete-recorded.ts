import 'server-only';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { deleteUntouched } from './files.repository';
import { recordDeletion } from './record-file-event';

/** Deletes a file as it was read, and records who did; not if it was touched since. Its content stays. Returns whether it did. */
export async function deleteRecorded(actor: AuditActor, file: FileDocument): Promise<boolean> {
  return inTransaction(async (session) => {
    const isDeleted = await deleteUntouched(file, session);
    if (isDeleted) await recordDeletion(actor, file, session);
    return isDeleted;
  });
}
