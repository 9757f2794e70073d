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
 * Expires unpaid orders whose hold is over, each in a transaction of its own, with a mail (product §4.4). An order that is
 * paid or cancelled at the same moment is left alone; one that cannot be expired is logged, holds up no other, and is
 * tried again in the next round. Returns how many expired. Throws where the database is away.
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
