import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { deleteFile, GRACE_MS, sweep } from '@/lib/server/commerce/files/delete-files';
import { getFile, readStoredFile } from '@/lib/server/commerce/files/get-file';
import { moveFiles } from '@/lib/server/commerce/files/move-files';
import { uploadFile } from '@/lib/server/commerce/files/upload-file';
import type { Actor } from '@/lib/server/identity/actor';
import { blobStorage, configuredStorages } from '@/lib/server/platform/blobs/current-storage';
import { gridFsStorage } from '@/lib/server/platform/blobs/gridfs.repository';
import { collection } from '@/lib/server/platform/db/collections';
import { pdf } from '@/tests/support/hostile-files';
import { BUCKET, type S3Server, startS3Server } from '@/tests/support/servers/s3-servers';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({
  MONGODB_URI: '',
  MONGODB_DB: 'files',
  FILE_STORAGE: 's3',
  AUDIT_LOG_SECRET: 'a'.repeat(40),
  AUDIT_LOG_SECRET_PREVIOUS: [],
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

const objects = new Map<string, Buffer>();
let s3: S3Server;

giveOwnDatabase(settings);

beforeAll(async () => {
  s3 = await startS3Server(0, objects);
  const { endpoint, region, credentials } = s3.settings;
  Object.assign(settings, {
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_PATH_STYLE: true,
    S3_ACCESS_KEY_ID: credentials?.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
  });
});

afterAll(async () => {
  await s3.stop();
});

const admin = { userId: new ObjectId(), role: 'admin' } as unknown as Actor;
const NOW = new Date();
const LATE = new Date(NOW.getTime() + GRACE_MS + 60_000);

let made = 0;
function newDocument(): Buffer {
  made += 1;
  return pdf({ objects: `4 0 obj (${'text '.repeat(100_000)} ${made}) endobj` });
}

const upload = (file: Buffer, at = NOW) => uploadFile(admin, 'document', async () => file, at);
const documentOf = async (name: string) => (await collection('files')).findOne({ _id: name });
const idsIn = async (storage: ReturnType<typeof blobStorage>) =>
  (await storage.listIds({ before: LATE, after: null, limit: 100 })).map(String);
const get = (name: string, headers: Record<string, string> = {}) =>
  getFile(name, new Request('http://localhost/files/x', { headers }));
const sweepNow = () =>
  sweep({ now: LATE, signal: new AbortController().signal, findShown: async () => new Set() });

afterEach(async () => {
  await (await collection('files')).deleteMany({});
  for (const storage of [configuredStorages().current, gridFsStorage()])
    for (const id of await storage.listIds({ before: LATE, after: null, limit: 100 }))
      await storage.remove(id);
});

it('a file in a bucket is stored once, however many uploads run at once, and not in the database', async () => {
  const file = newDocument();
  const stored = await Promise.all([upload(file), upload(file), upload(file)]);
  expect(new Set(stored.map(({ name }) => name)).size).toBe(1);
  const { blobId } = (await documentOf(stored[0]!.name))!;
  expect(await idsIn(configuredStorages().current)).toEqual([String(blobId)]);
  expect(await idsIn(gridFsStorage())).toEqual([]);
});

it('a file in a bucket is served as a whole and in parts', async () => {
  const file = newDocument();
  const { name } = await upload(file);
  const whole = await get(name);
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(file.length)]);
  expect(Buffer.from(await whole.arrayBuffer()).equals(file)).toBe(true);
  const part = await get(name, { range: 'bytes=100000-400000' });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(100_000, 400_001))).toBe(true);
  expect((await readStoredFile(name))?.equals(file)).toBe(true);
});

it('a file in a bucket is gone where its content is', async () => {
  const { name } = await upload(newDocument());
  await blobStorage().remove((await documentOf(name))!.blobId);
  await expect(get(name)).rejects.toMatchObject({ code: 'not-found' });
  expect(await readStoredFile(name)).toBeNull();
});

it('a file in a bucket is swept when nothing shows it, and so is content without a file', async () => {
  await upload(newDocument());
  await blobStorage().write(new ObjectId(), 'left', Buffer.from('by a crash'));
  await gridFsStorage().write(new ObjectId(), 'left', Buffer.from('by a crash'));
  expect(await sweepNow()).toEqual({ files: 1, blobs: 2 });
  expect(await idsIn(blobStorage())).toEqual([]);
});

it('a bucket that does not respond fails uploads and reads as unavailable, and leaves what it cannot delete to the sweep', async () => {
  const [kept, deleted] = [await upload(newDocument()), await upload(newDocument())];
  const port = Number(new URL(s3.settings.endpoint ?? '').port);
  await s3.stop();
  const unavailable = { code: 'file-storage-unavailable', status: 503 };
  try {
    await expect(get(kept.name)).rejects.toMatchObject(unavailable);
    await expect(upload(newDocument())).rejects.toMatchObject(unavailable);
    expect(await (await collection('files')).countDocuments()).toBe(2);
    expect(await deleteFile(admin, deleted.name)).toEqual({ deletedCount: 1 });
  } finally {
    s3 = await startS3Server(port, objects);
  }
  expect((await get(kept.name)).status).toBe(200);
  expect(await idsIn(configuredStorages().current)).toHaveLength(2);
  await (await collection('files')).updateMany({}, { $set: { touchedAt: LATE } });
  expect(await sweepNow()).toEqual({ files: 0, blobs: 1 });
});

async function storedBefore(): Promise<{ file: Buffer; name: string; blobId: ObjectId }> {
  settings.FILE_STORAGE = 'database';
  try {
    const file = newDocument();
    const { name } = await upload(file);
    return { file, name, blobId: (await documentOf(name))!.blobId };
  } finally {
    settings.FILE_STORAGE = 's3';
  }
}

it('files that were stored in the database before are served from there until they are moved, and from the bucket afterwards', async () => {
  const [first, second] = [await storedBefore(), await storedBefore()];
  const { current, other } = configuredStorages();
  expect((await idsIn(other!)).toSorted()).toEqual([first.blobId, second.blobId].map(String).toSorted());
  expect((await readStoredFile(first.name))?.equals(first.file)).toBe(true);
  expect(await moveFiles(other!, current)).toEqual({ files: 2, damaged: [] });
  expect(await idsIn(other!)).toEqual([]);
  for (const { name, file } of [first, second]) expect((await readStoredFile(name))?.equals(file)).toBe(true);
  expect(await moveFiles(other!, current)).toEqual({ files: 0, damaged: [] });
  // And back.
  expect(await moveFiles(current, other!)).toEqual({ files: 2, damaged: [] });
  expect((await readStoredFile(first.name))?.equals(first.file)).toBe(true);
});

it('files that were stored in the database before stay where they are if they are damaged, or belong to nothing', async () => {
  const { name, blobId, file } = await storedBefore();
  const { current, other } = configuredStorages();
  await other!.remove(blobId);
  await other!.write(blobId, name, Buffer.from(file).fill('x', 0, 10));
  await other!.write(new ObjectId(), 'of nothing', Buffer.from('a'));
  expect(await moveFiles(other!, current)).toEqual({ files: 0, damaged: [name] });
  expect(await idsIn(other!)).toHaveLength(2);
  expect(await idsIn(current)).toEqual([]);
});

it('files that were stored in the database before are not removed unless they arrived', async () => {
  const { name } = await storedBefore();
  const { current, other } = configuredStorages();
  const losing = { ...current, write: async () => undefined };
  await expect(moveFiles(other!, losing)).rejects.toThrow(`${name} did not arrive`);
  expect(await idsIn(other!)).toHaveLength(1);
});
