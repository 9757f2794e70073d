import type { ClientSession, ObjectId } from 'mongodb';
import { eligibleFor, type Need, needsOf, type Rule } from '@/lib/server/commerce/companies/budgets/needs-of';
import { type Member, membersOf } from '@/lib/server/identity/users/company-members';
import type { CompanyDocument, CompanyRule } from '@/lib/server/platform/db/documents/companies';
import type { ShownNeed } from '@/lib/shared/approvals/approval.schema';
import { NEED_SENTENCES, needSentence } from '@/lib/shared/approvals/need-sentence';
import type { CompanyRole } from '@/lib/shared/companies/company-roles';
import { toDollars } from '@/lib/shared/numbers/money';
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

export type People = readonly { userId: string; name: string; role: Member['company']['role'] }[];

export async function peopleOf(companyId: ObjectId, session?: ClientSession): Promise<People> {
  const members = await membersOf(companyId, session);
  return members.map(({ _id, name, company: { role } }) => ({ userId: _id.toHexString(), name, role }));
}

export function shownNeed(need: Need, people: People, requesterId: ObjectId): ShownNeed {
  const { code, name } = need;
  const facts =
    code === 'rule'
      ? { code, name, over: toDollars(need.overCents) }
      : { code, name, left: toDollars(need.leftCents), period: need.period };
  const approvers = eligibleFor(need, people, requesterId.toHexString());
  return {
    ...facts,
    sentence: needSentence(facts, NEED_SENTENCES, 'en'),
    approvers: approvers.map((person) => person.name),
  };
}

/** With the names of those who may answer. */
export async function shownNeeds(
  needs: readonly Need[],
  { companyId, requesterId }: { companyId: ObjectId; requesterId: ObjectId },
  session?: ClientSession,
): Promise<ShownNeed[]> {
  if (needs.length === 0) return [];
  const people = await peopleOf(companyId, session);
  return needs.map((need) => shownNeed(need, people, requesterId));
}
