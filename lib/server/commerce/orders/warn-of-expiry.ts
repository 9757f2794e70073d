import 'server-only';
import type { ObjectId } from 'mongodb';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { enqueueMail, kickOutbox } from '@/lib/server/platform/mail/outbox';
import { orderExpiringMail } from './mails/order-expiring-mail';
import { findIdsToWarn, takeWarning } from './orders.repository';

const BATCH = 100;

async function warn(id: ObjectId, now: Date): Promise<boolean> {
  return inTransaction(async (session) => {
    const order = await takeWarning(id, now, session);
    // The store was down: the order has expired already, and its buyer gets that mail instead.
    if (!order || order.expiresAt <= now) return false;
    await enqueueMail(orderExpiringMail(order), session);
    return true;
  });
}

/**
 * Reminds the buyers of unpaid orders that expire soon (ORDER_EXPIRY_WARNING_HOURS) until when they can pay, once each.
 * Returns how many were reminded.
 */
export async function warnOfExpiry(now: Date = new Date()): Promise<number> {
  let warned = 0;
  for (const id of await findIdsToWarn(now, BATCH)) {
    if (await warn(id, now)) warned += 1;
  }
  if (warned > 0) kickOutbox();
  return warned;
}
