import 'server-only';
import { inTransaction } from '@/lib/server/db/transaction';
import { kickOutbox } from '@/lib/server/mail/outbox';
import { refreshTool } from '@/lib/server/tools/refresh-tools';
import { dropOrder } from './drop-order';
import { findExpiredIds } from './orders.repository';

const BATCH = 100;

/**
 * Releases unpaid orders whose time is over, each in a transaction of its own, with a mail (decisions §4). One paid or
 * cancelled at the same moment is left alone. Answers how many expired.
 */
export async function expireUnpaidOrders(now: Date = new Date()): Promise<number> {
  let expired = 0;
  for (const id of await findExpiredIds(now, BATCH)) {
    const order = await inTransaction((session) =>
      dropOrder(id, { state: 'expired', at: now, by: 'system' }, session),
    );
    if (!order) continue;
    expired += 1;
    refreshTool(order.toolId);
  }
  if (expired > 0) kickOutbox();
  return expired;
}
