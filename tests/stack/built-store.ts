import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { buildIfStale } from '@/stack/build';
import { Children } from '@/stack/children';
import { startMongo } from '@/stack/emulators';
import { freePorts } from '@/stack/ports';
import { newDataDir } from './demo-process';
import { killCommands } from './production-command';

/**
 * A build and a database for the tests of one file. Commands that a test starts and leaves are killed after it, or after all tests.
 */
export function builtStore({ killAfter = 'each' }: { killAfter?: 'each' | 'all' } = {}): {
  dataDir: string;
  build: () => string;
  database: () => string;
} {
  const children = new Children();
  const dataDir = newDataDir();
  let build = '';
  let database = '';
  beforeAll(async () => {
    build = await buildIfStale();
    const mongo = await startMongo({ children, ports: await freePorts(), dataDir, environment: {} });
    database = mongo.MONGODB_URI ?? '';
  });
  if (killAfter === 'each') afterEach(killCommands);
  afterAll(async () => {
    await killCommands();
    await children.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { dataDir, build: () => build, database: () => database };
}
