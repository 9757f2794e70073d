import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { freePorts } from '@/stack/ports';
import { startStack } from '@/stack/stack';
import { type MemoryInUse, memoryInUse, memoryReports } from './memory-in-use';
import { openHandles, processOnPort, residentMb } from './watched-process';

/** A measured value and when it was measured, in any units. */
type Point = { at: number; value: number };

/**
 * Returns by how much the value grew from the first to the last sample, by the straight line that fits them best (least
 * squares): single peaks, such as the moment before a garbage collection, count little.
 */
function fittedGrowth(samples: readonly Point[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || first.at === last.at) return 0;
  const mean = (pick: (sample: Point) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const [middle, level] = [mean(({ at }) => at), mean(({ value }) => value)];
  const covariance = mean(({ at, value }) => (at - middle) * (value - level));
  const variance = mean(({ at }) => (at - middle) ** 2);
  return (covariance / variance) * (last.at - first.at);
}

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
/** Bounded load: each of these waits between two requests, so that the machine is never saturated. */
const READERS = 4;
const PAUSE_MS = 80;
const SAMPLE_MS = 10_000;
/** Idle connections are closed, and what is written with a delay is written. */
const COOL_DOWN_MS = 15_000;
/** What the second half may add to the heap in use: a leak adds as much again in each half to come. */
const GROWTH_MAX_MB = 10;
/** Buffers are the bytes of caches, which fill up to the sum of their bounds (64, 32 and 32 MB), and of what is under way. */
const BUFFERS_MAX_MB = 128 + 32;
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

type Sample = MemoryInUse & { at: number; resident: number };

/** Samples a process until `end`, in milliseconds since 1970. */
async function sampleUntil(end: number, pid: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (Date.now() < end) {
    samples.push({ at: Date.now(), ...(await memoryInUse(pid, dataDir)), resident: residentMb(pid) });
    await setTimeout(SAMPLE_MS);
  }
  return samples;
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

  // Everything has been requested once: caches are filled and code is compiled.
  await load(Date.now() + (MINUTES * 60_000) / 10);
  await setTimeout(COOL_DOWN_MS);
  const [before, handles] = [await countKept(db), openHandles(pid)];
  const begun = Date.now();
  const end = begun + MINUTES * 60_000;
  const [samples] = await Promise.all([sampleUntil(end, pid), load(end)]);
  await setTimeout(COOL_DOWN_MS);
  const after = await countKept(db);

  const late = samples.filter(({ at }) => at > (begun + end) / 2);
  const growth = fittedGrowth(late.map(({ at, heap }) => ({ at, value: heap })));
  const most = (pick: (sample: Sample) => number) => Math.max(...samples.map(pick));
  const mean = late.reduce((sum, { heap }) => sum + heap, 0) / late.length;
  const added = openHandles(pid) - handles;
  const grown = [...after].filter(([name, count]) => count > (before.get(name) ?? 0));
  const faults = [...statuses].filter(([status]) => status >= 500);
  console.log(`${turn} requests in ${MINUTES} minutes:`, Object.fromEntries(statuses));
  console.log(
    `heap in use over the second half: ${mean.toFixed(0)} MB, fitted growth ${growth.toFixed(1)} MB`,
  );
  console.log(`buffers: ${most(({ buffers }) => buffers).toFixed(0)} MB at most`);
  console.log(`memory the process held: ${most(({ resident }) => resident).toFixed(0)} MB at most`);
  console.log(`open handles: ${handles} before, ${handles + added} after`);
  console.log(`collections that grew: ${grown.map(([name]) => name).join(', ') || 'none'}`);
  const bounded = growth <= GROWTH_MAX_MB && most(({ buffers }) => buffers) <= BUFFERS_MAX_MB;
  return bounded && added <= HANDLES_MAX && grown.length === 0 && faults.length === 0;
}

const dataDir = mkdtempSync(path.join(process.env.BENCH_FOLDER ?? tmpdir(), 'forgeline-soak-'));
const stack = await startStack({
  mode: 'start',
  ports: await freePorts(),
  dataDir,
  logFile: path.join(dataDir, 'store.log'),
  buildEnvironment: buildEnvironment(await buildIfStale()),
  overrides: { RATE_LIMIT_SCALE: '10', ...memoryReports(dataDir) },
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
