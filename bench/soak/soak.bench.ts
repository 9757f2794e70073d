import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { freePorts } from '@/stack/ports';
import { startStack } from '@/stack/stack';
import { fittedGrowth, type Sample } from './fitted-growth';
import { openHandles, processOnPort, residentMb } from './watched-process';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
/** Bounded load: each of these waits between two requests, so that the machine is never saturated. */
const READERS = 4;
const PAUSE_MS = 80;
const SAMPLE_MS = 2_000;
/** Idle connections are closed, and what is written with a delay is written. */
const COOL_DOWN_MS = 15_000;
/** What the second half may add to memory: a leak adds as much again in each half to come. */
const GROWTH_MAX_MB = 20;
const GROWTH_MAX_SHARE = 0.06;
const HANDLES_MAX = 10;

/** What visitors read: cached pages, rendered ones, files, lists, searches, and what does not exist. */
function addressAt(turn: number, slugs: readonly string[]): string {
  const slug = slugs[turn % slugs.length];
  const addresses = [
    '/',
    '/tools',
    `/tools/${slug}`,
    `/de/tools/${slug}`,
    `/tools?q=vise&page=${1 + (turn % 3)}`,
    '/review',
    '/blog',
    '/api/tool',
    `/api/tool?limit=5&page=${1 + (turn % 50)}`,
    `/api/search?q=word${turn}`,
    '/api/review',
    `/api/tool?q=once${turn}`,
    '/robots.txt',
    '/nothing-here',
  ];
  return addresses[turn % addresses.length] ?? '/';
}

/** Counts the documents of every collection that does not delete its own by time. */
async function countKept(db: Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of await db.listCollections().toArray()) {
    const indexes = await db.collection(name).indexes();
    if (indexes.some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)) continue;
    counts.set(name, await db.collection(name).countDocuments());
  }
  return counts;
}

async function soak(url: string, db: Db): Promise<boolean> {
  const pid = processOnPort(Number(new URL(url).port));
  const listed = await fetch(`${url}/api/tool`);
  const slugs = ((await listed.json()) as { slug: string }[]).map(({ slug }) => slug);
  const statuses = new Map<number, number>();
  let turn = 0;
  const readUntil = async (end: number): Promise<void> => {
    while (Date.now() < end) {
      turn += 1;
      const response = await fetch(url + addressAt(turn, slugs), { redirect: 'manual' });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      await setTimeout(PAUSE_MS);
    }
  };
  const load = (end: number) => Promise.all(Array.from({ length: READERS }, () => readUntil(end)));

  // Everything has been asked for once: caches are filled and code is compiled.
  await load(Date.now() + (MINUTES * 60_000) / 10);
  await setTimeout(COOL_DOWN_MS);
  const [before, handles] = [await countKept(db), openHandles(pid)];
  const begun = Date.now();
  const end = begun + MINUTES * 60_000;
  const samples: Sample[] = [];
  const sampling = setInterval(() => samples.push({ at: Date.now(), value: residentMb(pid) }), SAMPLE_MS);
  await load(end);
  clearInterval(sampling);
  await setTimeout(COOL_DOWN_MS);
  const after = await countKept(db);

  const late = samples.filter(({ at }) => at > (begun + end) / 2);
  const growth = fittedGrowth(late);
  const level = late.reduce((sum, { value }) => sum + value, 0) / late.length;
  const added = openHandles(pid) - handles;
  const grown = [...after].filter(([name, count]) => count > (before.get(name) ?? 0));
  const faults = [...statuses].filter(([status]) => status >= 500);
  console.log(`${turn} requests in ${MINUTES} minutes:`, Object.fromEntries(statuses));
  console.log(`memory over the second half: ${level.toFixed(0)} MB, fitted growth ${growth.toFixed(1)} MB`);
  console.log(`open handles: ${handles} before, ${handles + added} after`);
  console.log(`collections that grew: ${grown.map(([name]) => name).join(', ') || 'none'}`);
  const mostMb = Math.max(GROWTH_MAX_MB, level * GROWTH_MAX_SHARE);
  return growth <= mostMb && added <= HANDLES_MAX && grown.length === 0 && faults.length === 0;
}

const dataDir = mkdtempSync(path.join(process.env.BENCH_FOLDER ?? tmpdir(), 'forgeline-soak-'));
const stack = await startStack({
  mode: 'start',
  ports: await freePorts(),
  dataDir,
  logFile: path.join(dataDir, 'store.log'),
  buildEnvironment: buildEnvironment(await buildIfStale()),
  overrides: { RATE_LIMIT_SCALE: '10' },
  onCrash: (line) => console.error(line),
});
const client = new MongoClient(stack.environment.MONGODB_URI ?? '');
try {
  if (!(await soak(stack.url, client.db()))) process.exitCode = 1;
} finally {
  await client.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
