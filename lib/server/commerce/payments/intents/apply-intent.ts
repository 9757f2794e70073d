import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import { applyPayment, type PaymentOutcome } from './apply-payment';
import { closeIntent } from './payment-intents.repository';

/** Applies a succeeded intent, closes a canceled one of the store's, acknowledges any other. */
export async function applyIntent(
  intent: Intent,
  at: Date,
  session: ClientSession,
): Promise<PaymentOutcome | 'closed' | 'acknowledged'> {
  if (intent.status === 'succeeded') return applyPayment(intent, { by: 'system', at }, session);
  const isClosed = intent.status === 'canceled' && (await closeIntent(intent.id, session));
  return isClosed ? 'closed' : 'acknowledged';
}
