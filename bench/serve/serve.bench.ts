import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { MongoClient } from 'mongodb';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { Children } from '@/stack/children';
import { inRoot } from '@/stack/paths';
import { freePorts } from '@/stack/ports';
import { startStack } from '@/stack/stack';
import { startStoreProcess } from '@/stack/store';
import { signInAdmin } from '@/tests/support/people';
import { benchTool } from './bench-tool';
import { type Case, casesOf, prepareCase } from './cases';
import { type Observed, withChanges } from './changes';
import { type Load, loadOf } from './wrk';

const ROUNDS = Number(process.env.SERVE_ROUNDS ?? 5);
const CASES = process.env.SERVE_CASES ?? '';
const SECONDS = 3;
const TOOLS = 200;
const CHANGES_SECONDS = 10;
const CHANGES_TARGET = 0.6;
const P99_TARGETS_MS = { still: 5, changing: 25 };

type Tool = { _id: string; slug: string; quantity: number };

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`;
const count = (value: number) => Math.round(value).toLocaleString('en');

function printRow(cells: readonly string[], missed: readonly string[]): void {
  if (missed.length > 0) process.exitCode = 1;
  console.log(`| ${cells.join(' | ')} |${missed.length > 0 ? ` MISSED: ${missed.join(', ')}` : ''}`);
}

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
const storeUrl = stack.url.replace('localhost', '127.0.0.1');
const floor = spawn(process.execPath, ['--import', 'tsx', inRoot('bench/serve/floor.ts')], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const second = new Children(path.join(dataDir, 'second.log'));

async function fillShop(): Promise<Tool[]> {
  const { MONGODB_URI = '', MONGODB_DB = 'forgeline' } = { ...process.env, ...stack.environment };
  const client = await MongoClient.connect(MONGODB_URI);
  try {
    const tools = client.db(MONGODB_DB).collection('tools');
    const missing = TOOLS - (await tools.countDocuments());
    const updatedAt = new Date();
    const more = Array.from({ length: missing }, (_, number) => ({ ...benchTool(number), updatedAt }));
    if (more.length > 0) await tools.insertMany(more as object[]);
  } finally {
    await client.close();
  }
  for (;;) {
    const tools = (await (await fetch(`${storeUrl}/api/tool`)).json()) as Tool[];
    if (tools.length >= TOOLS) return tools.slice(0, TOOLS);
  }
}

type Compared = { floor: number; store: number; p99Ms: number; processorRatio: number };

async function compare(floorUrl: string, one: Case): Promise<Compared> {
  const loads: { floor: Load; store: Load }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    loads.push({
      floor: await loadOf(floorUrl, one, SECONDS),
      store: await loadOf(storeUrl, one, SECONDS),
    });
  return {
    floor: median(loads.map((load) => load.floor.perSecond)),
    store: median(loads.map((load) => load.store.perSecond)),
    p99Ms: median(loads.map((load) => load.store.p99Ms)),
    processorRatio:
      median(loads.map((load) => load.floor.processorUs)) /
      median(loads.map((load) => load.store.processorUs)),
  };
}

function missesOf(observed: Observed): string[] {
  return [
    ...(observed.missedHere > 0 ? [`${observed.missedHere} changes not shown at once`] : []),
    ...(observed.missedElsewhere > 0 ? [`${observed.missedElsewhere} not elsewhere within a second`] : []),
  ];
}

async function compareWithChanges(floorUrl: string, one: Case, tool: Tool): Promise<void> {
  process.env.STORE_URL = stack.url;
  const port = await freePort();
  await startStoreProcess({
    children: second,
    port,
    mode: 'start',
    environment: { ...stack.environment, BACKGROUND_WORK: '0' },
  });
  const place = { admin: await signInAdmin(), tool, here: storeUrl, elsewhere: `http://127.0.0.1:${port}` };
  const least = await loadOf(floorUrl, one, SECONDS);
  const { load, observed } = await withChanges(loadOf(storeUrl, one, CHANGES_SECONDS), place);
  const ratio = load.perSecond / least.perSecond;
  const missed = missesOf(observed);
  if (ratio < CHANGES_TARGET) missed.push(`${CHANGES_TARGET * 100} %`);
  if (load.p99Ms > P99_TARGETS_MS.changing) missed.push(`p99 ${P99_TARGETS_MS.changing} ms`);
  const rates = [count(least.perSecond), count(load.perSecond), percent(ratio)];
  const processor = percent(least.processorUs / load.processorUs);
  const cells = ['a tool that changes each second', '', ...rates, processor, `${load.p99Ms.toFixed(1)} ms`];
  printRow(cells, missed);
  console.log(
    `\n${observed.changes} changes; elsewhere after ${count(observed.slowestElsewhereMs)} ms at most.`,
  );
}

try {
  const tools = await fillShop();
  const prepared = [];
  for (const one of await casesOf(storeUrl, tools))
    if (one.name.includes(CASES)) prepared.push(await prepareCase(storeUrl, one));
  floor.stdin.end(JSON.stringify(prepared.flatMap(({ replayed }) => replayed)));
  const [port] = await once(floor.stdout, 'data');
  const floorUrl = `http://127.0.0.1:${Number(String(port))}`;

  console.log('| case | bytes | floor, 1/s | store, 1/s | of the floor | by processor | p99 |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const { one, bytes } of prepared) {
    const reached = await compare(floorUrl, one);
    const ratio = reached.store / reached.floor;
    const missed: string[] = [];
    if (one.target !== null && ratio < one.target) missed.push(`${one.target * 100} %`);
    if (one.target !== null && reached.p99Ms > P99_TARGETS_MS.still)
      missed.push(`p99 ${P99_TARGETS_MS.still} ms`);
    const rates = [count(reached.floor), count(reached.store), percent(ratio)];
    const cells = [one.name, count(bytes), ...rates, percent(reached.processorRatio)];
    printRow([...cells, `${reached.p99Ms.toFixed(1)} ms`], missed);
  }
  const changing = prepared.find(({ one }) => one.name === 'a tool, br');
  const [tool] = tools;
  if (changing && tool) await compareWithChanges(floorUrl, changing.one, tool);
} finally {
  floor.kill();
  await second.stop();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
