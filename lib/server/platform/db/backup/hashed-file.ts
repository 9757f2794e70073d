import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { namingFile } from '@/lib/server/platform/name-file';

const CHUNK_BYTES = 4 * 1024 * 1024;
/** A backup holds personal data. */
const OWNER_ONLY = 0o600;

export type Written = { sha256: string; bytes: number; parts: number };

/** Returns the hash once the file is on the disk. Holds a few megabytes in memory, however long the file. */
export async function writeHashed(
  file: string,
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Written> {
  const target = await open(file, 'wx', OWNER_ONLY);
  try {
    const hash = createHash('sha256');
    const total = { bytes: 0, parts: 0 };
    let chunk: Uint8Array[] = [];
    let waiting = 0;
    const flush = async () => {
      const data = Buffer.concat(chunk);
      hash.update(data);
      await namingFile(file, target.writeFile(data));
      total.bytes += data.length;
      chunk = [];
      waiting = 0;
    };
    for await (const part of parts) {
      chunk.push(part);
      waiting += part.length;
      total.parts += 1;
      if (waiting >= CHUNK_BYTES) await flush();
    }
    await flush();
    await namingFile(file, target.sync());
    return { sha256: hash.digest('hex'), ...total };
  } finally {
    await target.close();
  }
}

export async function hashFile(file: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await namingFile(folder, handle.sync());
  } finally {
    await handle.close();
  }
}
