import 'server-only';
import type { ClientSession } from 'mongodb';
import type { CompanyBudget, CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { presentPeriod } from './budget-usage';
import { findLinesOfYear, moveLines, setUsed } from './budgets.repository';

/** The kinds of period all begin with it: of an earlier year nothing counts in a present period. */
const yearOf = (now: Date) => presentPeriod({ period: 'year' }, now);

async function moveBudget(
  companyId: CompanyDocument['_id'],
  budget: CompanyBudget,
  now: Date,
  session: ClientSession,
): Promise<void> {
  const budgetId = budget.id;
  const year = yearOf(now);
  const lines = await findLinesOfYear(budgetId, year, session);
  const charges = lines.filter(({ reason }) => reason === 'order-placed');
  const periods = new Map(
    charges.map(({ orderId, at }) => [orderId.toHexString(), presentPeriod(budget, at)]),
  );
  const used = new Map<string, number>();
  for (const { orderId, period: before, cents } of lines) {
    const period = periods.get(orderId.toHexString()) ?? before;
    used.set(period, (used.get(period) ?? 0) + cents);
  }
  for (const period of used.keys()) {
    const orderIds = charges
      .map(({ orderId }) => orderId)
      .filter((id) => periods.get(id.toHexString()) === period);
    await moveLines({ budgetId, orderIds, period }, session);
  }
  await setUsed({ companyId, budgetId, year }, used, session);
}

/**
 * Where a budget counts by another kind of period, what was ordered this year counts in the periods of that kind, and goes back to
 * them. The caller has taken `ordersGuard`.
 */
export async function moveToPeriods(
  { _id, budgets }: Pick<CompanyDocument, '_id' | 'budgets'>,
  edited: readonly CompanyBudget[],
  now: Date,
  session: ClientSession,
): Promise<void> {
  for (const budget of edited) {
    const before = budgets.find(({ id }) => id.equals(budget.id));
    if (before && before.period !== budget.period) await moveBudget(_id, budget, now, session);
  }
}
