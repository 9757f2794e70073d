import 'server-only';
import { gauge, type Metric } from '@/lib/server/platform/metrics/metric';
import { readSuccesses } from './job-runs.repository';

/** Returns when each job last ended well, wherever it ran, as metrics. */
export async function jobMetrics(): Promise<Metric[]> {
  const runs = await readSuccesses();
  return [
    gauge(
      'forgeline_job_last_success_timestamp_seconds',
      'When a round of a job last ended well, in any instance or worker.',
      runs.map(({ _id, succeededAt }) => [{ background_job: _id }, succeededAt.getTime() / 1000]),
    ),
  ];
}
