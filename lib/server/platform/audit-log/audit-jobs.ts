import 'server-only';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { log } from '@/lib/server/platform/log';
import { readUnsealed } from './read-unsealed';
import { sealAuditLog } from './seal-audit-log';

const SEAL_EVERY_MS = 1_000;
const REPORT_EVERY_MS = 10 * 60_000;
const LEASE_MS = 60_000;

async function reportUnsealed(): Promise<void> {
  const unsealed = await readUnsealed();
  if (unsealed.isolated + unsealed.unknownKey > 0) log().warn(unsealed, 'audit events are not in the chain');
}

export function startAuditJobs(): RunningJob {
  const jobs = [
    startJob({
      name: 'seal-audit-log',
      everyMs: SEAL_EVERY_MS,
      leaseMs: LEASE_MS,
      run: () => sealAuditLog(),
    }),
    startJob({
      name: 'report-unsealed-events',
      everyMs: REPORT_EVERY_MS,
      leaseMs: LEASE_MS,
      run: () => reportUnsealed(),
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
