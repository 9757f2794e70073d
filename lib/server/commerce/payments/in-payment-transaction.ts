import 'server-only';
import type { ClientSession } from 'mongodb';
import { withKeyedMutex } from '@/lib/server/platform/db/keyed-mutex';
import { inTransaction } from '@/lib/server/platform/db/transaction';

/**
 * Runs a transaction that applies a payment after those this process is running: nearly all of them take the next number
 * of an invoice, and side by side they would only abort each other. Throws what `work` throws.
 */
export async function inPaymentTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return withKeyedMutex('payments', () => inTransaction(work));
}
