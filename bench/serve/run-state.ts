import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunningState } from './start-state';

/**
 * Starts the store of the checkout in the current folder, builds it if needed, prints where it is as a line of JSON, and stops it when
 * standard input ends. Modules are loaded by path, so that the checkout of another commit uses its own.
 */
const ofCheckout = <Module>(file: string): Promise<Module> => import(pathToFileURL(path.resolve(file)).href);

const { buildEnvironment, buildIfStale } = await ofCheckout<typeof import('@/stack/build')>('stack/build.ts');
const { freePorts } = await ofCheckout<typeof import('@/stack/ports')>('stack/ports.ts');
const { startStack } = await ofCheckout<typeof import('@/stack/stack')>('stack/stack.ts');

const dataDir = mkdtempSync(path.join(process.env.BENCH_FOLDER ?? tmpdir(), 'forgeline-serve-'));
const stack = await startStack({
  mode: 'start',
  ports: await freePorts(),
  dataDir,
  logFile: path.join(dataDir, 'store.log'),
  buildEnvironment: buildEnvironment(await buildIfStale()),
  overrides: { RATE_LIMIT_SCALE: '10000' },
  onCrash: (line) => console.error(line),
});
const { url, environment } = stack;
console.log(JSON.stringify({ url, environment } satisfies RunningState));
for await (const _ of process.stdin);
await stack.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
