import 'server-only';
import type { ObjectId } from 'mongodb';
import { blobStorage } from '@/lib/server/platform/blobs/current-storage';
import { log } from '@/lib/server/platform/log';

export async function removeContent(blobId: ObjectId): Promise<void> {
  try {
    await blobStorage().remove(blobId);
  } catch (error) {
    log().warn({ error, blobId: blobId.toHexString() }, 'content without a file is left to the sweep');
  }
}
