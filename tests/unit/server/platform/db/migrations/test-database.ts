import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMongoEmulator } from '@forgeline/mongo-emulator';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';

/** A database server for the tests of one file; `newDatabase` returns an empty database of it. */
export function testDatabase(): { newDatabase: () => Db; uri: () => string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-migrations-'));
  let server: Awaited<ReturnType<typeof startMongoEmulator>>;
  let client: MongoClient;
  let made = 0;
  beforeAll(async () => {
    server = await startMongoEmulator({ port: 0, folder, sync: false });
    client = new MongoClient(server.uri, { ignoreUndefined: true });
  });
  afterAll(async () => {
    await client.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    newDatabase() {
      made += 1;
      return client.db(`migrations_${made}`);
    },
    uri: () => server.uri,
  };
}
