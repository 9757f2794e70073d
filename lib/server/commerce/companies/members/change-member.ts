import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { membersOf, setMemberRole } from '@/lib/server/identity/users/company-members';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import type { CompanyRole } from '@/lib/shared/companies/company-roles';
import { AppError } from '@/lib/shared/messages/errors';
import { recordCompanyEvent } from '../company-events';
import { requireCompanyById } from '../find-company';
import { lackOwner } from './members.policy';
import { membersGuard, requireOwnCompany } from './own-company';

/** Throws `forbidden`, `not-found` for anybody but a member, and `last-owner`. */
export async function changeMember(
  actor: Actor,
  userId: string,
  role: CompanyRole,
): Promise<{ modifiedCount: number }> {
  const { id: companyId } = requireOwnCompany(actor, 'owner');
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
