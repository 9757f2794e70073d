import type { ImportDocument } from '@/lib/server/platform/db/documents/imports';
import { removeArchive } from '../pictures/archive-parts';
import { dropArchive } from './imports.repository';

/** Removes the archive of an import that has ended. */
export async function releaseArchive({ _id, archive }: ImportDocument): Promise<void> {
  if (!archive) return;
  await dropArchive(_id);
  await removeArchive(archive);
}
