import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { Children } from '@/stack/children';
import { inRoot, ROOT } from '@/stack/paths';
import { startStoreProcess } from '@/stack/store';
import { signInAdmin } from '@/tests/support/people';
import { type Case, casesOf, prepareCase } from './cases';
import { type Observed, withChanges } from './changes';
import { compareStates } from './compare-states';
import { count, median, percent, printRow } from './figures';
import { startState, type Tool } from './start-state';
import { type Load, loadOf } from './wrk';

const ROUNDS = Number(process.env.SERVE_ROUNDS ?? 5);
const CASES = process.env.SERVE_CASES ?? '';
const SECONDS = 3;
const CHANGES_SECONDS = 10;
const CHANGES_TARGET = 0.6;
const P99_TARGETS_MS = { still: 5, changing: 25 };

const now = await startState(ROOT);
const { storeUrl, tools } = now;
const before = process.env.BENCH_BEFORE ? await startState(process.env.BENCH_BEFORE) : null;
const floor = spawn(process.execPath, ['--import', 'tsx', inRoot('bench/serve/floor.ts')], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const second = new Children();

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
  process.env.STORE_URL = now.url;
  const port = await freePort();
  await startStoreProcess({
    children: second,
    port,
    mode: 'start',
    environment: { ...now.environment, BACKGROUND_WORK: '0' },
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

async function compareWithFloor(): Promise<void> {
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
}

try {
  if (before) await compareStates([before, now], { rounds: ROUNDS, named: CASES });
  else await compareWithFloor();
} finally {
  floor.kill();
  await second.stop();
  await before?.stop();
  await now.stop();
}
