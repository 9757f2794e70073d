import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { readSuccesses } from './job-runs.repository';

/** Adds when each job last ended well, wherever it ran. */
export async function addJobMetrics(registry: Registry): Promise<void> {
  const successes = new Gauge({
    name: 'forgeline_job_last_success_timestamp_seconds',
    help: 'When a round of a job last ended well, in any instance or worker.',
    labelNames: ['background_job'],
    registers: [registry],
  });
  for (const { _id, succeededAt } of await readSuccesses())
    successes.set({ background_job: _id }, succeededAt.getTime() / 1000);
}
