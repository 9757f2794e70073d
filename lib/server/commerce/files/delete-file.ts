import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { AppError } from '@/lib/shared/messages/errors';
import { deleteRecorded } from './delete-recorded';
import { findFile } from './files.repository';
import { removeContent } from './remove-content';

/**
 * Only a file that no tool was ever saved with; orders may show others, which the sweep removes. Throws `forbidden`,
 * `not-found`, `file-in-use`.
 */
export async function deleteFile(actor: Actor, name: string): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-files');
  const file = await findFile(name);
  if (!file) throw new AppError('not-found');
  if (file.toolIds.length > 0 || !(await deleteRecorded(actor, file))) throw new AppError('file-in-use');
  await removeContent(file.blobId);
  return { deletedCount: 1 };
}
