import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { client, database } from '@/lib/server/db/client';
import { isDatabaseReachable } from '@/lib/server/db/reachable';
import { inTransaction } from '@/lib/server/db/transaction';
import { freePort } from '@/scripts/stack/ports';
import { type MongoStandin, startMongoStandin } from '@/standins/mongo/server';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'late' }));
vi.mock('@/lib/server/config/env', () => ({ env: () => settings }));

const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-late-'));
let port: number;
let standin: MongoStandin | undefined;

beforeAll(async () => {
  port = await freePort();
  settings.MONGODB_URI = `mongodb://127.0.0.1:${port}/?replicaSet=rs0&directConnection=true`;
});

afterAll(async () => {
  await client().close();
  await standin?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

// The driver gives up for good where its first attempt to connect fails.
it('finds a database that comes later than the store', async () => {
  const first = await Promise.allSettled([database(), inTransaction(() => Promise.resolve('written'))]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(database()).rejects.toThrow();

  standin = await startMongoStandin({ port, folder: dataDir });
  expect((await database()).databaseName).toBe('late');
  const written = await inTransaction(async (session) => {
    await client().db('late').collection('notes').insertOne({ text: 'found' }, { session });
    return 'written';
  });
  expect(written).toBe('written');
  expect(isDatabaseReachable()).toBe(true);
});
