import 'server-only';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import type { StoredFile } from '@/lib/shared/files/stored-file.schema';
import { fileUrl } from '@/lib/shared/files/stored-files';

/** Returns a file as calls return it. */
export function serializeFile({ _id, kind, bytes, size }: FileDocument): StoredFile {
  return { name: _id, url: fileUrl(_id), kind, bytes, ...size };
}
