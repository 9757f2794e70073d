import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import type { Metric } from './metric';

/** Returns metrics as they are now. */
type Collector = () => Metric[] | Promise<Metric[]>;

type Collectors = { ofProcess: Collector[]; ofInstance: Collector[] };

const collectors = () =>
  processSingleton<Collectors>('metric-collectors', () => ({ ofProcess: [], ofInstance: [] }));

/** Whether anyone reads metrics. Where nobody does, nothing is counted for them. */
export function isMeasuring(): boolean {
  return env().METRICS_PORT !== undefined;
}

/** Adds metrics that each process of an instance has by itself. */
export function addProcessMetrics(collector: Collector): void {
  collectors().ofProcess.push(collector);
}

/** Adds metrics that are the same for all processes of an instance, of which one is asked. */
export function addInstanceMetrics(collector: Collector): void {
  collectors().ofInstance.push(collector);
}

/** Returns all metrics of this process, and of its instance if it is the one that is asked. A collector that fails is left out. */
export async function collectMetrics({ ofInstance }: { ofInstance: boolean }): Promise<Metric[]> {
  const all = [...collectors().ofProcess, ...(ofInstance ? collectors().ofInstance : [])];
  const collected = await Promise.all(
    all.map(async (collect) => {
      try {
        return await collect();
      } catch (error) {
        log().warn({ error }, 'metrics could not be collected');
        return [];
      }
    }),
  );
  return collected.flat();
}
