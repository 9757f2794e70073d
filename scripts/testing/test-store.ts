import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { dropDatabase } from '@/stack/drop-database';
import { freePorts } from '@/stack/ports';
import { type Stack, startStack } from '@/stack/stack';
import { TEST_SETTINGS, type TestStore, testEnvironment } from '@/stack/test-environment';
import { RESULTS } from './runners';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const running = new Set<() => Promise<void>>();

async function interrupted(): Promise<void> {
  await Promise.allSettled([...running].map((stop) => stop()));
  process.exit(130);
}

function stopIfInterrupted(stop: () => Promise<void>): () => void {
  if (running.size === 0) for (const signal of SIGNALS) process.once(signal, interrupted);
  running.add(stop);
  return () => {
    running.delete(stop);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, interrupted);
  };
}

/**
 * Runs `work` beside a production build on free ports, with data of its own (a folder or, with `MONGODB_URI`, a database),
 * which is removed afterwards, also when interrupted.
 */
export async function withTestStore<T>(step: string, work: (store: TestStore) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-test-'));
  const database = `forgeline_test_${step}_${Date.now().toString(36)}`;
  const logFile = path.join(RESULTS, `${step}-store.log`);
  const distDir = await buildIfStale();
  const ports = await freePorts();
  let stack: Stack | undefined;
  const stop = async () => {
    if (stack && process.env.MONGODB_URI) await dropDatabase(process.env.MONGODB_URI, database);
    await stack?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ended = stopIfInterrupted(stop);
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
    return await work(testEnvironment(stack, { ports, database, logFile }));
  } finally {
    ended();
    await stop();
  }
}
