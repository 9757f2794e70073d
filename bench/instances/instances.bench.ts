import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { signInAdmin } from '@/tests/support/people';
import { report } from '../mongo/measure';
import { openConnections } from '../soak/watched-process';
import { timeChanges } from './changes';
import { type Idle, overlappingRounds, watchIdle } from './idle';
import { policyReports, reads } from './limits';
import { type Loaded, openShop, orderAll, readAll } from './load';
import { MeasuredInstances } from './measured-instances';
import { timeTakeover } from './takeover';

/** `INSTANCES_SECONDS=10` for a glance. */
const IDLE_SECONDS = Number(process.env.INSTANCES_SECONDS ?? 60);
/** What is done once after a start is over. */
const SETTLE_MS = 15_000;
const CHANGES = 30;
const SHOWN_WITHIN_MS = 1_500;
/** Jobs, how long their leases last at most, and how often they are taken over. */
const TAKEOVERS = [
  { job: 'reconcile-payments', leaseMs: 30_000, times: 3 },
  { job: 'seal-audit-log', leaseMs: 60_000, times: 2 },
];
/** Between the rounds of any of them. */
const LONGEST_PAUSE_MS = 10_000;
const POOL = 50;
/** The driver's connections that watch the database, beside the pool: one for its state, one for its distance. */
const WATCHING = 2;
const POLICY_REPORTS = 60;
const READS = 1_200;
/** What three instances may let through beyond the limit of reads: a twentieth for each further one, and what is under way. */
const READS_MOST = READS * 1.15;
/** Limits are of the address that a balancer would name. */
const WATCHED = { isWatched: true, settings: { TRUSTED_PROXIES: '1' } };
const LOADED = {
  RATE_LIMIT_SCALE: '10000',
  OPEN_ORDERS_MAX: '100000',
  OPEN_ORDERS_MAX_UNVERIFIED: '100000',
  ORDER_MAILS_MAX: '100000',
};

const folder = mkdtempSync(path.join(process.env.BENCH_FOLDER ?? tmpdir(), 'forgeline-instances-'));
const instances = await MeasuredInstances.start(folder);
process.env.STORE_URL = `http://localhost:${instances.ports.store}`;

const median = (values: readonly number[]) =>
  [...values].sort((some, other) => some - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;
const spread = (values: readonly number[]) =>
  `median ${ms(median(values))}, at most ${ms(Math.max(...values))}`;

function reportIdle(name: string, idle: Idle): void {
  const { commandsPerSecond, refreshesPerSecond, processorShare, connections, rounds } = idle;
  const figures = [
    `${commandsPerSecond.toFixed(1)} commands a second`,
    `${refreshesPerSecond.toFixed(1)} of them for refreshes`,
    `${(processorShare * 100).toFixed(1)} % of a processor each`,
    `${connections} connections each`,
  ];
  report(
    `idle, ${name}`,
    figures.join(', '),
    `at most ${POOL + WATCHING} connections`,
    connections <= POOL + WATCHING,
  );
  const each = [...rounds].sort().map(([job, count]) => `${job} ${count.toFixed(1)}`);
  console.log(`rounds a minute, ${name}: ${each.join(', ')}`);
}

async function measureIdle(): Promise<void> {
  await instances.startOne(WATCHED);
  await setTimeout(SETTLE_MS);
  const one = await watchIdle(instances.running, IDLE_SECONDS);
  reportIdle('one instance', one);
  await instances.startOne(WATCHED);
  await instances.startOne(WATCHED);
  await setTimeout(SETTLE_MS);
  const three = await watchIdle(instances.running, IDLE_SECONDS);
  reportIdle('three', three);
  console.log(`three to one: ${(three.commandsPerSecond / one.commandsPerSecond).toFixed(2)}`);
}

async function measureRules(): Promise<void> {
  const { running } = instances;
  const reports = await policyReports(running);
  report('policy reports let through', String(reports), String(POLICY_REPORTS), reports === POLICY_REPORTS);
  const read = await reads(running);
  report('reads let through', String(read), `${READS} to ${READS_MOST}`, read >= READS && read <= READS_MOST);

  const { here, elsewhere } = await timeChanges(running, await signInAdmin(), CHANGES);
  console.log(`a change in the instance that made it: ${spread(here)}`);
  const isInTime = Math.max(...elsewhere) <= SHOWN_WITHIN_MS;
  report('a change in each other instance', spread(elsewhere), `at most ${ms(SHOWN_WITHIN_MS)}`, isInTime);

  const overlapping = overlappingRounds(running);
  report('rounds of a job in two places at once', String(overlapping), '0', overlapping === 0);
  for (const { job, leaseMs, times } of TAKEOVERS) {
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) {
      taken.push(await timeTakeover(instances, job));
      await instances.startOne(WATCHED);
    }
    const most = leaseMs + LONGEST_PAUSE_MS;
    const isTaken = Math.max(...taken) <= most;
    report(`${job} goes on after its holder was killed`, spread(taken), `at most ${ms(most)}`, isTaken);
  }
}

async function databaseConnections(): Promise<number> {
  const client = await MongoClient.connect(instances.databaseUri);
  const { connections } = await client.db('admin').command({ serverStatus: 1 });
  await client.close();
  return connections.current;
}

type Loads = Record<string, Loaded>;

async function measureLoads(count: number): Promise<Loads> {
  await instances.stopServers();
  for (let one = 0; one < count; one += 1) await instances.startOne({ isWatched: false, settings: LOADED });
  const { running } = instances;
  const admin = await signInAdmin();
  const [tool] = (await (await fetch(`${process.env.STORE_URL}/api/tool`)).json()) as { slug: string }[];
  const br = { 'accept-encoding': 'br' };
  const page = { addresses: [`/tools/${tool?.slug}`], headers: br };
  const searches = Array.from({ length: 5_000 }, (_, number) => `/tools?q=word${count}x${number}`);
  // Code is compiled and caches are filled.
  await readAll(running, page);
  await readAll(running, { addresses: searches.slice(0, 50), headers: br });
  const shop = await openShop(admin);
  await orderAll(running, shop, { orders: 200, atOnce: 16 });

  const loads: Loads = {
    'a page from memory': await readAll(running, page),
    'a search nobody asked before': await readAll(running, { addresses: searches.slice(50), headers: br }),
  };
  for (const [atOnce, orders] of [
    [16, 600],
    [96, 800],
  ] as const) {
    const ordered = await orderAll(running, shop, { orders, atOnce });
    loads[`orders, ${atOnce} at once`] = ordered;
    const isWithin = ordered.connections <= POOL + WATCHING;
    const most = `at most ${POOL + WATCHING}`;
    report(
      `connections of one of ${count}, ${atOnce} orders at once`,
      String(ordered.connections),
      most,
      isWithin,
    );
    console.log(`refused for want of a connection: ${ordered.refused} of ${orders}`);
  }
  console.log(`connections of the database, ${count}: ${await databaseConnections()}`);
  const each = running.map(({ process, databasePort }) => openConnections(process.pid ?? 0, databasePort));
  console.log(`of each instance afterwards: ${each.join(', ')}`);
  return loads;
}

function compareLoads(one: Loads, three: Loads): void {
  console.log('| load | one, 1/s | three, 1/s | ratio | one, processor | three, processor | ratio |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const [name, alone] of Object.entries(one)) {
    const together = three[name] as Loaded;
    const cells = [
      name,
      Math.round(alone.perSecond).toLocaleString('en'),
      Math.round(together.perSecond).toLocaleString('en'),
      (together.perSecond / alone.perSecond).toFixed(2),
      `${alone.processorMs.toFixed(3)} ms`,
      `${together.processorMs.toFixed(3)} ms`,
      (together.processorMs / alone.processorMs).toFixed(2),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

try {
  await measureIdle();
  await measureRules();
  compareLoads(await measureLoads(1), await measureLoads(3));
} finally {
  await instances.stop();
  rmSync(folder, { recursive: true, force: true });
}
