import type { ObjectId } from 'mongodb';
import { recordComplianceEvent } from '@/lib/server/compliance/compliance-events';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { inBatches, workOff } from '@/lib/server/platform/jobs/work-off';
import { deleteView, findExpiredViews } from './customer-views.repository';

const EVERY_MS = 30_000;
const LEASE_MS = 30_000;

export function startViewJobs(): RunningJob {
  return startJob({
    name: 'end-expired-views',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    run: (signal) => endExpiredViews(new Date(), signal),
  });
}

const BATCH = 100;

async function end(id: ObjectId): Promise<boolean> {
  return inTransaction(async (session) => {
    const view = await deleteView({ _id: id }, session);
    if (!view) return false;
    const { adminId: userId, customerId } = view;
    const ended = { actor: { userId, role: 'admin' }, customerId, reason: 'expired' } as const;
    await recordComplianceEvent('user.view-ended', ended, session);
    return true;
  });
}

/** Records the end of views that expired; returns how many. */
export async function endExpiredViews(now: Date = new Date(), signal?: AbortSignal): Promise<number> {
  const failed: ObjectId[] = [];
  const { done } = await workOff({
    job: 'end-expired-views',
    items: inBatches(() => findExpiredViews({ now, limit: BATCH, except: failed })),
    work: end,
    describe: (id) => ({ view: id }),
    onFailure: (id) => failed.push(id),
    signal,
  });
  return done;
}
