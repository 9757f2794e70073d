import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { freePorts } from '@/stack/ports';
import { startStack } from '@/stack/stack';
import { TEST_SETTINGS, type TestStore, testEnvironment } from '@/stack/test-environment';

/**
 * Runs in a checkout of the previous release, into which it is copied: all that it imports is that release's, but for how tests find
 * the store. Builds it, and starts its store with its emulators on the database that MONGODB_URI and the command line name; ends in
 * order when the process that started it says so, or ends.
 */
export type Start = { dataDir: string; database: string; logFile: string };
export type Message = { ready: TestStore } | { crashed: string };

const say = (message: Message) => process.send?.(message);

const { dataDir, database, logFile } = JSON.parse(process.argv[2] ?? '') as Start;
const distDir = await buildIfStale();
const ports = await freePorts();
mkdirSync(path.dirname(logFile), { recursive: true });
const stack = await startStack({
  ...({ mode: 'start', ports, dataDir, logFile } as const),
  buildEnvironment: buildEnvironment(distDir),
  overrides: { ...TEST_SETTINGS, MONGODB_DB: database },
  onCrash: (crashed) => say({ crashed }),
});
process.once('disconnect', () => void stack.stop().then(() => process.exit(0)));
say({ ready: testEnvironment(stack, { ports, database, logFile }) });
