import type { ProofStack } from '../stack/proof-stack';
import type { WalkResult } from './prove-walk';

const SHOWN_MAX = 5;

function counts(numbers: Iterable<[string, number]>): string {
  return [...numbers].map(([name, number]) => `${name} ${number}`).join(', ');
}

export function describeWalk(result: WalkResult, stack: ProofStack): string[] {
  const { world, operations, looks, orders, mailsSentTwice, checks } = result;
  const { results, claims, done, deeds, refusals } = world;
  const lines = [
    `operations: ${operations} (${counts([...done].sort((a, b) => b[1] - a[1]))})`,
    `refusals: ${counts([...refusals].sort((a, b) => b[1] - a[1]))}`,
    `done at least once: ${counts([...deeds].sort((a, b) => b[1] - a[1]))}`,
    `calls: ${counts(Object.entries(results))}; ${claims.length} acknowledged effects`,
    `kills: ${counts(Object.entries(stack.kills))} (SIGKILL)`,
    ...(stack.restarts > 0
      ? [`restarts behind a balancer: ${stack.restarts}; requests that failed: ${world.unavailable.length}`]
      : []),
    `orders: ${counts(Object.entries(orders))}; mails sent again after a kill: ${mailsSentTwice}`,
    `the stock read in ${looks} snapshots on the way`,
  ];
  for (const { name, promise, violations } of checks) {
    lines.push(`${violations.length === 0 ? 'held    ' : 'VIOLATED'}  ${name}: ${promise}`);
    for (const violation of violations.slice(0, SHOWN_MAX)) lines.push(`            ${violation}`);
  }
  return lines;
}
