import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { Children } from '@/stack/children';
import { freePorts } from '@/stack/ports';
import { startStack } from '@/stack/stack';
import { startStoreProcess } from '@/stack/store';
import { report } from '../measure';
import { manyTool } from './many-tools';

/** An instance that starts over a database of so many tools, then another with what it packed. `BENCH_TOOLS` says how many. */
const TOOLS = Number(process.env.BENCH_TOOLS ?? 1_000_000);
const BATCH = 1_000;
const PAGES_MS = 10_000;
const LISTS_MS = 60_000;
const LIMIT_MS = 10 * 60_000;

const dataDir = mkdtempSync(path.join(process.env.BENCH_FOLDER ?? tmpdir(), 'forgeline-start-'));
const build = buildEnvironment(await buildIfStale());
const stack = await startStack({
  mode: 'start',
  ports: await freePorts(),
  dataDir,
  logFile: path.join(dataDir, 'store.log'),
  buildEnvironment: build,
  overrides: { RATE_LIMIT_SCALE: '10000' },
  onCrash: (line) => console.error(line),
});

async function fill(): Promise<void> {
  const client = new MongoClient(stack.environment.MONGODB_URI ?? '');
  try {
    const tools = client.db(stack.environment.MONGODB_DB || 'forgeline').collection<ToolDocument>('tools');
    await tools.deleteMany({});
    for (let from = 0; from < TOOLS; from += BATCH) {
      const size = Math.min(BATCH, TOOLS - from);
      await tools.insertMany(Array.from({ length: size }, (_, at) => manyTool(from + at)));
    }
  } finally {
    await client.close();
  }
}

/** Returns how many milliseconds after `begun` an address responds with 200. */
async function respondsAfter(url: string, begun: number): Promise<number> {
  while (performance.now() - begun < LIMIT_MS) {
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
    const body = await response?.text();
    if (response?.status === 200 && body) return performance.now() - begun;
    await setTimeout(50);
  }
  throw new Error(`${url} does not respond`);
}

const megabytes = (pid: number, field: string) =>
  Math.round(
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );

/** Returns the process that serves, of its supervisor's. */
const servingProcess = (supervisor: number): number =>
  Number.parseInt(readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8'), 10);

/** Starts an instance, and prints when it responds. */
async function measure(name: string, snapshot: string): Promise<void> {
  const children = new Children(path.join(dataDir, `${name}.log`));
  const { store: port } = await freePorts();
  const begun = performance.now();
  const environment = { ...stack.environment, CATALOGUE_SNAPSHOT: snapshot };
  try {
    const [starting, times] = [
      startStoreProcess({ children, port, mode: 'start', environment }),
      Promise.all(
        ['/', `/tools/${manyTool(17).slug}`, '/tools', '/api/search?q=hammer'].map((address) =>
          respondsAfter(`http://127.0.0.1:${port}${address}`, begun),
        ),
      ),
    ];
    const store = await starting;
    const [home = 0, tool = 0, lists = 0, search = 0] = await times;
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s after the start`;
    console.log(`${TOOLS.toLocaleString('en')} tools, ${name} start`);
    report('home', seconds(home), `${PAGES_MS / 1_000} s`, home <= PAGES_MS);
    report('a tool’s page', seconds(tool), `${PAGES_MS / 1_000} s`, tool <= PAGES_MS);
    report('the list', seconds(lists), `${LISTS_MS / 1_000} s`, lists <= LISTS_MS);
    report('a search', seconds(search), `${LISTS_MS / 1_000} s`, search <= LISTS_MS);
    const pid = servingProcess(store.pid ?? 0);
    const memory = `${megabytes(pid, 'VmRSS')} MB, at most ${megabytes(pid, 'VmHWM')} MB until now`;
    report('memory of the process', memory, undefined, true);
  } finally {
    await children.stop();
  }
}

try {
  await fill();
  const snapshot = path.join(dataDir, 'catalogue');
  await measure('first', snapshot);
  report('snapshot of the catalogue', `${Math.round(statSync(snapshot).size / 1e6)} MB`, undefined, true);
  await measure('second', snapshot);
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
