import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { dropDatabase } from '@/stack/drop-database';
import { freePorts } from '@/stack/ports';
import { type Stack, startStack } from '@/stack/stack';
import { RESULTS } from './runners';

/** The whole suite comes from one address; the account's own limit is not scaled by it (product §12.4). */
const TEST_RATE_LIMIT_SCALE = '10000';
/** One person of the access table places an order in nearly every row. */
const TEST_OPEN_ORDERS_MAX = '1000';

/** The environment variables by which tests find the running store. */
export type TestStore = Record<string, string>;

/**
 * Runs `work` while a production build of the store runs on free ports, with a data folder (or, with `MONGODB_URI`, a
 * database) of its own, which is removed afterwards, also when interrupted.
 */
export async function withTestStore(work: (store: TestStore) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-test-'));
  const database = `forgeline_test_${Date.now().toString(36)}`;
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
      logFile: path.join(RESULTS, 'store.log'),
      buildEnvironment: buildEnvironment(distDir),
      overrides: {
        RATE_LIMIT_SCALE: TEST_RATE_LIMIT_SCALE,
        OPEN_ORDERS_MAX: TEST_OPEN_ORDERS_MAX,
        OPEN_ORDERS_MAX_UNVERIFIED: TEST_OPEN_ORDERS_MAX,
        MONGODB_DB: database,
      },
      onCrash: (line) => console.error(line),
    });
    await work({
      STORE_URL: stack.url,
      MAILBOX_URL: `http://127.0.0.1:${ports.mail}`,
      STRIPE_EMULATOR_URL: `http://127.0.0.1:${ports.stripe}`,
      GOOGLE_EMULATOR_URL: `http://127.0.0.1:${ports.google}`,
      STORE_MONGODB_URI: stack.environment.MONGODB_URI ?? '',
      STORE_MONGODB_DB: database,
      STORE_ENVIRONMENT: JSON.stringify(stack.environment),
      STORE_LOG: path.join(RESULTS, 'store.log'),
    });
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    await stop();
  }
}
