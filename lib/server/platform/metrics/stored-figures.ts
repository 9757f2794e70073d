import 'server-only';
import { Gauge, type Registry } from 'prom-client';
import { BACKUP_RUN } from '@/lib/server/platform/db/backup/last-backup';
import { countPending } from '../audit-log/audit-log.repository';
import { readUnsealed } from '../audit-log/seal-audit-log';
import { readSuccesses } from '../jobs/job-runs.repository';
import { countMails } from '../mail/outbox.repository';

export async function addAuditMetrics(registry: Registry): Promise<void> {
  const [pending, { isolated, unknownKey }] = await Promise.all([countPending(), readUnsealed()]);
  const unsealed = new Gauge({
    name: 'forgeline_audit_events_unsealed',
    help: 'Audit events outside the chain: pending (about to be sealed), isolated, or of an unknown key.',
    labelNames: ['reason'],
    registers: [registry],
  });
  unsealed.set({ reason: 'pending' }, Math.max(0, pending - unknownKey));
  unsealed.set({ reason: 'isolated' }, isolated);
  unsealed.set({ reason: 'unknown-key' }, unknownKey);
}

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

export async function addMailMetrics(registry: Registry, now: Date): Promise<void> {
  const { oldestWaitingAt, ...counts } = await countMails();
  const mails = new Gauge({
    name: 'forgeline_outbox_mails',
    help: 'Mails that wait, are held for a digest, or were given up.',
    labelNames: ['state'],
    registers: [registry],
  });
  for (const [state, count] of Object.entries(counts)) mails.set({ state }, count);
  new Gauge({
    name: 'forgeline_outbox_oldest_seconds',
    help: 'Age of the oldest mail that waits to be sent.',
    registers: [registry],
  }).set(oldestWaitingAt ? Math.max(0, (now.getTime() - oldestWaitingAt.getTime()) / 1000) : 0);
}
