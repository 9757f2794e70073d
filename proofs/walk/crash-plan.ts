import { setTimeout } from 'node:timers/promises';
import type { Random } from '../random';
import type { ProofStack } from '../stack/proof-stack';

const LONGEST_WAIT_MS = 250;
const DATABASE_SHARE = 0.25;

/** Returns the operations after which something is killed: at random, never in the first twentieth. */
export function planCrashes(random: Random, operations: number, crashes: number): number[] {
  const first = Math.ceil(operations / 20);
  return Array.from({ length: crashes }, () => random.whole(first, operations)).sort((a, b) => a - b);
}

/**
 * One server, or the database if it is the emulator, in the middle of its work; started again a moment later. Returns what
 * was killed.
 */
export async function killAny(stack: ProofStack, random: Random): Promise<string> {
  await setTimeout(random.whole(0, LONGEST_WAIT_MS));
  if (stack.ownsDatabase && random.chance(DATABASE_SHARE)) {
    await stack.killDatabase();
    await setTimeout(random.whole(0, LONGEST_WAIT_MS));
    await stack.startDatabase();
    return 'killed the database, which is up again';
  }
  const index = random.whole(0, stack.instances - 1);
  await stack.killServer(index);
  await setTimeout(random.whole(0, LONGEST_WAIT_MS));
  await stack.startServer(index);
  const server = stack.instances === 1 ? 'the server' : `server ${index + 1} of ${stack.instances}`;
  return `killed ${server}, which is up again`;
}
