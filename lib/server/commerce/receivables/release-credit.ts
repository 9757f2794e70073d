import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { postReceivable } from './post-receivable';

/** Gives back the credit of an order on account that was cancelled, in the transaction that cancels it. */
export async function releaseCredit(
  { _id, companyId, totals }: Pick<OrderDocument, '_id' | 'companyId' | 'totals'>,
  { at, actorId }: { at: Date; actorId?: ObjectId | undefined },
  session: ClientSession,
): Promise<void> {
  if (!companyId) throw new Error('an order on account has no company');
  await postReceivable(
    {
      companyId,
      reason: 'order-cancelled',
      ref: _id,
      change: { reserved: -totals.totalCents },
      at,
      ...(actorId ? { actorId } : {}),
    },
    session,
  );
}
