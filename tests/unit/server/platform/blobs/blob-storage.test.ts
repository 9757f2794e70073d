import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMongoEmulator } from '@forgeline/mongo-emulator';
import { MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStorage } from '@/lib/server/platform/blobs/blob-storage';
import { bothStorages } from '@/lib/server/platform/blobs/current-storage';
import { gridFsStorage } from '@/lib/server/platform/blobs/gridfs.repository';
import { S3_LIMITS, s3Storage } from '@/lib/server/platform/blobs/s3-storage';
import { otherS3Server, type S3Server, startS3Server } from '@/tests/support/servers/s3-servers';

type Opened = { storage: BlobStorage; close: () => Promise<void> };

async function openGridFs(folder: string): Promise<Opened> {
  const server = await startMongoEmulator({ port: 0, folder, sync: false });
  const client = new MongoClient(server.uri);
  const close = async () => {
    await client.close();
    await server.close();
  };
  return { storage: gridFsStorage(async () => client.db('blobs')), close };
}

async function openS3(start: () => Promise<S3Server>): Promise<Opened> {
  const { settings, stop } = await start();
  return { storage: s3Storage(settings, { ...S3_LIMITS, page: 2 }), close: stop };
}

async function openBoth(folder: string): Promise<Opened> {
  const [database, s3] = await Promise.all([openGridFs(folder), openS3(startS3Server)]);
  const close = async () => void (await Promise.all([database.close(), s3.close()]));
  return { storage: bothStorages(s3.storage, database.storage), close };
}

const other = otherS3Server();

const STORAGES: Record<string, (folder: string) => Promise<Opened>> = {
  'the database': openGridFs,
  S3: () => openS3(startS3Server),
  'both, while files are moved': openBoth,
  ...(other && { 'S3 (another server)': () => openS3(async () => other) }),
};

const bytesOf = async (stream: ReadableStream<Uint8Array> | null) =>
  stream && Buffer.from(await new Response(stream).arrayBuffer());
const HOUR_MS = 3_600_000;
/** An id as if made at this hour of a day long ago. */
const idAt = (hour: number) => ObjectId.createFromTime(1_600_000_000 + hour * 3_600);
const timeOf = (id: ObjectId) => id.getTimestamp();

describe.each(Object.entries(STORAGES))('blobs in %s', (_, open) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-blobs-'));
  let opened: Opened;
  beforeAll(async () => {
    opened = await open(folder);
  });
  afterAll(async () => {
    await opened?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('blobs come back byte for byte, as a whole and in parts', async () => {
    const { storage } = opened;
    const bytes = randomBytes(700_001);
    const id = new ObjectId();
    await storage.write(id, 'a.webp', bytes);
    const read = async (start: number, end: number) => bytesOf(await storage.read(id, { start, end }));
    expect((await read(0, bytes.length))?.equals(bytes)).toBe(true);
    expect((await read(300_000, 600_001))?.equals(bytes.subarray(300_000, 600_001))).toBe(true);
    expect((await read(0, 2))?.equals(bytes.subarray(0, 2))).toBe(true);
    expect((await read(bytes.length - 1, bytes.length))?.equals(bytes.subarray(-1))).toBe(true);
    await storage.remove(id);
  });

  it('blobs are each of their own, also where the same content is written at the same moment', async () => {
    const { storage } = opened;
    const bytes = randomBytes(2_000);
    const ids = [new ObjectId(), new ObjectId(), new ObjectId()];
    await Promise.all(ids.map((id) => storage.write(id, 'same.webp', bytes)));
    await storage.remove(ids[0]!);
    for (const id of ids.slice(1))
      expect((await bytesOf(await storage.read(id, { start: 0, end: 2_000 })))?.equals(bytes)).toBe(true);
    for (const id of ids) await storage.remove(id);
  });

  it('blobs are removed once, and removing them again changes nothing', async () => {
    const { storage } = opened;
    const id = new ObjectId();
    expect(await storage.read(id, { start: 0, end: 1 })).toBeNull();
    await storage.write(id, 'a.webp', Buffer.from('a'));
    for (let time = 0; time < 2; time += 1) {
      await storage.remove(id);
      expect(await storage.read(id, { start: 0, end: 1 })).toBeNull();
    }
  });

  it('blobs are listed in the order of their ids, page by page, up to a time', async () => {
    const { storage } = opened;
    const ids = [0, 1, 2, 3, 4, 5, 6].map(idAt);
    for (const id of ids.toReversed()) await storage.write(id, 'listed.webp', Buffer.from('a'));
    const before = new Date(timeOf(ids[5]!).getTime() + HOUR_MS / 2);
    const found: ObjectId[][] = [];
    for (let after: ObjectId | null = null; ; ) {
      const page: ObjectId[] = await storage.listIds({ before, after, limit: 4 });
      if (page.length === 0) break;
      found.push(page);
      after = page.at(-1)!;
    }
    expect(found.map((page) => page.map(String))).toEqual([
      ids.slice(0, 4).map(String),
      ids.slice(4, 6).map(String),
    ]);
    for (const id of ids) await storage.remove(id);
    expect(await storage.listIds({ before, after: null, limit: 4 })).toEqual([]);
  });
});
