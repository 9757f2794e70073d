import 'server-only';
import type { ObjectId } from 'mongodb';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { inBatches, workOff } from '@/lib/server/platform/jobs/work-off';
import { findExpiredIds } from './due-orders.repository';
import { releaseOrder } from './release-order';

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
