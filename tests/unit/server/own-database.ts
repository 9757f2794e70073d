import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MongoEmulator, startMongoEmulator } from '@forgeline/mongo-emulator';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { client, openDatabase } from '@/lib/server/platform/db/client';
import { processSingleton } from '@/lib/server/platform/process-singleton';

/**
 * Gives the store a client without its own time limits: a second and a half for a reply, two for a free connection. On a busy
 * machine, an emulator in the thread of the tests may take longer although nothing is wrong.
 */
function waitForReplies(uri: string): void {
  const connection = { client: new MongoClient(uri, { ignoreUndefined: true }), opening: undefined };
  processSingleton<{ connection?: unknown }>('database', () => ({})).connection = connection;
}

/** Gives the tests of a file a database of their own, on a new emulator or on `server`, and names it in `settings`. */
export function giveOwnDatabase(
  settings: { MONGODB_URI: string; MONGODB_DB: string },
  server?: string,
): void {
  const folder = mkdtempSync(path.join(tmpdir(), `forgeline-${settings.MONGODB_DB}-`));
  let emulator: MongoEmulator | undefined;

  beforeAll(async () => {
    if (server === undefined) emulator = await startMongoEmulator({ port: 0, folder, sync: false });
    settings.MONGODB_URI = server ?? emulator?.uri ?? '';
    waitForReplies(settings.MONGODB_URI);
    // A first call would wait five seconds at most, which a busy machine may need for the indexes.
    await openDatabase();
  });

  afterAll(async () => {
    await client().close();
    await emulator?.close();
    rmSync(folder, { recursive: true, force: true });
  });
}
