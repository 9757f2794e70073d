import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { type BudgetUsage, leftCentsOf } from './budget-usage';
import { addUsed, insertLine } from './budgets.repository';

type Charged = Pick<OrderDocument, '_id' | 'placedAt' | 'totals' | 'buyerId'>;

/** Charges an order that may be placed to the budget of its buyer, whose usage was read in this transaction. */
export async function chargeBudget(
  { _id: orderId, placedAt, totals, buyerId }: Charged,
  { usage, companyId }: { usage: BudgetUsage; companyId: ObjectId },
  session: ClientSession,
): Promise<void> {
  const { budget, period } = usage;
  const cents = totals.totalCents;
  const key = { companyId, budgetId: budget.id, period };
  const usedAfterCents = await addUsed(key, cents, session);
  await insertLine(
    {
      _id: new ObjectId(),
      ...key,
      orderId,
      reason: 'order-placed',
      part: 0,
      cents,
      usedAfterCents,
      limitCents: budget.limitCents,
      over: cents > leftCentsOf(usage),
      at: placedAt,
      actorId: buyerId,
    },
    session,
  );
}
