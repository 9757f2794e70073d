import 'server-only';
import type { ObjectId } from 'mongodb';
import type { CompanyDocument, CompanyRule } from '@/lib/server/platform/db/documents/companies';
import { type Need, needsOf, type Rule } from '@/lib/shared/approvals/needs-of';
import type { CompanyRole } from '@/lib/shared/companies/company-roles';
import { type BudgetUsage, leftCentsOf } from './budget-usage';

const hexOf = (ids: readonly ObjectId[]) => ids.map((id) => id.toHexString());

export function ruleOf({ id, name, overCents, who, approvers }: CompanyRule): Rule {
  return {
    id: id.toHexString(),
    name,
    overCents,
    who: who === 'everyone' ? who : hexOf(who),
    approvers: approvers === 'approvers' ? approvers : hexOf(approvers),
  };
}

/** The approvals that an order of a member needs; `usage` is of the budget they are in. */
export function orderNeeds(
  { rules }: Pick<CompanyDocument, 'rules'>,
  { userId, role }: { userId: ObjectId; role: CompanyRole },
  dueCents: number,
  usage: BudgetUsage | null,
): Need[] {
  const left = usage && { name: usage.budget.name, period: usage.period, leftCents: leftCentsOf(usage) };
  return needsOf({ rules: rules.map(ruleOf) }, { userId: userId.toHexString(), role }, dueCents, left);
}
