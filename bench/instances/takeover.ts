import { setTimeout } from 'node:timers/promises';
import type { Measured, MeasuredInstances } from './measured-instances';

const POLL_MS = 5;
const LIMIT_MS = 180_000;

/** Kills the first of the instances that begins a round of this job, in the middle of it. */
function killHolder(instances: MeasuredInstances, job: string): Promise<number> {
  return new Promise((resolve) => {
    const watched = [...instances.running];
    for (const one of watched) {
      one.database.onLease = (name) => {
        if (name !== job) return;
        for (const { database } of watched) database.onLease = () => undefined;
        instances.kill(one);
        resolve(performance.now());
      };
    }
  });
}

const beganAfter = (one: Measured, job: string, at: number) =>
  one.database.leases.find(({ name, from }) => name === job && from > at)?.from;

/** Returns how long after the kill of its holder a job went on in another instance, in milliseconds. */
export async function timeTakeover(instances: MeasuredInstances, job: string): Promise<number> {
  const killedAt = await killHolder(instances, job);
  while (performance.now() - killedAt < LIMIT_MS) {
    const began = instances.running.flatMap((one) => beganAfter(one, job, killedAt) ?? []);
    if (began.length > 0) return Math.min(...began) - killedAt;
    await setTimeout(POLL_MS);
  }
  return Number.POSITIVE_INFINITY;
}
