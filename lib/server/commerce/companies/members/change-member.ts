import { type ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { membersOf, setMemberRole } from '@/lib/server/identity/users/company-members';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import type { CompanyRole } from '@/lib/shared/companies/company-roles';
import { AppError } from '@/lib/shared/messages/errors';
import { setRules } from '../companies.repository';
import { recordCompanyEvent } from '../company-events';
import { membersGuard, requireCompanyById, requireOwnCompany } from '../find-company';
import { lackOwner } from './members.policy';

/** Throws `forbidden`, `not-found` for anybody but a member, and `last-owner`. */
export async function changeMember(
  actor: Actor,
  userId: string,
  role: CompanyRole,
): Promise<{ modifiedCount: number }> {
  const { id: companyId } = requireOwnCompany(actor, 'manage-members');
  const memberId = new ObjectId(userId);
  return inTransaction(async (session) => {
    await takeGuard(membersGuard(companyId), session);
    const members = (await membersOf(companyId, session)).map(({ _id, company }) => ({
      ...company,
      userId: _id,
    }));
    const member = members.find((one) => one.userId.equals(memberId));
    if (!member) throw new AppError('not-found');
    const before = member.role;
    if (before === role) return { modifiedCount: 0 };
    if (lackOwner(members.map((one) => (one === member ? { role } : one)))) throw new AppError('last-owner');
    await setMemberRole(memberId, role, session);
    const company = await requireCompanyById(companyId, session);
    const facts = { actor, company, userId: memberId, before, after: role };
    await recordCompanyEvent('member.role-changed', facts, session);
    return { modifiedCount: 1 };
  });
}

/** Takes a leaver out of rules and budgets; what they have used of a budget stays used. */
export async function leaveRules(
  { _id, rules, budgets }: Pick<CompanyDocument, '_id' | 'rules' | 'budgets'>,
  userId: ObjectId,
  session: ClientSession,
): Promise<void> {
  const isNamed = (ids: unknown) => Array.isArray(ids) && ids.some((id: ObjectId) => id.equals(userId));
  const isConcerned =
    rules.some(({ who, approvers }) => isNamed(who) || isNamed(approvers)) ||
    budgets.some(({ memberIds }) => isNamed(memberIds));
  if (!isConcerned) return;
  const others = (ids: readonly ObjectId[]) => ids.filter((id) => !id.equals(userId));
  await setRules(
    _id,
    {
      rules: rules.map((rule) => ({
        ...rule,
        who: rule.who === 'everyone' ? rule.who : others(rule.who),
        approvers: rule.approvers === 'approvers' ? rule.approvers : others(rule.approvers),
      })),
      budgets: budgets.map((budget) => ({ ...budget, memberIds: others(budget.memberIds) })),
    },
    session,
  );
}
