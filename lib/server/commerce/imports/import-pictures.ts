import 'server-only';
import { withUploadSlot } from '@/lib/server/commerce/files/upload-file';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { ImportDocument } from '@/lib/server/platform/db/documents/imports';
import { createPause } from '@/lib/server/platform/work-in-steps';
import type { PicturesResult } from '@/lib/shared/imports/filed-files.schema';
import { FILES_AT_ONCE_MAX } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';
import { filesOf } from './filed-files';
import { requireImport } from './may-import';
import { removeArchive, storeArchive } from './pictures/archive-parts';
import { matchFiles } from './pictures/match-files';
import { listArchive } from './pictures/read-archive';
import { startRun } from './run/start-run';
import { workOnRun } from './run/work-on-run';

export type PicturesImport = { content: AsyncIterable<Uint8Array>; isDryRun: boolean; now?: Date };

/**
 * Stores an archive as it arrives, and its files as an import that is to be worked on; those of a large one are left to the background
 * unless `isAtOnce`. Throws `unsupported-media-type` and `too-large` for an archive that is not to be read, and what `content` does.
 */
export async function beginPictures(
  by: AuditActor,
  { content, isDryRun, now = new Date() }: PicturesImport,
  isAtOnce = false,
): Promise<ImportDocument> {
  const archive = await storeArchive(content);
  try {
    const { files, refused } = await listArchive(archive);
    const { tools, unplaced } = await matchFiles(files);
    const rows = tools.map((value, index) => ({ row: index + 1, value }));
    const asked = { isDryRun, isAll: false, isInviting: false };
    const isInBackground = !isAtOnce && files.length > FILES_AT_ONCE_MAX;
    return await startRun(
      {
        ...{ kind: 'pictures', source: 'archive', by, ...asked, now, rows, isInBackground },
        ...{ archive, unfiled: [...unplaced, ...refused] },
      },
      createPause(),
    );
  } catch (error) {
    await removeArchive(archive);
    throw error;
  }
}

/**
 * Gives tools the files of an archive, for admins and programs that may both upload files and change tools. Returns what became of
 * each; of many files only the import's id, and it goes on in the background. Throws `forbidden`, `rate-limited` at the limit of
 * concurrent uploads, and what `beginPictures` does.
 */
export async function importPictures(
  caller: Caller,
  pictures: PicturesImport,
): Promise<{ result: PicturesResult } | { accepted: { id: string } }> {
  requireImport(caller, 'pictures');
  requirePermission(caller, 'manage-files');
  const run = await withUploadSlot(() => beginPictures(caller, pictures));
  const id = run._id.toHexString();
  if (run.touchedAt.getTime() === 0) return { accepted: { id } };
  const ended = await workOnRun(run._id);
  if (!ended) throw new AppError('not-found');
  return { result: { id, ...(await filesOf(ended)) } };
}
