import { setTimeout } from 'node:timers/promises';
import type { Random } from '../random';
import type { ProofStack } from '../stack/proof-stack';
import { proveWalk, type WalkOptions, type WalkResult } from '../walk/prove-walk';

const PAUSE_MAX_MS = 1_000;

/** Restarts one server after the other as a rollout does, each only once the balancer sends requests to all. */
function restartByTurns(): NonNullable<WalkOptions['crash']> {
  let turn = 0;
  return async (stack: ProofStack, random: Random) => {
    const index = turn % stack.instances;
    turn += 1;
    await stack.restartServer(index);
    await setTimeout(random.whole(0, PAUSE_MAX_MS));
    return `restarted server ${index + 1} of ${stack.instances}`;
  };
}

/**
 * Walks at random through a load balancer while the servers behind it are restarted one by one. Besides what breaks an
 * invariant, every request that got no response, or one that says that the store is not there, is a violation.
 */
export async function proveRolling({
  restarts,
  ...options
}: Omit<WalkOptions, 'crashes' | 'crash'> & { restarts: number }): Promise<WalkResult> {
  const result = await proveWalk({ ...options, crashes: restarts, crash: restartByTurns() });
  const failed = result.world.unavailable.map((call) => `a request failed: ${call}`);
  return { ...result, violations: [...result.violations, ...failed] };
}
