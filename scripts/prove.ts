import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { proveRaces } from '@/proofs/race/prove-race';
import { proveRestore } from '@/proofs/restore/prove-restore';
import { hasHaproxy, startHaproxy, WITHOUT_HAPROXY } from '@/proofs/rolling/haproxy';
import { proveRolling } from '@/proofs/rolling/prove-rolling';
import type { StartFront } from '@/proofs/stack/front';
import { ProofStack } from '@/proofs/stack/proof-stack';
import { describeWalk } from '@/proofs/walk/describe-walk';
import { proveWalk } from '@/proofs/walk/prove-walk';
import { inRoot } from '@/stack/paths';
import { exitWhenPrinted } from './exit-when-printed';
import { readOptions } from './read-options';

/**
 * `npm run prove [-- race|walk|restore|rolling] [--seed 7 …]`: proves against running servers that money and stock
 * never go wrong. Exit code 1 if an invariant was violated. Options: docs/proofs.md.
 */
const PROOFS = ['race', 'walk', 'restore', 'rolling'] as const;
const config = {
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    races: { type: 'string', default: '20' },
    buyers: { type: 'string', default: '200' },
    units: { type: 'string', default: '50' },
    walks: { type: 'string', default: '2' },
    operations: { type: 'string', default: '3000' },
    kills: { type: 'string', default: '24' },
    clients: { type: 'string', default: '16' },
    restarts: { type: 'string', default: '20' },
    /** Servers on one database; by default one in odd walks and two in even ones. */
    instances: { type: 'string' },
  },
} as const;
const { values, positionals } = readOptions(
  `npm run prove [-- ${PROOFS.join('|')}] [--${Object.keys(config.options).join(' N] [--')} N]`,
  config,
  PROOFS,
);

function count(name: Exclude<keyof typeof values, 'instances'>, least = 1): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least) return number;
  console.error(`--${name} must be a whole number of at least ${least}, not ${values[name]}.`);
  process.exit(2);
}

const SHOWN_MAX = 20;
const began = Date.now();
const logFile = inRoot('test-results', 'prove.log');
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const selected = new Set(positionals.length > 0 ? positionals : PROOFS);
const violations: string[] = [];

/** The data is not deleted if something was violated. */
async function withStack(
  instances: number,
  work: (stack: ProofStack) => Promise<string[]>,
  startFront?: StartFront,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-prove-'));
  const environment = process.env;
  const stack = await ProofStack.start({
    ...{ dataDir, logFile, instances, environment },
    ...(startFront ? { startFront } : {}),
  });
  const interrupted = () => void stack.stop().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  const found: string[] = [];
  try {
    found.push(...(await work(stack)), ...stack.crashes);
  } catch (error) {
    // A proof that does not finish has proved nothing.
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.log(`  BROKEN OFF  ${reason}`);
    found.push(`broken off: ${error instanceof Error ? error.message : reason}`, ...stack.crashes);
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    await stack.stop();
    if (found.length === 0) rmSync(dataDir, { recursive: true, force: true });
    else console.log(`  the data stays in ${dataDir}`);
  }
  violations.push(...found);
}

async function race(): Promise<void> {
  const [buyers, units, seeds] = [count('buyers'), count('units'), count('races')];
  const instances = Number(values.instances ?? 1);
  const database = process.env.MONGODB_URI ? 'MONGODB_URI' : 'the database emulator';
  console.log(
    `\nRace: ${buyers} buyers for ${units} units, ${seeds} seeds from ${values.seed}, on ${database}`,
  );
  await withStack(instances, async (stack) => {
    const start = Date.now();
    const log = (line: string) => console.log(line);
    const result = await proveRaces({ stack, firstSeed: count('seed'), seeds, buyers, units, log });
    const { won, lost, unitsSold, reads } = result;
    console.log(`  races won ${won} (${unitsSold} units), lost ${lost}, reads ${reads}, ${seconds(start)}`);
    return result.violations;
  });
}

async function walk(seed: number): Promise<void> {
  const instances = Number(values.instances ?? (seed % 2 === 1 ? 1 : 2));
  const [operations, kills, clients] = [count('operations'), count('kills', 0), count('clients')];
  console.log(
    `\nWalk: seed ${seed}, ${operations} operations by ${clients} clients, ${instances} server(s), ${kills} kills`,
  );
  await withStack(instances, async (stack) => {
    const start = Date.now();
    const log = (line: string) => console.log(`  ${line}`);
    const size = { operations, crashes: kills, buyers: 2 * clients, clients };
    const result = await proveWalk({ stack, seed, ...size, log });
    for (const line of describeWalk(result, stack)) console.log(`  ${line}`);
    console.log(`  ${seconds(start)}`);
    return result.violations.map((violation) => `walk ${seed}: ${violation}`);
  });
}

/** A backup is made in the middle, and the database is lost at the end. */
async function restore(seed: number): Promise<void> {
  const [operations, kills, clients] = [count('operations'), count('kills', 0), count('clients')];
  console.log(`\nRestore: seed ${seed}, ${operations} operations by ${clients} clients, ${kills} kills`);
  const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-backups-'));
  await withStack(Number(values.instances ?? 1), async (stack) => {
    const start = Date.now();
    const log = (line: string) => console.log(`  ${line}`);
    const size = { operations, crashes: kills, buyers: 2 * clients, clients };
    const { payments, numbers, orders, report, violations } = await proveRestore({
      ...{ stack, seed, ...size, folder, log },
    });
    for (const line of report.trim().split('\n')) log(`  ${line}`);
    log(`orders: ${orders.restored} restored, ${orders.lost} lost`);
    log(`payments: ${payments.settled} settled, ${payments.refunded} refunded, ${payments.listed} listed`);
    log(`numbers of invoices: ${numbers.again} as before, ${numbers.fresh} new, ${numbers.lost} only mailed`);
    log(seconds(start));
    return violations.map((violation) => `restore ${seed}: ${violation}`);
  });
  rmSync(folder, { recursive: true, force: true });
}

/** Two servers behind a load balancer, restarted one after the other, with the next release in the middle. */
async function rolling(seed: number): Promise<void> {
  const [operations, restarts, clients] = [count('operations'), count('restarts'), count('clients')];
  const instances = Number(values.instances ?? 2);
  console.log(
    `\nRolling: seed ${seed}, ${operations} operations by ${clients} clients through HAProxy, ${instances} servers, ${restarts} restarts and a new release`,
  );
  if (!hasHaproxy()) {
    console.log(`  SKIPPED: ${WITHOUT_HAPROXY}`);
    // Requested by name, it has proved nothing.
    if (positionals.includes('rolling')) violations.push(`rolling: ${WITHOUT_HAPROXY}`);
    return;
  }
  const work = async (stack: ProofStack) => {
    const start = Date.now();
    const log = (line: string) => console.log(`  ${line}`);
    const result = await proveRolling({
      stack,
      seed,
      operations,
      restarts,
      buyers: 2 * clients,
      clients,
      log,
    });
    for (const line of describeWalk(result, stack)) console.log(`  ${line}`);
    if (result.waited > 0) log(`failed because the database did not reply in time: ${result.waited}`);
    const { files, lateScripts } = result.change;
    log(
      `release changed: ${files} files of both fetched; ${lateScripts} loaded by the old tab, which ordered`,
    );
    log(seconds(start));
    return result.violations.map((violation) => `rolling ${seed}: ${violation}`);
  };
  await withStack(instances, work, startHaproxy);
}

if (selected.has('race')) await race();
if (selected.has('walk')) {
  for (let walked = 0; walked < count('walks'); walked += 1) await walk(count('seed') + walked);
}
if (selected.has('restore')) await restore(count('seed'));
if (selected.has('rolling')) await rolling(count('seed'));

const log = path.relative(process.cwd(), logFile);
console.log(`\nviolations = ${violations.length} (${seconds(began)}; what the processes said: ${log})`);
for (const violation of violations.slice(0, SHOWN_MAX)) console.log(`  ${violation}`);
if (violations.length > SHOWN_MAX) console.log(`  and ${violations.length - SHOWN_MAX} more`);
exitWhenPrinted(violations.length === 0 ? 0 : 1);
