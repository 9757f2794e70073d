import { setTimeout } from 'node:timers/promises';
import type { Random } from '../random';
import type { ProofStack } from '../stack/proof-stack';
import { proveWalk, type WalkOptions, type WalkResult } from '../walk/prove-walk';
import { changeRelease, type ReleaseChange } from './change-release';

const PAUSE_MAX_MS = 1_000;

export type RollingResult = WalkResult & { change: ReleaseChange };

/** Restarts one server after the other as a rollout does, each only once the balancer sends requests to all. */
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

/** Does `once` in place of the turn in the middle. */
function inTheMiddle(turns: number, once: () => Promise<string>): NonNullable<WalkOptions['crash']> {
  const restart = restartByTurns();
  let turn = 0;
  return (stack, random) => {
    turn += 1;
    return turn === Math.ceil(turns / 2) ? once() : restart(stack, random);
  };
}

/**
 * Walks at random through a load balancer while the servers behind it are restarted one by one, and in the middle get the next
 * release one by one, over which a browser's tab stays open. Besides what breaks an invariant, every request that got no
 * response, or one that says that the store is not there, is a violation, and everything that failed in the tab.
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
  const result = await proveWalk({ ...options, crashes: turns, crash });
  if (!change) throw new Error('The release was never changed.');
  const failed = result.world.unavailable.map((call) => `a request failed: ${call}`);
  return { ...result, change, violations: [...result.violations, ...failed, ...change.violations] };
}
