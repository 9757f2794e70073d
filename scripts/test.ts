import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildEnvironment, buildIfStale } from './stack/build';
import { findOrInstallChromium } from './stack/chromium';
import { dropDatabase } from './stack/drop-database';
import { inRoot, ROOT } from './stack/paths';
import { freePorts } from './stack/ports';
import { type Stack, startStack } from './stack/stack';

/**
 * `npm test`: type check, lint, unit and stand-in tests, the proofs in short beside them, then calls and journeys against a
 * production build on free ports with a data folder of its own, then the demo itself with its crashes and outages. Every
 * step runs even if an earlier one failed; the last line sums up. `npm test -- unit` (or another step's name) runs that step alone.
 */
const STEPS = ['types', 'lint', 'unit', 'standins', 'prove', 'api', 'e2e', 'stack'] as const;
type Step = (typeof STEPS)[number];
type Count = { passed: number; failed: number };

const RESULTS = inRoot('test-results');
/** The whole suite comes from one address; the account's own limit is not scaled by it (decisions §1). */
const TEST_RATE_LIMIT_SCALE = '10000';

const named = process.argv
  .slice(2)
  .filter((word): word is Step => (STEPS as readonly string[]).includes(word));
const filters = process.argv.slice(2).filter((word) => !(STEPS as readonly string[]).includes(word));
const wanted = new Set<Step>(named.length > 0 ? named : STEPS);

/** Runs a Node script to its end and answers its exit code. Its output goes on, or into the open file `output`. */
function run(
  args: string[],
  environment: Record<string, string> = {},
  output: 'inherit' | number = 'inherit',
): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

async function runTool(script: string, args: string[]): Promise<Count> {
  const code = await run([inRoot('node_modules', script), ...args]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that failed without counting a failed test still counts as one. */
function counted(code: number, count: Count): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

async function runVitest(
  project: string,
  environment: Record<string, string> = {},
  output: 'inherit' | number = 'inherit',
): Promise<Count> {
  const report = path.join(RESULTS, `${project}.json`);
  rmSync(report, { force: true });
  const code = await run(
    [
      inRoot('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    environment,
    output,
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return counted(code, { passed: numPassedTests, failed: numFailedTests });
}

async function runPlaywright(environment: Record<string, string>): Promise<Count> {
  const report = path.join(RESULTS, 'e2e.json');
  rmSync(report, { force: true });
  const code = await run(
    [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...filters],
    environment,
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return counted(code, { passed: stats.expected + stats.flaky, failed: stats.unexpected });
}

async function withStack(work: (environment: Record<string, string>) => Promise<void>): Promise<void> {
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
      overrides: { RATE_LIMIT_SCALE: TEST_RATE_LIMIT_SCALE, MONGODB_DB: database },
      onCrash: (line) => console.error(line),
    });
    await work({
      STORE_URL: stack.url,
      MAILBOX_URL: `http://127.0.0.1:${ports.mail}`,
      STRIPE_STANDIN_URL: `http://127.0.0.1:${ports.stripe}`,
      GOOGLE_STANDIN_URL: `http://127.0.0.1:${ports.google}`,
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

/** The proofs in short, beside another step: what they say is kept until that step is done. */
async function prove(): Promise<{ count: Count; output: string }> {
  const log = path.join(RESULTS, 'prove-output.log');
  try {
    await buildIfStale();
    const file = openSync(log, 'w');
    const count = await runVitest('prove', {}, file);
    closeSync(file);
    return { count, output: readFileSync(log, 'utf8') };
  } catch (error) {
    return { count: failedStep, output: `${error instanceof Error ? error.message : error}\n` };
  }
}

let chromium: string | undefined;
/** Found or installed once, before several test files would each try to. */
function chromiumPath(): string {
  chromium ??= findOrInstallChromium();
  return chromium;
}

mkdirSync(RESULTS, { recursive: true });
const counts = new Map<Step, Count>();
const failedStep: Count = { passed: 0, failed: 1 };

async function step(name: Step, work: () => Promise<Count>): Promise<void> {
  if (!wanted.has(name)) return;
  console.log(`\n── ${name} ──`);
  try {
    counts.set(name, await work());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts.set(name, failedStep);
  }
}

await step('types', async () => {
  await run([inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'typegen']);
  return runTool('typescript/bin/tsc', ['--noEmit']);
});
await step('lint', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']));
await step('unit', () => runVitest('unit'));
if (wanted.has('standins')) chromiumPath();
// The proofs wait for a killed store to come to rest most of their time: the stand-ins' tests need the machine meanwhile.
const proving = wanted.has('prove') ? prove() : undefined;
await step('standins', () => runVitest('standins', { CHROMIUM_PATH: chromiumPath() }));
if (proving)
  await step('prove', async () => {
    const { count, output } = await proving;
    process.stdout.write(output);
    return count;
  });
if (wanted.has('api') || wanted.has('e2e')) {
  try {
    await withStack(async (environment) => {
      await step('api', () => runVitest('api', environment));
      await step('e2e', () => runPlaywright({ ...environment, CHROMIUM_PATH: chromiumPath() }));
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    for (const name of ['api', 'e2e'] as const)
      if (wanted.has(name) && !counts.has(name)) counts.set(name, failedStep);
  }
}
await step('stack', async () => {
  await buildIfStale();
  return runVitest('stack');
});

console.log('');
let passed = 0;
let failed = 0;
for (const [name, count] of counts) {
  console.log(
    `${name.padEnd(9)} ${count.passed} passed, ${count.failed} failed`.trimEnd().replace(',', ' and'),
  );
  passed += count.passed;
  failed += count.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
