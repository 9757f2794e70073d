import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Random } from '../random';
import type { ProofStack } from '../stack/proof-stack';
import { proveWalk, type WalkOptions, type WalkResult } from '../walk/prove-walk';
import { changeRelease, type ReleaseChange } from './change-release';
import { slowDatabaseRequests } from './slow-database';

const PAUSE_MAX_MS = 1_000;

/** `waited`: how many requests failed because the database, which nobody restarted, did not reply in time. */
export type RollingResult = WalkResult & { change: ReleaseChange; waited: number };

/** Restarts like a rollout, each server only once the balancer sends requests to all. */
function restartByTurns(): NonNullable<WalkOptions['crash']> {
  let turn = 0;
  return async (stack: ProofStack, random: Random) => {
    const index = turn % stack.instances;
    turn += 1;
    await stack.restartServer(index);
    await setTimeout(random.whole(0, PAUSE_MAX_MS));
    return `restarted server ${index + 1} of ${stack.instances}, which is up again`;
  };
}

/** Replaces the turn in the middle. */
function inTheMiddle(turns: number, once: () => Promise<string>): NonNullable<WalkOptions['crash']> {
  const restart = restartByTurns();
  let turn = 0;
  return (stack, random) => {
    turn += 1;
    return turn === Math.ceil(turns / 2) ? once() : restart(stack, random);
  };
}

/**
 * A random walk through a load balancer while its servers are restarted one by one and get the next release. Violations are
 * broken invariants, every request without a response or with one that the store is away (unless its database did not reply in
 * time), and every failure in the browser's tab.
 */
export async function proveRolling({
  restarts,
  ...options
}: Omit<WalkOptions, 'crashes' | 'crash'> & { restarts: number }): Promise<RollingResult> {
  let change: ReleaseChange | undefined;
  const turns = restarts + 1;
  const crash = inTheMiddle(turns, async () => {
    change = await changeRelease(options.stack);
    return 'all servers are of the next release, and the tab of the one before has ordered';
  });
  // The old tab orders by a page of a shop that does not charge.
  const result = await proveWalk({ ...options, crashes: turns, crash, charges: false });
  if (!change) throw new Error('The release was never changed.');
  const slow = slowDatabaseRequests(readFileSync(options.stack.options.logFile, 'utf8'));
  const { unavailable } = result.world;
  const failed = unavailable
    .filter(({ id }) => typeof id !== 'string' || !slow.has(id))
    .map(({ call }) => `a request failed: ${call}`);
  return {
    ...result,
    change,
    waited: unavailable.length - failed.length,
    violations: [...result.violations, ...failed, ...change.violations],
  };
}
