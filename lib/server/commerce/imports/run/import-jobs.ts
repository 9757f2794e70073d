import 'server-only';
import { isDatabaseAway } from '@/lib/server/platform/db/is-database-outage';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { log } from '@/lib/server/platform/log';
import { endRun, endUndo, findWaiting, updateRun } from './imports.repository';
import { workOnRun } from './work-on-run';

const EVERY_MS = 1_000;
const LEASE_MS = 30_000;
/** Whoever works on an import touches it at each part of some hundred rows. */
const LEFT_AFTER_MS = 30_000;

/** Works on the imports that wait, the oldest first: one at a time in the whole store. */
async function workOnImports(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const run = await findWaiting(new Date(Date.now() - LEFT_AFTER_MS));
    if (!run) return;
    try {
      await workOnRun(run._id, signal);
      // Another process need not wait until it looks left.
      if (signal.aborted) await updateRun(run._id, { touchedAt: new Date(0) });
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      log().error({ import: run._id.toHexString(), kind: run.kind, error }, 'an import failed');
      await (run.work === 'undo' ? endUndo(run._id, new Date()) : endRun(run._id, 'failed', new Date()));
    }
  }
}

/** Starts the job that imports large files, and goes on with what a process that died has left. */
export function startImportJobs(): RunningJob {
  return startJob({ name: 'imports', everyMs: EVERY_MS, leaseMs: LEASE_MS, run: workOnImports });
}
