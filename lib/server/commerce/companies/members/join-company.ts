import type { ClientSession } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { hashToken } from '@/lib/server/identity/accounts/account-token';
import { confirmMailbox } from '@/lib/server/identity/accounts/verify-email';
import type { Actor } from '@/lib/server/identity/actor';
import { membersOf, startMembership } from '@/lib/server/identity/users/company-members';
import type {
  CompanyDocument,
  CompanyInvitationDocument,
} from '@/lib/server/platform/db/documents/companies';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { COMPANY_MEMBERS_MAX, type CompanyRole } from '@/lib/shared/companies/company-roles';
import { AppError } from '@/lib/shared/messages/errors';
import { findCompany } from '../companies.repository';
import { recordCompanyEvent } from '../company-events';
import { membersGuard } from '../find-company';
import { findInvitation, markInvitationUsed } from './invitations.repository';

export type Joined = { company: { number: string; name: string }; role: CompanyRole };

type Invited = { invitation: CompanyInvitationDocument; company: CompanyDocument };

/** Throws `not-found` for a link that is unknown, expired, or used by someone who is not a member by it any more. */
async function requireInvitation(
  { userId, company: membership }: Actor,
  token: string,
  now: Date,
  session?: ClientSession,
): Promise<Invited> {
  const invitation = await findInvitation(hashToken(token), session);
  const company = invitation && (await findCompany(invitation.companyId, session));
  if (!invitation || !company || company.state === 'closed') throw new AppError('not-found');
  const { joinedBy, expiresAt } = invitation;
  const isUsable = joinedBy ? joinedBy.equals(userId) && membership?.id.equals(company._id) : expiresAt > now;
  if (!isUsable) throw new AppError('not-found');
  return { invitation, company };
}

async function addMember(
  actor: Actor,
  { invitation, company }: Invited,
  now: Date,
  session: ClientSession,
): Promise<void> {
  const { _id: id, state, groupId } = company;
  if (state === 'closed') throw new AppError('not-found');
  if ((await membersOf(id, session)).length >= COMPANY_MEMBERS_MAX) {
    throw new AppError('conflict', { reason: { code: 'no-room-to-join' } });
  }
  const { role } = invitation;
  const started = await startMembership(actor.userId, { id, role, since: now, state, groupId }, session);
  if (!started) throw new AppError('member-elsewhere');
  await markInvitationUsed(invitation._id, actor.userId, session);
  const confirmed = await confirmMailbox(actor.userId, actor, now, session);
  if (confirmed?.isFirst) {
    const { user, isOwnSession } = confirmed;
    await recordAccountEvent(
      'user.email-verified',
      { user, by: isOwnSession ? 'own-session' : undefined },
      session,
    );
  }
  await recordCompanyEvent('member.joined', { actor, company, userId: actor.userId, role }, session);
}

/**
 * Makes the actor a member by the link that was mailed to their address, which is verified by it. The same person again gets
 * the same answer. Throws `forbidden` (an admin of the store, or another address: the link stays), `not-found`,
 * `member-elsewhere`, `conflict` (the company is full).
 */
export async function joinCompany(actor: Actor, token: string, now: Date = new Date()): Promise<Joined> {
  if (actor.role === 'admin' || actor.owesSecondFactor) throw new AppError('forbidden');
  return inTransaction(async (session) => {
    const invited = await requireInvitation(actor, token, now, session);
    await takeGuard(membersGuard(invited.company._id), session);
    const { invitation, company } = invited;
    const { number, name } = company;
    if (invitation.joinedBy) {
      return { company: { number, name }, role: actor.company?.role ?? invitation.role };
    }
    if (invitation.email !== actor.email) throw new AppError('forbidden');
    if (actor.company) throw new AppError('member-elsewhere');
    await addMember(actor, invited, now, session);
    return { company: { number, name }, role: invitation.role };
  });
}

/** Whom an invitation is for, as its page shows it; null where its link no longer works. */
export async function readInvitation(
  token: string,
  now: Date = new Date(),
): Promise<{ company: string; email: string; isUsed: boolean } | null> {
  const invitation = await findInvitation(hashToken(token));
  const company = invitation && (await findCompany(invitation.companyId));
  if (!invitation || !company || company.state === 'closed') return null;
  if (!invitation.joinedBy && invitation.expiresAt <= now) return null;
  return { company: company.name, email: invitation.email, isUsed: invitation.joinedBy !== undefined };
}
