import 'server-only';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The file that makes a folder a complete backup: written last, before the folder gets its name. */
export const MANIFEST_FILE = 'manifest.json';
/** Ends the name of a folder whose backup is still being written, or was cut short. */
export const INCOMPLETE = '.incomplete';

export const CONTENT_FOLDER = 'files';
/** `<database>/<collection>.bson` and `.metadata.json`, and `files/<id of the content>`, inside the folder. */
const FILE_PATH = /^(?:(?!\.)[^/\\]+\/(?!\.)[^/\\]+\.(?:bson|metadata\.json)|files\/[0-9a-f]{24})$/;

const fileSchema = z.object({
  /** Relative to the backup's folder, with slashes. */
  path: z.string().regex(FILE_PATH),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().nonnegative(),
  documents: z.int().nonnegative().optional(),
  name: z.string().max(100).optional(),
});

const manifestSchema = z.object({
  /** 1 and 2 are of data from before 0.2.0, which no migration leads from. */
  format: z.literal(3),
  database: z.string().min(1),
  release: z.string(),
  /** The numbers of the latest migration that the data has, and of the oldest server that may serve it. */
  schema: z.object({ latest: z.int(), oldestServer: z.int() }),
  /** The backup has everything committed by then, and nothing later. Without a snapshot: when reading began. */
  snapshotAt: z.iso.datetime(),
  isSnapshot: z.boolean(),
  finishedAt: z.iso.datetime(),
  files: z.array(fileSchema),
  /** Names of uploaded files whose content is outside the database and not in the backup, since it was not to be copied. */
  leftOut: z.array(z.string()).optional(),
  /** And of those whose content was not found, or was not what had been uploaded. */
  lost: z.array(z.string()).optional(),
  /** And of those whose content was not found, but is here: the previous backup had it. */
  gone: z.array(z.string()).optional(),
});

export type BackupFile = z.infer<typeof fileSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

/** A folder is not a complete backup, or its files are not those that were written. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8');
  } catch (cause) {
    throw new BackupError(`${folder} is not a complete backup: it has no ${MANIFEST_FILE}.`, { cause });
  }
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupError(
      `${path.join(folder, MANIFEST_FILE)} is not the manifest of a backup that this release can restore.`,
      { cause },
    );
  }
}

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

/** Errors of an open file, such as a full disk, name no file: adds it. */
export async function namingFile<T>(file: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof Error) || 'path' in cause) throw cause;
    throw new Error(`${cause.message} '${file}'`, { cause });
  }
}
