import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, type Document, MongoClient } from 'mongodb';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { freePorts } from '@/stack/ports';
import { startStack } from '@/stack/stack';
import { type Person, signIn, signInAdmin } from '@/tests/support/people';
import { benchOrder, benchReview, benchTool, benchUser } from './documents';
import { type Target, targets } from './targets';

const FEW = 100;
const MANY = 10_000;
const RUNS = 15;
const BATCH = 1_000;
/** The longest time that a page of a long list may take. */
const PAGE_TARGET_MS = 250;

type Timed = { ms: number; bytes: number };

/** Adds documents `from` … `to - 1` of one kind. */
async function add(
  db: Db,
  name: string,
  make: (number: number) => object,
  [from, to]: [number, number],
): Promise<void> {
  for (let first = from; first < to; first += BATCH) {
    const size = Math.min(BATCH, to - first);
    const documents = Array.from({ length: size }, (_, index) => make(first + index) as Document);
    await db.collection(name).insertMany(documents, { ordered: false });
  }
}

async function fill(db: Db, range: [number, number]): Promise<void> {
  const buyer = await db.collection('users').findOne({ email: 'buyer@example.com' });
  if (!buyer) throw new Error('The demo’s customer is missing.');
  const owner = { _id: buyer._id, name: String(buyer.name), email: String(buyer.email) };
  await add(db, 'users', benchUser, range);
  await add(db, 'tools', benchTool, range);
  await add(db, 'orders', (number) => benchOrder(number, owner), range);
  await add(db, 'reviews', benchReview, range);
}

async function ask(target: Target, people: Record<'buyer' | 'admin', Person>): Promise<Timed> {
  const headers: Record<string, string> = {};
  if (target.as !== 'anyone') {
    const { cookie, token } = people[target.as];
    if (target.path.startsWith('/api/')) headers.authorization = `Bearer ${token}`;
    else headers.cookie = cookie;
  }
  if (!target.path.startsWith('/api/')) headers.accept = 'text/html';
  const begun = performance.now();
  const response = await fetch(new URL(target.path, process.env.STORE_URL), { headers, redirect: 'manual' });
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${target.path} answered ${response.status}`);
  return { ms: performance.now() - begun, bytes: byteLength };
}

/** The median of many runs, one after the other. */
async function medianOf(target: Target, people: Record<'buyer' | 'admin', Person>): Promise<Timed> {
  const runs: Timed[] = [];
  for (let run = -2; run < RUNS; run += 1) {
    const timed = await ask(target, people);
    if (run >= 0) runs.push(timed);
  }
  return runs.sort((one, other) => one.ms - other.ms)[Math.floor(RUNS / 2)] as Timed;
}

async function measureAll(rows: number): Promise<Map<Target, Timed>> {
  const [buyer, admin] = await Promise.all([signIn('buyer@example.com', 'buyer-demo'), signInAdmin()]);
  const measured = new Map<Target, Timed>();
  for (const target of targets(rows, buyer.email)) {
    measured.set(target, await medianOf(target, { buyer, admin }));
  }
  return measured;
}

/** The same for the same position in a list, however many pages it has. */
function nameOf({ path: address, place, whole }: Target): string {
  const list = address.replace(/[?&](page|limit|email)=[^&]*/g, '').replace(/^([^?]*)&/, '$1?');
  const where = whole ? 'whole' : place;
  return where ? `${list} (${where})` : list;
}

function report(few: Map<Target, Timed>, many: Map<Target, Timed>): void {
  console.log(`| list | ${FEW} rows | ${MANY.toLocaleString('en')} rows | ratio | answer |`);
  console.log('| --- | --- | --- | --- | --- |');
  const before = new Map([...few].map(([target, timed]) => [nameOf(target), timed.ms]));
  for (const [target, { ms, bytes }] of many) {
    const small = before.get(nameOf(target)) ?? Number.NaN;
    const size = `${Math.round(bytes / 1024).toLocaleString('en')} KB`;
    const cells = [
      `${nameOf(target)}`,
      `${small.toFixed(0)} ms`,
      `${ms.toFixed(0)} ms`,
      (ms / small).toFixed(1),
      size,
    ];
    const isMissed = !target.whole && ms > PAGE_TARGET_MS;
    if (isMissed) process.exitCode = 1;
    console.log(`| ${cells.join(' | ')} |${isMissed ? ` MISSED: within ${PAGE_TARGET_MS} ms` : ''}`);
  }
}

const dataDir = mkdtempSync(path.join(process.env.BENCH_FOLDER ?? tmpdir(), 'forgeline-lists-'));
const distDir = await buildIfStale();
const stack = await startStack({
  mode: 'start',
  ports: await freePorts(),
  dataDir,
  logFile: path.join(dataDir, 'store.log'),
  buildEnvironment: buildEnvironment(distDir),
  overrides: { RATE_LIMIT_SCALE: '10000' },
  onCrash: (line) => console.error(line),
});
const client = new MongoClient(stack.environment.MONGODB_URI ?? '');
try {
  process.env.STORE_URL = stack.url;
  const db = client.db(stack.environment.MONGODB_DB || 'forgeline');
  await fill(db, [0, FEW]);
  const few = await measureAll(FEW);
  await fill(db, [FEW, MANY]);
  const many = await measureAll(MANY);
  report(few, many);
} finally {
  await client.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
