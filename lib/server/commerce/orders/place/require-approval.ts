import 'server-only';
import type { ClientSession } from 'mongodb';
import { budgetOf } from '@/lib/server/commerce/companies/budgets/budget-usage';
import { chargeBudget } from '@/lib/server/commerce/companies/budgets/charge-budget';
import { orderNeeds } from '@/lib/server/commerce/companies/budgets/order-needs';
import { shownNeeds } from '@/lib/server/commerce/companies/budgets/shown-needs';
import type { Actor } from '@/lib/server/identity/actor';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ShownNeed } from '@/lib/shared/approvals/approval.schema';
import { AppError } from '@/lib/shared/messages/errors';

/** The approvals of an order that was submitted. */
export type Approval = { isForBudget: boolean };

export type Approved = {
  /** Without them an order is refused where a rule or a budget asks for one. */
  approval?: Approval | undefined;
  /** The refusal where it has none; `approval-required` by default. */
  refuseNeeds?: (needs: ShownNeed[]) => AppError;
};

/**
 * Charges an order of a company to its buyer's budget. Throws `approval-required` with the `needs` that nobody has answered. In
 * the transaction that stores the order, which has taken the guard of the company's orders.
 */
export async function requireApproval(
  { userId, company: membership }: Pick<Actor, 'userId' | 'company'>,
  order: OrderDocument,
  { company, approval, refuseNeeds }: Approved & { company: CompanyDocument },
  session: ClientSession,
): Promise<void> {
  const budget = budgetOf(company, userId);
  const usage = budget && (await chargeBudget(order, { budget, companyId: company._id }, session));
  const member = { userId, role: membership?.role ?? 'buyer' };
  const needs = orderNeeds(company, member, order.totals.totalCents, usage);
  const isAnswered = (code: string) => approval && (code === 'rule' || approval.isForBudget);
  const open = needs.filter(({ code }) => !isAnswered(code));
  if (open.length > 0) {
    const shown = await shownNeeds(open, { companyId: company._id, requesterId: userId }, session);
    throw refuseNeeds?.(shown) ?? new AppError('approval-required', { members: { needs: shown } });
  }
}
