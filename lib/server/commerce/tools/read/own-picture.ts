import 'server-only';
import path from 'node:path';
import { readStoredFile } from '@/lib/server/commerce/files/read-file';
import { fileNameOf } from '@/lib/shared/files/stored-files';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

export const PLACEHOLDER_FILE = path.join(process.cwd(), 'public', TOOL_PLACEHOLDER);

/**
 * A tool's picture as a file or its content. A picture on another host is never fetched, since its address could
 * point into the internal network; the placeholder replaces it.
 */
export async function ownPicture(image: string): Promise<string | Buffer> {
  const name = fileNameOf(image);
  if (name !== null) return (await readStoredFile(name)) ?? PLACEHOLDER_FILE;
  return /^\/(?:tools\/)?[\w-]+\.webp$/.test(image)
    ? path.join(process.cwd(), 'public', image)
    : PLACEHOLDER_FILE;
}
