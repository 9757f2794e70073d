import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { BACKUP_RUN } from '@/lib/server/platform/db/backup/last-backup';
import { readSuccesses } from './job-runs.repository';

export async function addJobMetrics(registry: Registry): Promise<void> {
  const successes = new Gauge({
    name: 'forgeline_job_last_success_timestamp_seconds',
    help: 'When a round of a job last ended well, in any instance or worker.',
    labelNames: ['background_job'],
    registers: [registry],
  });
  for (const { _id, succeededAt } of await readSuccesses()) {
    const seconds = succeededAt.getTime() / 1000;
    if (_id === BACKUP_RUN) addBackup(registry, seconds);
    else successes.set({ background_job: _id }, seconds);
  }
}

/** Absent without a backup: a gauge begins at 0, the year 1970. */
function addBackup(registry: Registry, seconds: number): void {
  new Gauge({
    name: 'forgeline_backup_last_success_timestamp_seconds',
    help: 'The moment that the last complete backup shows.',
    registers: [registry],
  }).set(seconds);
}
