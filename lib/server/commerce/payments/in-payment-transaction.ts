import 'server-only';
import type { ClientSession } from 'mongodb';
import { withKeyedMutex } from '@/lib/server/platform/db/one-at-a-time';
import { inTransaction } from '@/lib/server/platform/db/transaction';

/**
 * Serialises transactions of this process that apply payments: nearly all take the next invoice number, and
 * concurrent ones would only abort each other.
 */
export async function inPaymentTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return withKeyedMutex('payments', () => inTransaction(work));
}
