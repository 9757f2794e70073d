import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RestoreDocument } from '@/lib/server/platform/db/documents/coordination';
import type { ProofStack } from '../stack/proof-stack';
import { waitUntil } from '../stack/wait-until';
import { proveWalk } from '../walk/prove-walk';
import { judgeData, judgeNumbers, judgePayments, judgeSetBack, noteShop } from './judge-restore';
import { sellAgain } from './sell-again';

const BACKUP_AT = 0.4;
const ATTEMPTS = 20;
const ORDERS_AFTERWARDS = 4;
const EXIT_TO_DECIDE = 3;

export type RestoreProofOptions = {
  stack: ProofStack;
  seed: number;
  operations: number;
  crashes: number;
  buyers: number;
  clients: number;
  folder: string;
  log?: (line: string) => void;
};

export type RestoreResult = {
  payments: { settled: number; refunded: number; listed: number };
  numbers: { lost: number; again: number; fresh: number };
  orders: { lost: number; restored: number };
  report: string;
  violations: string[];
};

/** A killed backup must leave nothing that looks like a backup. */
async function killBackup(stack: ProofStack, folder: string): Promise<string[]> {
  const target = path.join(folder, 'killed');
  const { child, ended } = stack.runCommand(['backup', target]);
  const hasBegun = () =>
    child.exitCode !== null || readdirSync(folder).some((name) => name.startsWith('killed.'));
  await waitUntil('a backup to begin', hasBegun);
  child.kill('SIGKILL');
  // It may have been faster.
  return (await ended) === null && existsSync(target) ? ['a backup that was killed looks complete'] : [];
}

/** Again where the database was killed meanwhile. Throws if `walking` ends first: it was not a backup in the middle. */
async function backUp(
  { stack, folder, operations, log }: RestoreProofOptions,
  walking: Promise<unknown>,
): Promise<string> {
  const orders = stack.db.collection('orders');
  const enough = Math.max(2, Math.floor((operations * BACKUP_AT) / 10));
  const hasEnough = async () => (await orders.countDocuments().catch(() => 0)) >= enough;
  let hasEnded = false;
  walking.catch(() => undefined).finally(() => (hasEnded = true));
  // As long as the walk takes on this machine.
  const found = await waitUntil(
    'some orders',
    async () => ((await hasEnough()) ? 'enough' : hasEnded && 'too few'),
    Number.POSITIVE_INFINITY,
  );
  if (found === 'too few') throw new Error(`the walk ended with fewer than ${enough} orders`);
  for (let attempt = 1; ; attempt += 1) {
    const target = path.join(folder, `middle-${attempt}`);
    const { output, ended } = stack.runCommand(['backup', target]);
    const code = await ended;
    log?.(output().trim().replaceAll('\n', ' '));
    if (code === 0) return target;
    if (attempt >= ATTEMPTS) throw new Error(`no backup was made: ${output()}`);
  }
}

/** The first attempt is killed while it loads. Returns the report of the second. */
async function restore(
  stack: ProofStack,
  backup: string,
): Promise<{ code: number | null; report: string; killed: boolean }> {
  const restores = stack.db.collection<RestoreDocument>('restores');
  const first = stack.runCommand(['restore', backup]);
  const isLoading = async () =>
    first.child.exitCode !== null ||
    ((await restores.countDocuments({ state: 'loading' })) > 0 &&
      (await stack.db.listCollections().toArray()).length > 5);
  await waitUntil('a restore to load', isLoading);
  first.child.kill('SIGKILL');
  const killed = (await first.ended) === null;
  // Its lease ends a few seconds later.
  const again = await waitUntil('another restore', async () => {
    const { output, ended } = stack.runCommand(['restore', backup]);
    const code = await ended;
    return output().includes('Another restore') ? null : { code, report: output() };
  });
  return { ...again, killed };
}

/**
 * Backs up in the middle of a random walk, goes on, loses the database, restores it and sells again. A backup and a restore
 * are killed on the way. Throws where it does not end.
 */
export async function proveRestore(options: RestoreProofOptions): Promise<RestoreResult> {
  const { stack, folder, log } = options;
  const { folder: _, ...size } = options;
  const walking = proveWalk(size);
  // Whichever fails first is reported.
  const [walk, backup] = await Promise.all([walking, backUp(options, walking)]);
  const violations = walk.violations.map((violation) => `before: ${violation}`);
  violations.push(...(await killBackup(stack, folder)));
  for (let index = 0; index < stack.instances; index += 1) await stack.killServer(index);
  const lost = await noteShop(stack);
  await stack.loseDatabase();
  const began = new Date();
  const { code, report, killed } = await restore(stack, backup);
  log?.(`the database was dropped and restored${killed ? ', after a restore that was killed' : ''}`);
  if (code !== 0 && code !== EXIT_TO_DECIDE) violations.push(`the restore ended with ${code}: ${report}`);
  violations.push(...(await judgeSetBack(stack, began)));
  const payments = await judgePayments(stack, lost);
  if (payments.listed > 0 !== (code === EXIT_TO_DECIDE))
    violations.push(`${payments.listed} are listed, and the exit code is ${code}`);
  const restored = await stack.db.collection('orders').countDocuments();
  for (let index = 0; index < stack.instances; index += 1) await stack.startServer(index);
  await sellAgain(stack, `again-${options.seed}`, ORDERS_AFTERWARDS);
  const numbers = await judgeNumbers(stack, lost);
  violations.push(...payments.violations, ...numbers.violations, ...(await judgeData(stack)));
  const { settled, refunded, listed } = payments;
  return {
    payments: { settled, refunded, listed },
    numbers: { lost: lost.numbers.size - numbers.again, again: numbers.again, fresh: numbers.fresh },
    orders: { lost: lost.orders.size - restored, restored },
    report,
    violations,
  };
}
