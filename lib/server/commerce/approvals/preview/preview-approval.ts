import 'server-only';
import {
  type BudgetUsage,
  budgetOf,
  leftCentsOf,
  readUsage,
} from '@/lib/server/commerce/companies/budgets/budget-usage';
import { orderNeeds } from '@/lib/server/commerce/companies/budgets/order-needs';
import { shownNeeds } from '@/lib/server/commerce/companies/budgets/shown-needs';
import { requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { readCredit } from '@/lib/server/commerce/receivables/read-credit';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOf } from '@/lib/server/identity/users/company-members';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { ApprovalPreview, OrderApproval } from '@/lib/shared/approvals/approval.schema';
import { PROBLEMS, type ProblemCode } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';

const problem = (code: ProblemCode) => ({ code, message: PROBLEMS[code][2] });

const FREE: ApprovalPreview = { needed: false, needs: [], problems: [] };

function budgetPreview(usage: BudgetUsage, dueCents: number): NonNullable<ApprovalPreview['budget']> {
  const leftCents = leftCentsOf(usage);
  const { budget, period } = usage;
  return {
    name: budget.name,
    period,
    kind: budget.period,
    limit: toDollars(budget.limitCents),
    left: toDollars(Math.max(0, leftCents)),
    leftAfter: toDollars(leftCents - dueCents),
  };
}

async function creditPreview(company: CompanyDocument, dueCents: number, now: Date) {
  const { freeCents, overdueInvoices } = await readCredit(company, now);
  return {
    problems: [
      ...(overdueInvoices.length > 0 ? [problem('account-overdue')] : []),
      ...(dueCents > freeCents ? [problem('credit-exceeded')] : []),
    ],
    credit: {
      limit: toDollars(company.creditLimitCents),
      free: toDollars(Math.max(0, freeCents)),
      freeAfter: toDollars(freeCents - dueCents),
    },
  };
}

/**
 * What an order of this actor would need, by card and on account. Without problems it can be placed, or, where approvals are needed,
 * submitted. Whoever belongs to no company needs nothing.
 */
export async function previewApproval(
  actor: Pick<Actor, 'userId' | 'company'>,
  dueCents: number,
  now: Date = new Date(),
): Promise<OrderApproval> {
  const membership = companyOf(actor);
  if (!membership) return { card: FREE, account: null };
  const company = await requireCompanyById(membership.id);
  if (company.state !== 'active') {
    return { card: { ...FREE, problems: [problem('company-not-active')] }, account: null };
  }
  const budget = budgetOf(company, actor.userId);
  const [usage = null] = budget ? await readUsage([budget], now) : [];
  const needs = orderNeeds(company, { userId: actor.userId, role: membership.role }, dueCents, usage);
  const card = {
    needed: needs.length > 0,
    needs: await shownNeeds(needs, { companyId: company._id, requesterId: actor.userId }),
    problems: [],
    ...(usage ? { budget: budgetPreview(usage, dueCents) } : {}),
  };
  const { poRequired } = company;
  if (company.termsDays === null) return { card, account: null, poRequired };
  const credit = await creditPreview(company, dueCents, now);
  return { card, account: { ...card, ...credit }, poRequired, termsDays: company.termsDays };
}
