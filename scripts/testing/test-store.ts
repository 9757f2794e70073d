import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { dropDatabase } from '@/stack/drop-database';
import { freePorts } from '@/stack/ports';
import { type Stack, startStack } from '@/stack/stack';
import { TEST_SETTINGS, type TestStore, testEnvironment } from '@/stack/test-environment';
import { RESULTS } from './runners';

/**
 * Runs `work` while a production build of the store runs on free ports, with a data folder (or, with `MONGODB_URI`, a
 * database) of its own, which is removed afterwards, also when interrupted.
 */
export async function withTestStore(work: (store: TestStore) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-test-'));
  const database = `forgeline_test_${Date.now().toString(36)}`;
  const logFile = path.join(RESULTS, 'store.log');
  const distDir = await buildIfStale();
  const ports = await freePorts();
  let stack: Stack | undefined;
  const stop = async () => {
    if (stack && process.env.MONGODB_URI) await dropDatabase(process.env.MONGODB_URI, database);
    await stack?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const interrupted = () => void stop().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    stack = await startStack({
      mode: 'start',
      ports,
      dataDir,
      logFile,
      buildEnvironment: buildEnvironment(distDir),
      overrides: { ...TEST_SETTINGS, MONGODB_DB: database },
      onCrash: (line) => console.error(line),
    });
    await work(testEnvironment(stack, { ports, database, logFile }));
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    await stop();
  }
}
