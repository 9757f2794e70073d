import { type ClientSession, ObjectId } from 'mongodb';
import type { CompanyBudget, CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { BudgetReason } from '@/lib/server/platform/db/documents/requisitions';
import { type BudgetUsage, presentPeriod } from './budget-usage';
import { addUsed, findLinesOf, findLinesOfYear, insertLine, moveLines, setUsed } from './budgets.repository';

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
 * Moves this year's orders of a budget to the periods of its new kind, to which they also go back. The caller has taken
 * `ordersGuard`.
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
