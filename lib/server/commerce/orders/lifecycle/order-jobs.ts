import type { ObjectId } from 'mongodb';
import { recordOrderEvent } from '@/lib/server/commerce/orders/order-events';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { inBatches, workOff } from '@/lib/server/platform/jobs/work-off';
import { claimWarning, findExpiredIds, findIdsToRemind } from '../orders.repository';
import { releaseOrder } from './cancel-order';

const EXPIRY_EVERY_MS = 30_000;
const LEASE_MS = 30_000;

export function startOrderJobs(): RunningJob {
  const jobs = [
    startJob({
      name: 'expire-unpaid-orders',
      everyMs: EXPIRY_EVERY_MS,
      leaseMs: LEASE_MS,
      run: (signal) => expireUnpaidOrders(new Date(), signal),
    }),
    startJob({
      name: 'warn-of-expiry',
      everyMs: EXPIRY_EVERY_MS,
      leaseMs: LEASE_MS,
      run: (signal) => warnOfExpiry(new Date(), signal),
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

const BATCH = 100;

async function expire(id: ObjectId, now: Date): Promise<boolean> {
  const order = await inTransaction((session) =>
    releaseOrder(id, { state: 'expired', at: now, by: 'system' }, session),
  );
  return order !== null;
}

/**
 * Expires each overdue unpaid order in a transaction of its own (product §4.4). An order that fails is logged and
 * retried in the next round. Returns how many expired. Throws while the database is unreachable.
 */
export async function expireUnpaidOrders(now: Date = new Date(), signal?: AbortSignal): Promise<number> {
  const failed: ObjectId[] = [];
  const { done } = await workOff({
    job: 'expire-unpaid-orders',
    items: inBatches(() => findExpiredIds({ now, limit: BATCH, except: failed })),
    work: (id) => expire(id, now),
    describe: (id) => ({ order: id }),
    onFailure: (id) => failed.push(id),
    signal,
  });
  return done;
}

async function remind(id: ObjectId, now: Date): Promise<boolean> {
  return inTransaction(async (session) => {
    const order = await claimWarning(id, now, session);
    // After a downtime the order is due to expire, and its buyer gets that mail instead.
    if (!order?.expiresAt || order.expiresAt <= now) return false;
    await recordOrderEvent('order.expires-soon', { order }, session);
    return true;
  });
}

/**
 * Reminds the buyers of unpaid orders that expire soon (ORDER_EXPIRY_WARNING_HOURS), once each. A reminder that fails
 * is logged and retried in the next round. Returns how many were sent. Throws while the database is unreachable.
 */
export async function warnOfExpiry(now: Date = new Date(), signal?: AbortSignal): Promise<number> {
  const failed: ObjectId[] = [];
  const { done } = await workOff({
    job: 'warn-of-expiry',
    items: inBatches(() => findIdsToRemind({ now, limit: BATCH, except: failed })),
    work: (id) => remind(id, now),
    describe: (id) => ({ order: id }),
    onFailure: (id) => failed.push(id),
    signal,
  });
  return done;
}
