import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Intent } from './intent';
import { noteRefundFailure } from './note-refund-failure';
import type { FailedRefund } from './provider';
import { type Settlement, settlePayment } from './settle-payment';

/**
 * Deals with the news that the bank sent a refund back, within the caller's transaction: first with the payment itself,
 * which we may not have heard of either, then with the refund. Throws StaleIntentError.
 */
export async function takeFailedRefund(
  failed: FailedRefund,
  intent: Intent,
  askedAt: Date,
  session: ClientSession,
): Promise<Settlement | 'refund-failed' | 'acknowledged'> {
  const settlement = await settlePayment(intent, { by: 'system', at: askedAt }, session);
  if (settlement === 'foreign') return settlement;
  const outcome = await noteRefundFailure(failed, intent, askedAt, session);
  return outcome === 'acknowledged' ? settlement : outcome;
}
