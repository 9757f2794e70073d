import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { AppError } from '@/lib/shared/errors';
import { deleteRecorded } from './delete-recorded';
import { mayManageFiles } from './files.policy';
import { findFile } from './files.repository';
import { removeContent } from './remove-content';

/**
 * Deletes a file that no tool was ever saved with; others are left to the sweep, since orders may show them. Throws
 * `forbidden`, `not-found`, `file-in-use`.
 */
export async function deleteFile(actor: Actor, name: string): Promise<{ deletedCount: number }> {
  if (!mayManageFiles(actor)) throw new AppError('forbidden');
  const file = await findFile(name);
  if (!file) throw new AppError('not-found');
  if (file.toolIds.length > 0 || !(await deleteRecorded(actor, file))) throw new AppError('file-in-use');
  await removeContent(file.blobId);
  return { deletedCount: 1 };
}
