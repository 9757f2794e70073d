import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MongoEmulator, startMongoEmulator } from '@forgeline/mongo-emulator';
import { afterAll, beforeAll } from 'vitest';
import { client, openDatabase } from '@/lib/server/platform/db/client';

/** Gives the tests of a file a database of their own, which `settings` then name. */
export function giveOwnDatabase(settings: { MONGODB_URI: string; MONGODB_DB: string }): void {
  const folder = mkdtempSync(path.join(tmpdir(), `forgeline-${settings.MONGODB_DB}-`));
  let emulator: MongoEmulator;

  beforeAll(async () => {
    emulator = await startMongoEmulator({ port: 0, folder });
    settings.MONGODB_URI = emulator.uri;
    // A first call would wait five seconds at most, which a busy machine may need for the indexes.
    await openDatabase();
  });

  afterAll(async () => {
    await client().close();
    await emulator.close();
    rmSync(folder, { recursive: true, force: true });
  });
}
