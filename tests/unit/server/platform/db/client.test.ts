import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { type MongoEmulator, startMongoEmulator } from '@forgeline/mongo-emulator';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { client, database } from '@/lib/server/platform/db/client';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { inTransaction } from '@/lib/server/platform/db/transaction';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'late' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-late-'));
let port: number;
let emulator: MongoEmulator | undefined;

beforeAll(async () => {
  port = await freePort();
  settings.MONGODB_URI = `mongodb://127.0.0.1:${port}/?replicaSet=rs0&directConnection=true`;
});

afterAll(async () => {
  await client().close();
  await emulator?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

// The driver gives up permanently if its first attempt to connect fails.
it('the client connects to a database that starts later than the store', async () => {
  const first = await Promise.allSettled([database(), inTransaction(() => Promise.resolve('written'))]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(database()).rejects.toThrow();

  emulator = await startMongoEmulator({ port, folder: dataDir });
  expect((await database()).databaseName).toBe('late');
  const written = await inTransaction(async (session) => {
    await client().db('late').collection('notes').insertOne({ text: 'found' }, { session });
    return 'written';
  });
  expect(written).toBe('written');
  expect(isDatabaseReady()).toBe(true);
});
