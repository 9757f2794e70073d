import 'server-only';
import { randomBytes } from 'node:crypto';
import { type ClientSession, ObjectId } from 'mongodb';
import { shop } from '#shop';
import { hashToken } from '@/lib/server/identity/accounts/account-token';
import { type Actor, type Caller, callerId, isProgram } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { limitSubject } from '@/lib/server/identity/rate-limits/rate-limit';
import { membersOf } from '@/lib/server/identity/users/company-members';
import { findIdentityByEmail, type Identity, languageOfUser } from '@/lib/server/identity/users/identity';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { env } from '@/lib/server/platform/config/env';
import type {
  CompanyDocument,
  CompanyInvitationDocument,
} from '@/lib/server/platform/db/documents/companies';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { takeBackMails } from '@/lib/server/platform/mail/outbox';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { InviteInput } from '@/lib/shared/companies/company.schema';
import { COMPANY_MEMBERS_MAX } from '@/lib/shared/companies/company-roles';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { recordCompanyEvent } from '../company-events';
import { invitationKey } from '../company-mails';
import { membersGuard, requireCompanyById, requireOwnCompany } from '../find-company';
import {
  deleteInvitationsTo,
  deleteOpenInvitation,
  deleteUsedInvitations,
  findOpenInvitations,
  putInvitation,
} from './invitations.repository';

const TOKEN_BYTES = 32;
const LIFETIME_MS = 7 * 24 * 3_600_000;
const SAME_WITHIN_MS = 10 * 60_000;
const MAILS_OF_COMPANY = { limit: 100, windowSeconds: 3_600 } as const;
const MAILS_TO_ADDRESS = { limit: 20, windowSeconds: 24 * 3_600 } as const;

type Context = { language?: Language | undefined; now?: Date };

/**
 * Returns the open invitation of an address, if there is one. Throws `conflict` for a member of this company; says nothing about
 * any other address.
 */
async function requireRoomFor(
  companyId: ObjectId,
  email: string,
  now: Date,
  session: ClientSession,
): Promise<CompanyInvitationDocument | undefined> {
  const members = await membersOf(companyId, session);
  const invitations = await findOpenInvitations(companyId, session);
  if (members.some((member) => member.email === email)) {
    throw new AppError('conflict', { reason: { code: 'is-member' } });
  }
  const open = invitations.filter(({ expiresAt }) => expiresAt > now);
  const others = open.filter(({ email: to }) => to !== email);
  if (members.length + others.length >= COMPANY_MEMBERS_MAX) {
    throw new AppError('validation-failed', { issues: { email: ['company-full'] } });
  }
  return open.find(({ email: to }) => to === email);
}

/** A limit for each company, and one for each address, whichever companies invite it. Throws `rate-limited`. */
async function limitMails(companyId: ObjectId, email: string, now: Date): Promise<void> {
  await limitSubject(`company-invitation:company:${companyId.toHexString()}`, MAILS_OF_COMPANY, now);
  await limitSubject(`company-invitation:address:${email}`, MAILS_TO_ADDRESS, now);
}

/** Who invites, as the mail and the audit log name them, and the language of the mail to somebody without an account. */
type Inviter = { by: AuditActor; id?: ObjectId; name: string; language: Language };
type Inviting = Inviter & { now: Date };

/** What acts without a person invites in the name of the shop. */
export function inviterOf(caller: Caller, language: Language | undefined): Inviter {
  const { name, own } = isProgram(caller)
    ? { name: shop.name, own: env().CONTACT_LANGUAGE }
    : { name: caller.name, own: languageOfUser(caller) };
  return { by: caller, id: callerId(caller), name, language: language ?? own };
}

/** Mails a link to join a company, in place of the one that the address has; none for the same role within ten minutes. */
async function inviteTo(
  company: CompanyDocument,
  { email, role }: InviteInput,
  { by: actor, id, name: inviter, language, now }: Inviting,
  session: ClientSession,
): Promise<{ insertedId: string }> {
  const companyId = company._id;
  const open = await requireRoomFor(companyId, email, now, session);
  const isSame = open?.role === role && now.getTime() - open.createdAt.getTime() < SAME_WITHIN_MS;
  if (open && isSame) return { insertedId: open._id.toHexString() };
  await limitMails(companyId, email, now);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const invitation = await putInvitation(
    {
      ...{ _id: new ObjectId(), tokenHash: hashToken(token), companyId, email, role },
      ...optionalField('invitedBy', id),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    },
    session,
  );
  if (!invitation) throw new Error('the invitation was not stored');
  const account = await findIdentityByEmail(email, session);
  const facts = {
    ...{ actor, company, invitation, token, inviter },
    language: account?.language ?? language,
  };
  await recordCompanyEvent('member.invited', facts, session);
  return { insertedId: invitation._id.toHexString() };
}

async function invite(
  caller: Caller,
  companyId: ObjectId,
  input: InviteInput,
  { language, now = new Date() }: Context,
): Promise<{ insertedId: string }> {
  return inTransaction(async (session) => {
    await takeGuard(membersGuard(companyId), session);
    const company = await requireCompanyById(companyId, session);
    if (company.state !== 'active') throw new AppError('company-not-active');
    return inviteTo(company, input, { ...inviterOf(caller, language), now }, session);
  });
}

/** Says why an account cannot own a company, a new one without an id; null where it can. */
export function ownerFault(
  { role, company }: Pick<Identity, 'role' | 'company'>,
  companyId?: ObjectId,
): 'not-a-customer' | 'owner-elsewhere' | null {
  if (role === 'admin') return 'not-a-customer';
  return company && !company.id.equals(companyId) ? 'owner-elsewhere' : null;
}

/** Returns whether an address has an invitation to a company that still works. */
export async function isInvited(
  companyId: ObjectId,
  email: string,
  now: Date,
  session?: ClientSession,
): Promise<boolean> {
  const open = await findOpenInvitations(companyId, session);
  return open.some((one) => one.email === email && one.expiresAt > now);
}

/**
 * Invites the owner of a company that the shop added: with an account to join it, without one to open one first. Throws
 * `member-elsewhere`, `validation-failed` for an admin, and `rate-limited`.
 */
export async function inviteOwner(
  company: CompanyDocument,
  ownerEmail: string,
  inviting: Inviting,
  session: ClientSession,
): Promise<void> {
  const email = ownerEmail.toLowerCase();
  const account = await findIdentityByEmail(email, session);
  const fault = account && ownerFault(account, company._id);
  if (fault === 'owner-elsewhere') throw new AppError('member-elsewhere');
  if (fault) throw new AppError('validation-failed', { issues: { ownerEmail: [fault] } });
  await inviteTo(company, { email, role: 'owner' }, inviting, session);
}

/**
 * Mails a link to join the actor's company; the same address again gets a new one, and the old one ends, but for the same role
 * within ten minutes. Throws `not-found` without a company, `forbidden`, `company-not-active`, `conflict` (a member already),
 * `validation-failed` (the company is full), `rate-limited`.
 */
export async function inviteMember(
  actor: Actor,
  input: InviteInput,
  context: Context = {},
): Promise<{ insertedId: string }> {
  return invite(actor, requireOwnCompany(actor, 'manage-members').id, input, context);
}

/** The same by an admin of the store or a program, for a company whose owner is gone. */
export async function inviteToCompany(
  caller: Caller,
  companyId: string,
  input: InviteInput,
  context: Context = {},
): Promise<{ insertedId: string }> {
  requirePermission(caller, 'manage-companies');
  return invite(caller, parseObjectId(companyId), input, context);
}

/** Its link is invalid at once. Throws `forbidden`, and `not-found`, also where it was used. */
export async function revokeInvitation(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  const { id: companyId } = requireOwnCompany(actor, 'manage-members');
  const invitation = { id: parseObjectId(id), companyId };
  const deletedCount = await inTransaction(async (session) => {
    await takeBackMails(invitationKey({ companyId, _id: invitation.id }), session);
    return deleteOpenInvitation(invitation, session);
  });
  if (deletedCount === 0) throw new AppError('not-found');
  return { deletedCount };
}

/** The link by which somebody joined lets them in no more. */
export async function endUsedInvitations(
  companyId: ObjectId,
  joinedBy: ObjectId,
  session: ClientSession,
): Promise<void> {
  await deleteUsedInvitations(companyId, joinedBy, session);
}

export async function endInvitationsTo(email: string, session: ClientSession): Promise<void> {
  await deleteInvitationsTo(email, session);
}
