import 'server-only';
import { refreshTool } from '@/lib/server/commerce/catalogue/refresh-tools';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { kickOutbox } from '@/lib/server/platform/mail/outbox';
import { findExpiredIds } from './orders.repository';
import { releaseOrder } from './release-order';

const BATCH = 100;

/**
 * Expires unpaid orders whose hold is over, each in a transaction of its own, with a mail (product §4.4). An order that is
 * paid or cancelled at the same moment is left alone. Returns how many expired.
 */
export async function expireUnpaidOrders(now: Date = new Date()): Promise<number> {
  let expired = 0;
  for (const id of await findExpiredIds(now, BATCH)) {
    const order = await inTransaction((session) =>
      releaseOrder(id, { state: 'expired', at: now, by: 'system' }, session),
    );
    if (!order) continue;
    expired += 1;
    refreshTool(order.toolId);
  }
  if (expired > 0) kickOutbox();
  return expired;
}
