import 'server-only';
import type { ClientSession } from 'mongodb';
import { inTurn } from '@/lib/server/db/in-turn';
import { inTransaction } from '@/lib/server/db/transaction';

/**
 * Runs a transaction that settles a payment, after those this process runs already: nearly every one takes the next
 * number of an invoice, and all at once they would only undo each other. Throws what `work` throws.
 */
export async function inSettlement<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return inTurn('settlements', () => inTransaction(work));
}
