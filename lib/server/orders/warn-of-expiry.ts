import 'server-only';
import type { ObjectId } from 'mongodb';
import { inTransaction } from '@/lib/server/db/transaction';
import { enqueueMail, kickOutbox } from '@/lib/server/mail/outbox';
import { orderExpiringMail } from './mails/order-expiring-mail';
import { findIdsToWarn, takeWarning } from './orders.repository';

const BATCH = 100;

async function warn(id: ObjectId, now: Date): Promise<boolean> {
  return inTransaction(async (session) => {
    const order = await takeWarning(id, now, session);
    // An order whose time is over already, since the store was away, is told of that instead.
    if (!order || order.expiresAt <= now) return false;
    await enqueueMail(orderExpiringMail(order), session);
    return true;
  });
}

/**
 * Tells the buyers of unpaid orders that expire within a day (ORDER_EXPIRY_WARNING_HOURS) until when they can pay, once
 * each. Answers how many were told.
 */
export async function warnOfExpiry(now: Date = new Date()): Promise<number> {
  let warned = 0;
  for (const id of await findIdsToWarn(now, BATCH)) {
    if (await warn(id, now)) warned += 1;
  }
  if (warned > 0) kickOutbox();
  return warned;
}
