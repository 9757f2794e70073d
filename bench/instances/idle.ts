import { setTimeout } from 'node:timers/promises';
import { openConnections, processorMs } from '../soak/watched-process';
import type { Measured } from './measured-instances';

export type Idle = {
  /** Commands that all of them sent to the database, a second, and those that ask for refreshed tags. */
  commandsPerSecond: number;
  refreshesPerSecond: number;
  /** What each takes of a processor, at most. */
  processorShare: number;
  /** Connections of each to the database, at most. */
  connections: number;
  /** Rounds of each job in all of them, a minute. */
  rounds: Map<string, number>;
};

/** Watches instances for which nobody asks. */
export async function watchIdle(instances: readonly Measured[], seconds: number): Promise<Idle> {
  const pids = instances.map(({ process }) => process.pid ?? 0);
  const usedBefore = pids.map(processorMs);
  const from = performance.now();
  await setTimeout(seconds * 1_000);
  const to = performance.now();
  const took = (to - from) / 1_000;
  const used = pids.map((pid, place) => processorMs(pid) - (usedBefore[place] ?? 0));
  const commands = instances.flatMap(({ database }) => database.commands.filter(({ at }) => at > from));
  const rounds = new Map<string, number>();
  for (const { database } of instances)
    for (const lease of database.leases)
      if (lease.from > from) rounds.set(lease.name, (rounds.get(lease.name) ?? 0) + 60 / took);
  return {
    commandsPerSecond: commands.length / took,
    refreshesPerSecond: commands.filter(({ collection }) => collection === 'refreshed_tags').length / took,
    processorShare: Math.max(...used) / (took * 1_000),
    connections: Math.max(
      ...instances.map(({ databasePort }, i) => openConnections(pids[i] ?? 0, databasePort)),
    ),
    rounds,
  };
}

/** Counts rounds of a job that began in one instance before they had ended in another. */
export function overlappingRounds(instances: readonly Measured[]): number {
  const rounds = instances
    .flatMap(({ database }) => database.leases.map(({ name, from, to }) => ({ name, from, to: to ?? from })))
    .sort((some, other) => some.from - other.from);
  const endOf = new Map<string, number>();
  let overlapping = 0;
  for (const { name, from, to } of rounds) {
    const end = endOf.get(name) ?? 0;
    if (from < end) overlapping += 1;
    endOf.set(name, Math.max(end, to));
  }
  return overlapping;
}
