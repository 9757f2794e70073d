import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { MongoClient } from 'mongodb';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { Children } from '@/stack/children';
import { inRoot } from '@/stack/paths';
import { freePorts } from '@/stack/ports';
import { startStack } from '@/stack/stack';
import { startStoreProcess } from '@/stack/store';
import { benchTool } from './bench-tool';
import { processOnPort, processorMs, residentMb } from './watched-process';
import { loadOf, type Target } from './wrk';

/** A store with 10,000 tools: its start, searches and pages that nobody requested before, its memory. */
const TOOLS = 10_000;
const SECONDS = Number(process.env.SERVE_SECONDS ?? 10);
const STARTS = 3;
const TARGETS = {
  readyMs: 2_000,
  keystrokeMs: 50,
  searchesPerSecond: 200,
  searchP99Ms: 150,
  residentMb: 250,
};

const dataDir = mkdtempSync(path.join(process.env.BENCH_FOLDER ?? tmpdir(), 'forgeline-large-'));
const stack = await startStack({
  mode: 'start',
  ports: await freePorts(),
  dataDir,
  logFile: path.join(dataDir, 'store.log'),
  buildEnvironment: buildEnvironment(await buildIfStale()),
  overrides: { RATE_LIMIT_SCALE: '100000' },
  onCrash: (line) => console.error(line),
});

function print(figure: string, measured: string, target: string, isMissed: boolean): void {
  if (isMissed) process.exitCode = 1;
  console.log(`| ${figure} | ${measured} | ${target} |${isMissed ? ' MISSED' : ''}`);
}

async function fillShop(): Promise<void> {
  const { MONGODB_URI = '', MONGODB_DB = 'forgeline' } = { ...process.env, ...stack.environment };
  const client = await MongoClient.connect(MONGODB_URI);
  try {
    const tools = client.db(MONGODB_DB).collection('tools');
    const missing = TOOLS - (await tools.countDocuments());
    const updatedAt = new Date();
    for (let from = 0; from < missing; from += 1_000) {
      const some = Array.from({ length: Math.min(1_000, missing - from) }, (_, number) => ({
        ...benchTool(from + number),
        updatedAt,
      }));
      await tools.insertMany(some as object[]);
    }
  } finally {
    await client.close();
  }
}

/** Searches of one or two words in a price range of their own each: most find more tools than a page shows. */
function searches(): string[] {
  const words = [
    'wrench',
    'hamm',
    'forged chisel',
    'drill',
    'titanium cal',
    'clamp',
    'carbide',
    'punch',
    'saw',
    'nickel vis',
  ];
  return Array.from({ length: 20_000 }, (_, number) => {
    const query = new URLSearchParams({
      q: words[number % words.length] ?? '',
      max: String(100 + number / 100),
    });
    return `/tools?${query}`;
  });
}

/** Words typed into the search box, letter by letter. */
const TYPED = [
  ...[
    'adjustable wrench',
    'torque wrench 1/2',
    'hammr',
    'hardened chisel 30',
    'bn-00421',
    'titanium calipers',
  ],
  ...['carbide drill 700', 'vises', 'safety glasses', '10 mm socket', 'Drehmomentschlüssel', 'Zange'],
];

/** Milliseconds of each search that the box makes while all of it is typed, sorted; none was asked for before. */
async function keystrokes(origin: string): Promise<number[]> {
  const queries = TYPED.flatMap((words) => Array.from(words, (_, at) => words.slice(0, at + 1).trim()));
  const times: number[] = [];
  // The first search waits for the catalogue.
  await (await fetch(`${origin}/api/search?q=x`)).arrayBuffer();
  for (const language of ['en', 'de']) {
    for (const q of new Set(queries)) {
      const begun = performance.now();
      const response = await fetch(`${origin}/api/search?${new URLSearchParams({ q, language })}`);
      await response.arrayBuffer();
      times.push(performance.now() - begun);
    }
  }
  return times.sort((one, other) => one - other);
}

const profiling: Record<string, string> = process.env.BENCH_PROFILE
  ? { NODE_OPTIONS: `--import ${pathToFileURL(inRoot('bench/serve/profile-processor.mjs'))}` }
  : {};

async function startOne(children: Children) {
  const port = await freePort();
  const from = performance.now();
  await startStoreProcess({
    children,
    port,
    mode: 'start',
    environment: { ...stack.environment, BACKGROUND_WORK: '0', ...profiling },
  });
  const readyMs = performance.now() - from;
  return { origin: `http://127.0.0.1:${port}`, readyMs, startMs: processorMs(processOnPort(port)) };
}

try {
  await fillShop();
  console.log('| figure | measured | target |');
  console.log('| --- | --- | --- |');
  const starts = [];
  for (let times = 0; times < STARTS; times += 1) {
    const children = new Children(path.join(dataDir, 'started.log'));
    starts.push(await startOne(children).finally(() => children.stop()));
  }
  const [{ readyMs, startMs } = { readyMs: Number.NaN, startMs: Number.NaN }] = starts
    .sort((a, b) => a.readyMs - b.readyMs)
    .slice(Math.floor(STARTS / 2));
  const ready = `${readyMs.toFixed(0)} ms, ${startMs.toFixed(0)} ms of a processor`;
  print(`ready, median of ${STARTS}`, ready, `≤ ${TARGETS.readyMs} ms`, readyMs > TARGETS.readyMs);

  const children = new Children(path.join(dataDir, 'loaded.log'));
  try {
    const { origin } = await startOne(children);
    const times = await keystrokes(origin);
    const [median = Number.NaN, p99 = Number.NaN] = [0.5, 0.99].map(
      (share) => times[Math.floor(times.length * share)],
    );
    print(
      'a keystroke in the search box',
      `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      `p99 ≤ ${TARGETS.keystrokeMs} ms`,
      p99 > TARGETS.keystrokeMs,
    );
    const measure = async (target: Target) => {
      await loadOf(origin, target, 2);
      return await loadOf(origin, target, SECONDS);
    };
    const br = { 'accept-encoding': 'br' };
    const found = await measure({ addresses: searches(), headers: br });
    const each = `${found.processorUs.toFixed(0)} µs of a processor, p99 ${found.p99Ms.toFixed(0)} ms`;
    print(
      'unique searches',
      `${found.perSecond.toFixed(0)}/s, ${each}`,
      `≥ ${TARGETS.searchesPerSecond}/s, p99 ≤ ${TARGETS.searchP99Ms} ms`,
      found.perSecond < TARGETS.searchesPerSecond || found.p99Ms > TARGETS.searchP99Ms,
    );
    const addresses = Array.from({ length: TOOLS - 100 }, (_, number) => `/tools/bench-${number}`);
    const pages = await measure({ addresses, headers: br });
    const cost = `${pages.processorUs.toFixed(0)} µs of a processor`;
    print(`${TOOLS} tools at random`, `${pages.perSecond.toFixed(0)}/s, ${cost}`, '', false);
    const resident = residentMb(processOnPort(Number(new URL(origin).port)));
    print(
      'resident after that',
      `${resident.toFixed(0)} MB`,
      `≤ ${TARGETS.residentMb} MB`,
      resident > TARGETS.residentMb,
    );
  } finally {
    await children.stop();
  }
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
