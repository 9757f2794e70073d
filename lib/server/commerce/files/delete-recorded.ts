import 'server-only';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { dropFileCopies } from '@/lib/server/platform/cache/file-copies';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { recordFileEvent } from './file-events';
import { deleteUntouched } from './files.repository';

/**
 * Deletes a file as it was read, with all copies in other sizes, and records who did; not if it was touched since. Its
 * content stays. Returns whether it did.
 */
export async function deleteRecorded(actor: AuditActor, file: FileDocument): Promise<boolean> {
  const wasDeleted = await inTransaction(async (session) => {
    const isDeleted = await deleteUntouched(file, session);
    if (isDeleted) await recordFileEvent('file.deleted', { actor, file }, session);
    return isDeleted;
  });
  if (wasDeleted) dropFileCopies(file._id);
  return wasDeleted;
}
