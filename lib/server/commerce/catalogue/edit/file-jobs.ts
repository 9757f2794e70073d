import 'server-only';
import { sweep } from '@/lib/server/commerce/files/sweep-files';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { log } from '@/lib/server/platform/log';
import { findShownFiles } from './shown-files';

const EVERY_MS = 6 * 60 * 60_000;
const LEASE_MS = 5 * 60_000;

/** Starts the job that removes uploaded files that nothing shows any more. */
export function startFileJobs(): RunningJob {
  return startJob({
    name: 'sweep-files',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    async run(signal) {
      const removed = await sweep({ now: new Date(), signal, findShown: findShownFiles });
      if (removed.files + removed.blobs > 0) log().info(removed, 'files that nothing shows were removed');
    },
  });
}
