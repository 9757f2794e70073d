import 'server-only';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { freeLapsedHolds } from './free-lapsed-holds';

const EVERY_MS = 60_000;
const LEASE_MS = 30_000;

export function startOfferJobs(): RunningJob {
  return startJob({
    name: 'free-offered-units',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    run: (signal) => freeLapsedHolds(new Date(), signal),
  });
}
