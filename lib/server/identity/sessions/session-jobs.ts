import 'server-only';
import { removeExpiredSessions } from '@/lib/server/identity/users/user-sessions';
import { startJob } from '@/lib/server/platform/jobs/start-job';

const EVERY_MS = 60 * 60_000;
const LEASE_MS = 5 * 60_000;

export function startSessionJobs(): { stop: () => void } {
  return startJob({
    name: 'remove-expired-sessions',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    run: () => removeExpiredSessions(),
  });
}
