import 'server-only';
import type { ObjectId } from 'mongodb';
import { recordOrderEvent } from '@/lib/server/commerce/orders/order-events';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { inBatches, workOff } from '@/lib/server/platform/jobs/work-off';
import { claimWarning, findIdsToRemind } from './due-orders.repository';

const BATCH = 100;

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
