import { type ClientSession, ObjectId } from 'mongodb';
import { withdrawRequisitions } from '@/lib/server/commerce/approvals/end-requisition';
import { recordCompanyEvent } from '@/lib/server/commerce/companies/company-events';
import {
  membersGuard,
  requireCompanyById,
  requireOwnCompany,
} from '@/lib/server/commerce/companies/find-company';
import { leaveRules } from '@/lib/server/commerce/companies/members/change-member';
import { endInvitationsTo, endUsedInvitations } from '@/lib/server/commerce/companies/members/invite-member';
import { heirAmong, lackOwner } from '@/lib/server/commerce/companies/members/members.policy';
import { passOnSharedLists } from '@/lib/server/commerce/lists/lists-of-owner';
import type { Actor } from '@/lib/server/identity/actor';
import { endMembership, membershipOf, membersOf } from '@/lib/server/identity/users/company-members';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { closeCompany } from './manage-company';

type Leaving = { actor: AuditActor; companyId: ObjectId; userId: ObjectId; isOwnWish: boolean; now: Date };

async function endMembershipIn(
  { actor, companyId, userId, isOwnWish, now }: Leaving,
  session: ClientSession,
): Promise<void> {
  await takeGuard(membersGuard(companyId), session);
  const members = (await membersOf(companyId, session)).map(({ _id, company }) => ({
    ...company,
    userId: _id,
  }));
  const leaver = members.find((one) => one.userId.equals(userId));
  if (!leaver) throw new AppError('not-found');
  const others = members.filter((one) => one !== leaver);
  if (lackOwner(others)) throw new AppError('last-owner');
  const company = await requireCompanyById(companyId, session);
  await handOver(company, { actor, userId, others, now }, session);
  await endMembership(userId, companyId, session);
  await endUsedInvitations(companyId, userId, session);
  const facts = { actor, company, userId, role: leaver.role };
  await recordCompanyEvent(isOwnWish ? 'member.left' : 'member.removed', facts, session);
  if (others.length === 0) await closeCompany(company, { actor, now, inUse: 'last-owner' }, session);
}

/**
 * Ends a membership: one's own, or as an owner another's; what they submitted is withdrawn. The company of the last member closes. Throws `not-found`,
 * `forbidden`, and `last-owner` while others are members, or while an order of the company is open.
 */
export async function removeMember(
  actor: Actor,
  userId: string,
  now: Date = new Date(),
): Promise<{ deletedCount: number }> {
  const memberId = new ObjectId(userId);
  const isOwnWish = memberId.equals(actor.userId);
  const { id: companyId } = requireOwnCompany(actor, isOwnWish ? undefined : 'manage-members');
  await inTransaction((session) =>
    endMembershipIn({ actor, companyId, userId: memberId, isOwnWish, now }, session),
  );
  return { deletedCount: 1 };
}

/** Throws `last-owner` while a company that has other members would be left without an owner. */
export async function requireMayLeave(userId: ObjectId, session?: ClientSession): Promise<void> {
  const account = await findIdentityById(userId, session);
  const membership = account && membershipOf(account);
  if (!membership) return;
  const others = (await membersOf(membership.id, session)).filter(({ _id }) => !_id.equals(userId));
  if (lackOwner(others.map(({ company }) => company))) throw new AppError('last-owner');
}

/**
 * Ends the membership of an account that is erased in this transaction, and the invitations to it. One that sleeps was handed over
 * when it fell asleep. Throws `last-owner`.
 */
export async function leaveCompanies(
  person: { userId: ObjectId; role: 'admin' | 'customer'; email: string },
  now: Date,
  session: ClientSession,
): Promise<void> {
  const { userId, email } = person;
  const account = await findIdentityById(userId, session);
  const membership = account && membershipOf(account);
  if (membership) {
    const leaving = { actor: person, companyId: membership.id, userId, isOwnWish: true, now };
    await endMembershipIn(leaving, session);
  }
  await endInvitationsTo(email, session);
}

type HandOver = {
  actor: AuditActor;
  userId: ObjectId;
  others: readonly (MembershipRecord & { userId: ObjectId })[];
  now: Date;
};

/** Settles what somebody who acts for a company no more has left in it: shared lists, rules and budgets, open requisitions. */
export async function handOver(
  company: CompanyDocument,
  { actor, userId, others, now }: HandOver,
  session: ClientSession,
): Promise<void> {
  const companyId = company._id;
  const heir = heirAmong(others);
  if (heir) await passOnSharedLists(companyId, { from: userId, to: heir.userId }, session);
  await leaveRules(company, userId, session);
  await withdrawRequisitions({ companyId, requesterId: userId }, { actor, now }, session);
}
