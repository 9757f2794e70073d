import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { setOrderFields } from '../orders.repository';

/** An order on account is paid as long as its receivable is settled: `at` is when it was, undefined once it is open again. */
export async function markSettled(
  orderId: ObjectId,
  at: Date | undefined,
  session: ClientSession,
): Promise<void> {
  await setOrderFields(orderId, { paidAt: at }, session);
}
