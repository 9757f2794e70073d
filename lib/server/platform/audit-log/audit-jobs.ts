import 'server-only';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { sealAuditLog } from './seal-audit-log';

const SEAL_EVERY_MS = 1_000;
const LEASE_MS = 60_000;

/** Starts the background work of the audit log: adding recorded events to the chain. */
export function startAuditJobs(): RunningJob {
  return startJob({
    name: 'seal-audit-log',
    everyMs: SEAL_EVERY_MS,
    leaseMs: LEASE_MS,
    run: () => sealAuditLog(),
  });
}
