import 'server-only';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { dropFileCopies } from '@/lib/server/platform/cache/file-copies';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { recordFileEvent } from './file-events';
import { deleteUntouched } from './files.repository';

/** Deletes a file, with its audit entry, unless it was touched since it was read. Its content stays. */
export async function deleteRecorded(actor: AuditActor, file: FileDocument): Promise<boolean> {
  const wasDeleted = await inTransaction(async (session) => {
    const isDeleted = await deleteUntouched(file, session);
    if (isDeleted) await recordFileEvent('file.deleted', { actor, file }, session);
    return isDeleted;
  });
  if (wasDeleted) dropFileCopies(file._id);
  return wasDeleted;
}
