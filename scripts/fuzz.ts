import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { MongoClient } from 'mongodb';
import { manyTools } from '@/bench/catalogue/many-tools';
import { judgeCosts } from '@/fuzz/costs';
import { runFloods } from '@/fuzz/floods';
import { runFuzz } from '@/fuzz/run-fuzz';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { Children } from '@/stack/children';
import { dropDatabase } from '@/stack/drop-database';
import { inRoot } from '@/stack/paths';
import { freePorts } from '@/stack/ports';
import { type Stack, startStack } from '@/stack/stack';
import { startStoreProcess } from '@/stack/store';
import { exitWhenPrinted } from './exit-when-printed';
import { readOptions } from './read-options';

/**
 * `npm run fuzz [-- --requests 20000] [--seed 1] [--calls import,bulk]`: random, hostile and the largest admitted requests to every
 * call, then floods; with `--calls` the former alone, to calls whose path contains a word, against a production build with data of its own. Exit code 1 if a response is a 5xx, differs from the OpenAPI
 * document or reveals data of someone else, if a stranger's call costs more than it may (fuzz/costs.ts), or if a flood blocks
 * others.
 */
const { values } = readOptions('npm run fuzz [-- --requests N] [--seed N] [--calls word,word]', {
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_007) },
    calls: { type: 'string' },
  },
});

function count(name: 'requests' | 'seed'): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value > 0) return value;
  console.error(`--${name} takes a whole number above 0.`);
  process.exit(2);
}

const [requests, seed] = [count('requests'), count('seed')];
const paths = values.calls?.split(',');
const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-fuzz-'));
const TOOLS = 4_000;
const logFile = inRoot('test-results', 'fuzz-store.log');
const database = `forgeline_fuzz_${Date.now().toString(36)}`;
let stack: Stack | undefined;

async function stop(): Promise<void> {
  if (stack && process.env.MONGODB_URI) await dropDatabase(process.env.MONGODB_URI, database);
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.once('SIGINT', () => void stop().then(() => process.exit(130)));
process.once('SIGTERM', () => void stop().then(() => process.exit(130)));

/** Measured in a process of its own, which does nothing else, in a shop with many tools. */
async function costsOf({ environment }: Stack): Promise<string[]> {
  const tools = manyTools(TOOLS).map((tool) => ({ ...tool, updatedAt: new Date() }));
  const client = await MongoClient.connect(environment.MONGODB_URI || (process.env.MONGODB_URI ?? ''));
  await client.db(database).collection<(typeof tools)[number]>('tools').insertMany(tools);
  await client.close();
  const [port, metricsPort] = [await freePort(), await freePort()];
  const children = new Children(logFile);
  try {
    const own = { ...environment, BACKGROUND_WORK: '0', METRICS_PORT: String(metricsPort) };
    await startStoreProcess({ children, port, mode: 'start', environment: own });
    const [origin, metricsUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${metricsPort}/metrics`];
    const toolIds = tools.map(({ _id }) => _id.toHexString());
    const { findings, costliest } = await judgeCosts({ origin, metricsUrl }, toolIds);
    console.log(`costliest calls:\n${costliest.join('\n')}`);
    return findings;
  } finally {
    await children.stop();
  }
}

async function fuzz(): Promise<boolean> {
  const distDir = await buildIfStale();
  const ports = await freePorts();
  stack = await startStack({
    mode: 'start',
    ports,
    dataDir,
    logFile,
    buildEnvironment: buildEnvironment(distDir),
    overrides: { RATE_LIMIT_SCALE: '100000', MONGODB_DB: database },
    onCrash: (line) => console.error(line),
  });
  process.env.STORE_URL = stack.url;
  process.env.MAILBOX_URL = `http://127.0.0.1:${ports.mail}`;
  console.log(`${requests} requests, seed ${seed}`);
  const report = await runFuzz({
    requests,
    seed,
    ...(paths ? { paths } : {}),
    onProgress: (done) => done % 1_000 === 0 && console.log(`${done} sent`),
  });
  const statuses = Object.entries(report.statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(`${report.calls} calls; ${statuses.join(', ')}`);
  for (const finding of report.findings) console.error(JSON.stringify(finding, null, 2));
  const costs = paths ? [] : await costsOf(stack);
  for (const finding of costs) console.error(finding);
  const floods = paths ? [] : await runFloods((name) => console.log(`flood: ${name}`));
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
exitWhenPrinted(isClean ? 0 : 1);
