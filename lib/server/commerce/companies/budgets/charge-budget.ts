import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import type { CompanyBudget } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { type BudgetUsage, presentPeriod } from './budget-usage';
import { addUsed, insertLine } from './budgets.repository';

type Charged = Pick<OrderDocument, '_id' | 'placedAt' | 'totals' | 'buyerId'>;

/**
 * Charges an order to a budget of its buyer. Returns what was used before, from which the caller decides whether the order may be
 * placed: both in one write.
 */
export async function chargeBudget(
  { _id: orderId, placedAt, totals, buyerId }: Charged,
  { budget, companyId }: { budget: CompanyBudget; companyId: ObjectId },
  session: ClientSession,
): Promise<BudgetUsage> {
  const period = presentPeriod(budget, placedAt);
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
      over: usedAfterCents > budget.limitCents,
      at: placedAt,
      actorId: buyerId,
    },
    session,
  );
  return { budget, period, usedCents: usedAfterCents - cents };
}
