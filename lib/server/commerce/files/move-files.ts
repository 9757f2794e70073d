import type { ObjectId } from 'mongodb';
import type { BlobStorage } from '@/lib/server/platform/blobs/blob-storage';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { hashInName } from '@/lib/shared/files/stored-files';
import { contentHash } from './content-hash';
import { findFilesOf } from './files.repository';

const BATCH = 200;
/** No id is later (4 bytes of seconds). */
const END_OF_TIME = new Date(0xffff_ffff * 1_000);

/** `damaged` files, whose content differs from what was stored, are not moved. */
export type MovedFiles = { files: number; damaged: string[] };

async function contentIn(storage: BlobStorage, { blobId, bytes }: FileDocument): Promise<Uint8Array | null> {
  const content = await storage.read(blobId, { start: 0, end: bytes });
  return content && new Uint8Array(await new Response(content).arrayBuffer());
}

const hasStoredContent = (content: Uint8Array, { _id }: FileDocument) =>
  hashInName(_id) === contentHash(content);

/**
 * Moves content between storages while the store serves both: a file is removed from the first once it was read back
 * from the second. Content without a file is left to the sweep. Repeating it continues. Throws what the storages
 * throw.
 */
export async function moveFiles(from: BlobStorage, to: BlobStorage): Promise<MovedFiles> {
  const moved: MovedFiles = { files: 0, damaged: [] };
  for (let after: ObjectId | null = null; ; ) {
    const ids: ObjectId[] = await from.listIds({ before: END_OF_TIME, after, limit: BATCH });
    const last = ids.at(-1);
    if (!last) return moved;
    after = last;
    for (const file of await findFilesOf(ids)) {
      const content = await contentIn(from, file);
      // Deleted meanwhile.
      if (!content) continue;
      if (!hasStoredContent(content, file)) {
        moved.damaged.push(file._id);
        continue;
      }
      await to.write(file.blobId, file._id, content);
      const arrived = await contentIn(to, file);
      if (!arrived || !hasStoredContent(arrived, file))
        throw new Error(`${file._id} did not arrive as it was sent.`);
      await from.remove(file.blobId);
      moved.files += 1;
    }
  }
}
