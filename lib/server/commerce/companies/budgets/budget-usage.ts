import type { ClientSession, ObjectId } from 'mongodb';
import { env } from '@/lib/server/platform/config/env';
import type { CompanyBudget, CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { budgetPeriodOf } from '@/lib/shared/companies/budget-period';
import type { OwnBudget } from '@/lib/shared/companies/rules.schema';
import { toDollars } from '@/lib/shared/numbers/money';
import { findPeriods } from './budgets.repository';

type Budgets = Pick<CompanyDocument, 'budgets'>;

export type BudgetUsage = { budget: CompanyBudget; period: string; usedCents: number };

/** The budget that a member's orders count in; a member is in one at most. */
export function budgetOf({ budgets }: Budgets, userId: ObjectId): CompanyBudget | null {
  return budgets.find(({ memberIds }) => memberIds.some((id) => id.equals(userId))) ?? null;
}

export function presentPeriod({ period }: Pick<CompanyBudget, 'period'>, now: Date): string {
  return budgetPeriodOf(period, now, env().STORE_TIME_ZONE);
}

/** Returns the use of budgets in their present periods. */
export async function readUsage(
  budgets: readonly CompanyBudget[],
  now: Date,
  session?: ClientSession,
): Promise<BudgetUsage[]> {
  const periods = budgets.map((budget) => presentPeriod(budget, now));
  const keys = budgets.map(({ id: budgetId }, place) => ({ budgetId, period: periods[place] ?? '' }));
  const used = new Map(
    (await findPeriods(keys, session)).map(({ budgetId, usedCents }) => [budgetId.toHexString(), usedCents]),
  );
  return budgets.map((budget, place) => ({
    budget,
    period: periods[place] ?? '',
    usedCents: used.get(budget.id.toHexString()) ?? 0,
  }));
}

export function leftCentsOf({ budget, usedCents }: BudgetUsage): number {
  return budget.limitCents - usedCents;
}

export function budgetResponse(usage: BudgetUsage): OwnBudget {
  const { budget, period: currentPeriod, usedCents } = usage;
  return {
    id: budget.id.toHexString(),
    name: budget.name,
    period: budget.period,
    limit: toDollars(budget.limitCents),
    used: toDollars(usedCents),
    left: toDollars(Math.max(0, leftCentsOf(usage))),
    currentPeriod,
  };
}
