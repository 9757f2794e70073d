import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { judgeCosts } from '@/fuzz/costs';
import { runFloods } from '@/fuzz/floods';
import { runFuzz } from '@/fuzz/run-fuzz';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { dropDatabase } from '@/stack/drop-database';
import { inRoot } from '@/stack/paths';
import { freePorts } from '@/stack/ports';
import { type Stack, startStack } from '@/stack/stack';

/**
 * `npm run fuzz [-- --requests 20000] [--seed 1]`: random and hostile requests to every call of the API, against a
 * production build on free ports with a data folder of its own, then the largest ones that each call admits, and then floods
 * of what holds connections or makes work. Exit code 1 if a response is a 5xx, differs from the OpenAPI document, or reveals
 * data of someone else, if one call of a stranger costs more than a quarter of a second of a processor, or if a flood keeps
 * others from the store.
 */
function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const value = at === -1 ? otherwise : Number(process.argv[at + 1]);
  if (Number.isInteger(value) && value > 0) return value;
  console.error(`--${name} takes a whole number above 0.`);
  process.exit(2);
}

const requests = option('requests', 20_000);
const seed = option('seed', Date.now() % 1_000_000_007);
const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-fuzz-'));
const database = `forgeline_fuzz_${Date.now().toString(36)}`;
let stack: Stack | undefined;

async function stop(): Promise<void> {
  if (stack && process.env.MONGODB_URI) await dropDatabase(process.env.MONGODB_URI, database);
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.once('SIGINT', () => void stop().then(() => process.exit(130)));
process.once('SIGTERM', () => void stop().then(() => process.exit(130)));

async function fuzz(): Promise<boolean> {
  const distDir = await buildIfStale();
  const [ports, metricsPort] = [await freePorts(), await freePort()];
  stack = await startStack({
    mode: 'start',
    ports,
    dataDir,
    logFile: inRoot('test-results', 'fuzz-store.log'),
    buildEnvironment: buildEnvironment(distDir),
    overrides: { RATE_LIMIT_SCALE: '100000', MONGODB_DB: database, METRICS_PORT: String(metricsPort) },
    onCrash: (line) => console.error(line),
  });
  process.env.STORE_URL = stack.url;
  process.env.MAILBOX_URL = `http://127.0.0.1:${ports.mail}`;
  console.log(`${requests} requests, seed ${seed}`);
  const report = await runFuzz({
    requests,
    seed,
    onProgress: (done) => done % 1_000 === 0 && console.log(`${done} sent`),
  });
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(`${report.calls} calls; ${statuses.join(', ')}`);
  for (const finding of report.findings) console.error(JSON.stringify(finding, null, 2));
  const costs = await judgeCosts(`http://127.0.0.1:${metricsPort}/metrics`);
  for (const finding of costs) console.error(finding);
  const floods = await runFloods((name) => console.log(`flood: ${name}`));
  for (const finding of floods) console.error(finding);
  const found = report.findings.length + costs.length + floods.length;
  console.log(found === 0 ? 'Nothing found.' : `${found} findings.`);
  return found === 0;
}

let isClean = false;
try {
  isClean = await fuzz();
} catch (error) {
  console.error(error);
} finally {
  await stop();
}
process.exit(isClean ? 0 : 1);
