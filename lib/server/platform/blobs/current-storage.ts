import 'server-only';
import type { BlobStorage } from './blob-storage';
import { gridFsStorage } from './gridfs.repository';

/** Returns the storage of this store: the database it has anyway (GridFS), so that a backup holds files and what refers to them. */
export function blobStorage(): BlobStorage {
  return gridFsStorage;
}
