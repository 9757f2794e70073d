import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { BudgetReason } from '@/lib/server/platform/db/documents/requisitions';
import { addUsed, findLinesOf, insertLine } from './budgets.repository';

type Returned = {
  reason: Exclude<BudgetReason, 'order-placed'>;
  /** Tells returns of one reason apart: the number of a refund in part; 0 for the whole. */
  part?: number;
  /** At most what was charged and has not gone back; all of it by default. */
  cents?: number;
  at: Date;
  actorId?: ObjectId | undefined;
};

/** Gives back what an order was charged, to the period it was charged to. Nothing for an order outside budgets. */
export async function returnToBudget(
  { _id: orderId, companyId }: Pick<OrderDocument, '_id' | 'companyId'>,
  { reason, part = 0, cents, at, actorId }: Returned,
  session: ClientSession,
): Promise<void> {
  if (!companyId) return;
  const lines = await findLinesOf(orderId, session);
  const charge = lines.find((line) => line.reason === 'order-placed');
  if (!charge || lines.some((line) => line.reason === reason && line.part === part)) return;
  const chargedCents = lines.reduce((sum, line) => sum + line.cents, 0);
  const backCents = Math.min(cents ?? chargedCents, chargedCents);
  if (backCents <= 0) return;
  const { budgetId, period, limitCents } = charge;
  const key = { companyId, budgetId, period };
  const usedAfterCents = await addUsed(key, -backCents, session);
  await insertLine(
    {
      _id: new ObjectId(),
      ...key,
      orderId,
      reason,
      part,
      cents: -backCents,
      usedAfterCents,
      limitCents,
      over: usedAfterCents > limitCents,
      at,
      ...(actorId ? { actorId } : {}),
    },
    session,
  );
}
