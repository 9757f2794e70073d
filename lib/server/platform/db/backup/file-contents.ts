import 'server-only';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type ClientSession, type Db, ObjectId } from 'mongodb';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { hashInName } from '@/lib/shared/files/stored-files';
import { type PreviousBackup, reuse } from './earlier-backups';
import {
  BackupError,
  type BackupFile,
  CONTENT_FOLDER,
  type Manifest,
  syncFolder,
  writeHashed,
} from './manifest';

const OWNER_ONLY = 0o700;
const AT_ONCE = 6;

export type FileContents = {
  read: (
    id: ObjectId,
    range: { start: number; end: number },
  ) => Promise<AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | null>;
  write: (id: ObjectId, name: string, bytes: Uint8Array) => Promise<void>;
};

const placeOf = (blobId: ObjectId) => `${CONTENT_FOLDER}/${blobId.toHexString()}`;

export type OutsideFile = Pick<FileDocument, '_id' | 'blobId' | 'bytes'>;

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

/** Returns whether the storage still has it: one that lost it must not go unnoticed because a backup has it. */
async function isThere(contents: FileContents, blobId: ObjectId): Promise<boolean> {
  const content = await contents.read(blobId, { start: 0, end: 1 });
  if (!content) return false;
  for await (const _ of content as AsyncIterable<Uint8Array>) break;
  return true;
}

async function copyNew(
  contents: FileContents,
  { _id, blobId, bytes }: OutsideFile,
  folder: string,
): Promise<BackupFile | null> {
  const place = placeOf(blobId);
  const content = await contents.read(blobId, { start: 0, end: bytes });
  if (!content) return null;
  const written = await writeHashed(path.join(folder, place), content as AsyncIterable<Uint8Array>);
  // The name begins with the hash of what was uploaded.
  if (written.bytes === bytes && written.sha256.startsWith(hashInName(_id)))
    return { path: place, sha256: written.sha256, bytes, name: _id };
  await rm(path.join(folder, place));
  return null;
}

type Destination = { folder: string; previous?: PreviousBackup | undefined };
type Written = { written: BackupFile[]; reused: number; gone: string[]; lost: string[] };

/**
 * Copies the content of files into a backup's folder; what the previous backup has is shared with it. Returns what was
 * written, how much of it is the previous backup's, and the names of files whose content is damaged or gone although the
 * database still has them: those that only the previous backup has (`gone`), and those that nothing has. Throws what
 * `contents` throws.
 */
export async function writeContents(
  db: Db,
  contents: FileContents,
  files: readonly OutsideFile[],
  { folder, previous }: Destination,
): Promise<Written> {
  const result: Written = { written: [], reused: 0, gone: [], lost: [] };
  await mkdir(path.join(folder, CONTENT_FOLDER), { mode: OWNER_ONLY });
  const isStored = async ({ _id }: OutsideFile) =>
    (await db.collection<FileDocument>('files').findOne({ _id })) !== null;
  const left = files.values();
  const writeRest = async () => {
    for (const file of left) {
      const reused = previous && (await reuse(previous, file, path.join(folder, placeOf(file.blobId))));
      const entry = reused
        ? { ...reused, path: placeOf(file.blobId) }
        : await copyNew(contents, file, folder);
      if (entry) result.written.push(entry);
      if (reused) result.reused += 1;
      const isMissing = reused ? !(await isThere(contents, file.blobId)) : !entry;
      if (isMissing && (await isStored(file))) result[reused ? 'gone' : 'lost'].push(file._id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writeRest));
  await syncFolder(path.join(folder, CONTENT_FOLDER));
  result.written.sort((one, other) => (one.path < other.path ? -1 : 1));
  return { ...result, gone: result.gone.sort(), lost: result.lost.sort() };
}

/** From a verified backup. Returns how many. Throws `BackupError` and what `contents` throws. */
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
