import 'server-only';
import type { ObjectId } from 'mongodb';
import { recordOrderEvent } from '@/lib/server/commerce/orders/order-events';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { inBatches, workOff } from '@/lib/server/platform/jobs/work-off';
import { findIdsToWarn, takeWarning } from './due-orders.repository';

const BATCH = 100;

async function warn(id: ObjectId, now: Date): Promise<boolean> {
  return inTransaction(async (session) => {
    const order = await takeWarning(id, now, session);
    // The store was down: the order has expired already, and its buyer gets that mail instead.
    if (!order || order.expiresAt <= now) return false;
    await recordOrderEvent('order.expires-soon', { order }, session);
    return true;
  });
}

/**
 * Reminds the buyers of unpaid orders that expire soon (ORDER_EXPIRY_WARNING_HOURS) until when they can pay, once each. One
 * that cannot be reminded is logged, holds up no other, and is tried again in the next round. Returns how many were
 * reminded. Throws where the database is away.
 */
export async function warnOfExpiry(now: Date = new Date(), signal?: AbortSignal): Promise<number> {
  const failed: ObjectId[] = [];
  const { done } = await workOff({
    job: 'warn-of-expiry',
    items: inBatches(() => findIdsToWarn({ now, limit: BATCH, except: failed })),
    work: (id) => warn(id, now),
    describe: (id) => ({ order: id }),
    onFailure: (id) => failed.push(id),
    signal,
  });
  return done;
}
