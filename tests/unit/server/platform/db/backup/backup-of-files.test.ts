import { createHash, randomBytes } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { link, open } from 'node:fs/promises';
import path from 'node:path';
import { type Db, ObjectId } from 'mongodb';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { gridFsStorage } from '@/lib/server/platform/blobs/gridfs.repository';
import { newestBackup, previousBackup } from '@/lib/server/platform/db/backup/earlier-backups';
import type { FileContents } from '@/lib/server/platform/db/backup/file-contents';
import { restoreBackup, verifyBackup } from '@/lib/server/platform/db/backup/restore-backup';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';
import { testDatabase } from '../migrations/test-database';
import { backUp, backupFolder } from './backup-test';

vi.mock(import('node:fs/promises'), async (actual) => {
  const real = await actual();
  return { ...real, link: vi.fn(real.link), open: vi.fn(real.open) };
});
vi.mock(import('node:fs'), async (actual) => {
  const real = await actual();
  return { ...real, createReadStream: vi.fn(real.createReadStream) };
});

const { newDatabase } = testDatabase();
const folderOf = backupFolder();
const now = new Date('2026-11-23T04:15:00Z');

/** A bucket, by the ids of its objects. */
function newBucket(): FileContents & { objects: Map<string, Buffer> } {
  const objects = new Map<string, Buffer>();
  return {
    objects,
    async read(id, { start, end }) {
      const bytes = objects.get(String(id));
      return bytes ? new Blob([new Uint8Array(bytes.subarray(start, end))]).stream() : null;
    },
    async write(id, _name, bytes) {
      objects.set(String(id), Buffer.from(bytes));
    },
  };
}

let shared: Db;
beforeAll(async () => {
  shared = newDatabase();
  await prepareDatabase(shared);
});

/** A store without files. Its collections and indexes are made once, because that takes longer than the tests. */
async function store(): Promise<Db> {
  for (const name of ['files', 'file_data.files', 'file_data.chunks'])
    await shared.collection(name).deleteMany({});
  return shared;
}

/** A file of the store; its content goes to `contents`. */
async function addFile(
  db: Db,
  contents: Pick<FileContents, 'write'>,
): Promise<FileDocument & { content: Buffer }> {
  const content = randomBytes(5_000);
  const _id = `${createHash('sha256').update(content).digest('hex').slice(0, 40)}.webp`;
  const file = { _id, blobId: new ObjectId(), bytes: content.length, toolIds: [], touchedAt: now };
  const document: FileDocument = { ...file, kind: 'picture' };
  await contents.write(document.blobId, _id, content);
  await db.collection<FileDocument>('files').insertOne(document);
  return { ...document, content };
}

/** A bucket that counts how many bytes of each object it was asked for. */
function countingReads(bucket: FileContents) {
  const asked: Record<string, number> = {};
  const read: FileContents['read'] = async (id, range) => {
    asked[String(id)] = (asked[String(id)] ?? 0) + range.end - range.start;
    return bucket.read(id, range);
  };
  return { read, write: bucket.write, asked };
}

const ones = (files: readonly { blobId: ObjectId }[]) =>
  Object.fromEntries(files.map(({ blobId }) => [String(blobId), 1]));

const restore = (db: Db, folder: string, contents?: FileContents) =>
  restoreBackup({ db, folder, now, keepsSeries: false, ...(contents && { contents }) });

it('a backup of a store whose files are in a bucket has a copy of each, which a restore puts into another bucket', async () => {
  const [db, bucket] = [await store(), newBucket()];
  const files = [await addFile(db, bucket), await addFile(db, bucket)];
  bucket.objects.set(String(new ObjectId()), Buffer.from('of no file'));
  const folder = folderOf('bucket');
  await backUp(db, folder, { contents: bucket });
  const manifest = await verifyBackup(folder);
  expect([manifest.lost, manifest.leftOut]).toEqual([undefined, undefined]);
  const copies = manifest.files.filter(({ name }) => name !== undefined);
  expect(copies.map(({ name }) => name).toSorted()).toEqual(files.map(({ _id }) => _id).toSorted());
  expect(statSync(path.join(folder, copies[0]!.path)).mode & 0o077).toBe(0);
  expect(statSync(path.join(folder, 'files')).mode & 0o077).toBe(0);
  const other = newBucket();
  expect(await restore(newDatabase(), folder, other)).toMatchObject({ state: 'loaded', files: 2 });
  expect(other.objects.size).toBe(2);
  for (const { blobId, content } of files)
    expect(other.objects.get(String(blobId))?.equals(content)).toBe(true);
});

it('a backup of a store whose files are in a bucket is restored into the database where the store has no bucket any more', async () => {
  const [db, bucket] = [await store(), newBucket()];
  const { blobId, content } = await addFile(db, bucket);
  await backUp(db, folderOf('to-database'), { contents: bucket });
  const target = newDatabase();
  const storage = gridFsStorage(async () => target);
  await restore(target, folderOf('to-database'), storage);
  const stream = await storage.read(blobId, { start: 0, end: content.length });
  expect(Buffer.from(await new Response(stream).arrayBuffer()).equals(content)).toBe(true);
});

it('a backup of a store whose files are in a bucket has files that are in the database as well, once', async () => {
  const [db, bucket] = [await store(), newBucket()];
  await addFile(
    db,
    gridFsStorage(async () => db),
  );
  const outside = await addFile(db, bucket);
  const { files } = await backUp(db, folderOf('mixed'), { contents: bucket });
  expect(files.flatMap(({ name }) => name ?? [])).toEqual([outside._id]);
});

it('a backup of a store whose files are in a bucket names files whose content is gone or damaged, and can still be restored', async () => {
  const [db, bucket] = [await store(), newBucket()];
  const [sound, gone, damaged] = [
    await addFile(db, bucket),
    await addFile(db, bucket),
    await addFile(db, bucket),
  ];
  bucket.objects.delete(String(gone.blobId));
  bucket.objects.set(String(damaged.blobId), randomBytes(5_000));
  const folder = folderOf('lost');
  const manifest = await backUp(db, folder, { contents: bucket });
  expect(manifest.lost).toEqual([gone._id, damaged._id].toSorted());
  expect(existsSync(path.join(folder, 'files', String(damaged.blobId)))).toBe(false);
  const other = newBucket();
  await restore(newDatabase(), folder, other);
  expect([...other.objects.keys()]).toEqual([String(sound.blobId)]);
});

it('a backup of a store whose files are in a bucket misses nothing where a file is deleted meanwhile', async () => {
  const [db, bucket] = [await store(), newBucket()];
  const { _id, blobId } = await addFile(db, bucket);
  const deleteIt = async (name: string) => {
    if (name !== 'files') return;
    await db.collection<FileDocument>('files').deleteOne({ _id });
    bucket.objects.delete(String(blobId));
  };
  const manifest = await backUp(db, folderOf('deleted'), { contents: bucket, onCollection: deleteIt });
  expect(manifest.lost).toBeUndefined();
});

it('a backup of a store whose files are in a bucket lists the files it is without where they were not to be copied, or no bucket is named', async () => {
  const [db, bucket] = [await store(), newBucket()];
  const { _id } = await addFile(db, bucket);
  const without = await backUp(db, folderOf('without'), { contents: bucket, isWithoutFiles: true });
  expect([without.leftOut, without.lost]).toEqual([[_id], undefined]);
  const nowhere = await backUp(db, folderOf('nowhere'));
  expect([nowhere.leftOut, nowhere.lost]).toEqual([undefined, [_id]]);
  expect(await restore(newDatabase(), folderOf('without'))).toMatchObject({ files: 0 });
});

it('a backup of a store whose files are in a bucket fails with the bucket, and leaves nothing', async () => {
  const [db, bucket] = [await store(), newBucket()];
  await addFile(db, bucket);
  const broken = { ...bucket, read: () => Promise.reject(new Error('the bucket is away')) };
  await expect(backUp(db, folderOf('away'), { contents: broken })).rejects.toThrow('the bucket is away');
  expect(existsSync(folderOf('away'))).toBe(false);
});

it('a backup of a store whose files are in a bucket shares what the previous backup has, and is whole without it', async () => {
  const [db, bucket] = [await store(), newBucket()];
  const files = [await addFile(db, bucket), await addFile(db, bucket)];
  const [first, second] = [folderOf('shared-first'), folderOf('shared-second')];
  expect(await backUp(db, first, { contents: bucket })).toMatchObject({ reused: 0 });
  const fresh = await addFile(db, bucket);
  const { asked, ...counting } = countingReads(bucket);
  const previous = await previousBackup(first);
  expect(await backUp(db, second, { contents: counting, previous })).toMatchObject({ reused: 2 });
  // Of the others it only asks whether they are there.
  expect(asked).toEqual({ [String(fresh.blobId)]: fresh.bytes, ...ones(files) });
  const inode = (folder: string) => statSync(path.join(folder, 'files', String(files[0]?.blobId))).ino;
  expect(inode(second)).toBe(inode(first));
  rmSync(first, { recursive: true });
  await verifyBackup(second);
  const other = newBucket();
  await restore(newDatabase(), second, other);
  for (const { blobId, content } of [...files, fresh])
    expect(other.objects.get(String(blobId))?.equals(content)).toBe(true);
});

it('a backup of a store whose files are in a bucket copies what the previous backup has where the file system has no links', async () => {
  const [db, bucket] = [await store(), newBucket()];
  const { blobId, content } = await addFile(db, bucket);
  const [first, second] = [folderOf('unlinked-first'), folderOf('unlinked-second')];
  await backUp(db, first, { contents: bucket });
  vi.mocked(link).mockRejectedValueOnce(Object.assign(new Error('cross-device link'), { code: 'EXDEV' }));
  const previous = await previousBackup(first);
  expect(await backUp(db, second, { contents: bucket, previous })).toMatchObject({ reused: 1 });
  await verifyBackup(second);
  const copies = [first, second].map((folder) => path.join(folder, 'files', String(blobId)));
  expect(copies.map((copy) => readFileSync(copy).equals(content))).toEqual([true, true]);
  expect(new Set(copies.map((copy) => statSync(copy).ino)).size).toBe(2);
});

it('a backup of a store whose files are in a bucket copies anew what is damaged or missing in the previous backup', async () => {
  const [db, bucket] = [await store(), newBucket()];
  const files = [await addFile(db, bucket), await addFile(db, bucket)];
  const [first, second] = [folderOf('harmed-first'), folderOf('harmed-second')];
  await backUp(db, first, { contents: bucket });
  const [damaged, missing] = files.map(({ blobId }) => path.join(first, 'files', String(blobId)));
  writeFileSync(damaged ?? '', randomBytes(5_000));
  rmSync(missing ?? '');
  const previous = await previousBackup(first);
  expect(await backUp(db, second, { contents: bucket, previous })).toMatchObject({ reused: 0 });
  await verifyBackup(second);
});

it('a backup of a store whose files are in a bucket does not open what it copies before it waits for the outcome', async () => {
  const [db, bucket] = [await store(), newBucket()];
  const { blobId } = await addFile(db, bucket);
  const [first, second] = [folderOf('early-first'), folderOf('early-second')];
  await backUp(db, first, { contents: bucket });
  const source = path.join(first, 'files', String(blobId));
  rmSync(source);
  const { open: reallyOpen } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  const sourceWasOpen: boolean[] = [];
  vi.mocked(createReadStream).mockClear();
  vi.mocked(open).mockImplementation((file, ...how) => {
    const opened = vi.mocked(createReadStream).mock.calls.map(([name]) => name);
    if (path.basename(String(file)) === String(blobId)) sourceWasOpen.push(opened.includes(source));
    return reallyOpen(file, ...how);
  });
  onTestFinished(() => void vi.mocked(open).mockImplementation(reallyOpen));
  const previous = await previousBackup(first);
  expect(await backUp(db, second, { contents: bucket, previous })).toMatchObject({ reused: 0 });
  // The content is written from the previous backup first, then from the bucket.
  expect(sourceWasOpen).toEqual([false, true]);
  await verifyBackup(second);
});

it('a backup of a store whose files are in a bucket retains what the bucket has lost since, and reports it', async () => {
  const [db, bucket] = [await store(), newBucket()];
  const { _id, blobId, content } = await addFile(db, bucket);
  const [first, second] = [folderOf('gone-first'), folderOf('gone-second')];
  await backUp(db, first, { contents: bucket });
  bucket.objects.delete(String(blobId));
  const previous = await previousBackup(first);
  const manifest = await backUp(db, second, { contents: bucket, previous });
  expect([manifest.gone, manifest.lost]).toEqual([[_id], undefined]);
  await restore(newDatabase(), second, bucket);
  expect(bucket.objects.get(String(blobId))?.equals(content)).toBe(true);
});

it('a backup of a store whose files are in a bucket finds the newest complete one among others', async () => {
  const [db, bucket] = [await store(), newBucket()];
  const parent = folderOf('several');
  mkdirSync(path.join(parent, '2026-11-22T03-00-00Z'), { recursive: true });
  mkdirSync(path.join(parent, 'other'));
  expect(await newestBackup(parent)).toBeUndefined();
  const complete = path.join(parent, '2026-11-20T03-00-00Z');
  await backUp(db, path.join(parent, '2026-11-19T03-00-00Z'), { contents: bucket });
  await backUp(db, complete, { contents: bucket });
  expect((await newestBackup(parent))?.folder).toBe(complete);
});

it('a backup of a store whose files are in a bucket is not restored if a copy was changed, or there is nowhere to put it', async () => {
  const [db, bucket] = [await store(), newBucket()];
  const { blobId } = await addFile(db, bucket);
  const folder = folderOf('changed');
  await backUp(db, folder, { contents: bucket });
  await expect(restore(newDatabase(), folder)).rejects.toThrow('nowhere to put uploaded files');
  const copy = path.join(folder, 'files', String(blobId));
  writeFileSync(copy, readFileSync(copy).subarray(1));
  await expect(restore(newDatabase(), folder, bucket)).rejects.toThrow('damaged');
});
