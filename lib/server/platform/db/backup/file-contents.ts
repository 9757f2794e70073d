import 'server-only';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type ClientSession, type Db, ObjectId } from 'mongodb';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { syncFolder, writeHashed } from './hashed-file';
import { BackupError, type BackupFile, CONTENT_FOLDER, type Manifest } from './manifest';

const OWNER_ONLY = 0o700;
/** Each waits for the storage most of the time, and holds a few megabytes. */
const AT_ONCE = 6;

/** Where the content of uploaded files is that is not in the database. */
export type FileContents = {
  /** Returns null where there is none. */
  read: (
    id: ObjectId,
    range: { start: number; end: number },
  ) => Promise<AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | null>;
  write: (id: ObjectId, name: string, bytes: Uint8Array) => Promise<void>;
};

export type OutsideFile = Pick<FileDocument, '_id' | 'blobId' | 'bytes'>;

/** Returns the files of a snapshot whose content is not in it. */
export async function filesOutside(db: Db, session: ClientSession): Promise<OutsideFile[]> {
  const inside = new Set<string>();
  const blobs = db.collection('file_data.files').find({}, { session, projection: { _id: 1 } });
  for await (const { _id } of blobs) inside.add(_id.toHexString());
  const files = await db
    .collection<FileDocument>('files')
    .find({}, { session, projection: { blobId: 1, bytes: 1 } })
    .toArray();
  return files.filter(({ blobId }) => !inside.has(blobId.toHexString()));
}

async function writeOne(
  contents: FileContents,
  { _id, blobId, bytes }: OutsideFile,
  folder: string,
): Promise<BackupFile | null> {
  const place = `${CONTENT_FOLDER}/${blobId.toHexString()}`;
  const content = await contents.read(blobId, { start: 0, end: bytes });
  if (!content) return null;
  const written = await writeHashed(path.join(folder, place), content as AsyncIterable<Uint8Array>);
  // The name begins with the hash of what was uploaded.
  if (written.bytes === bytes && written.sha256.startsWith(_id.split('.')[0] ?? ''))
    return { path: place, sha256: written.sha256, bytes, name: _id };
  await rm(path.join(folder, place));
  return null;
}

/**
 * Copies the content of files into a backup's folder. Returns what was written, and the names of files whose content is
 * damaged or gone although the database still has them. Throws what `contents` throws.
 */
export async function writeContents(
  db: Db,
  contents: FileContents,
  files: readonly OutsideFile[],
  folder: string,
): Promise<{ written: BackupFile[]; lost: string[] }> {
  const written: BackupFile[] = [];
  const lost: string[] = [];
  await mkdir(path.join(folder, CONTENT_FOLDER), { mode: OWNER_ONLY });
  const left = files.values();
  const copyRest = async () => {
    for (const file of left) {
      const copy = await writeOne(contents, file, folder);
      if (copy) written.push(copy);
      else if (await db.collection<FileDocument>('files').findOne({ _id: file._id })) lost.push(file._id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyRest));
  await syncFolder(path.join(folder, CONTENT_FOLDER));
  return { written: written.sort((one, other) => (one.path < other.path ? -1 : 1)), lost: lost.sort() };
}

/** Puts the content of files back from a verified backup. Returns how many. Throws `BackupError` and what `contents` throws. */
export async function putContentsBack(
  folder: string,
  { files }: Manifest,
  contents: FileContents | undefined,
): Promise<number> {
  const copies = files.filter((file) => file.name !== undefined);
  if (copies.length > 0 && !contents) throw new BackupError('There is nowhere to put uploaded files.');
  const left = copies.values();
  const putRest = async () => {
    for (const { path: place, name = '' } of left) {
      const id = ObjectId.createFromHexString(path.posix.basename(place));
      await contents?.write(id, name, await readFile(path.join(folder, place)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, putRest));
  return copies.length;
}
