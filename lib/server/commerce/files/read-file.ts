import 'server-only';
import { blobStorage } from '@/lib/server/platform/blobs/current-storage';
import { findFile } from './files.repository';

/** Throws `file-storage-unavailable`. */
export async function readStoredFile(name: string): Promise<Buffer | null> {
  const file = await findFile(name);
  if (!file) return null;
  const content = await blobStorage().read(file.blobId, { start: 0, end: file.bytes });
  return content && Buffer.from(await new Response(content).arrayBuffer());
}
