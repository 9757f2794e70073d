import type { ObjectId } from 'mongodb';
import { priceGroupName } from '@/lib/server/commerce/prices/find-price-groups';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { type Member, membershipOf, membersOf } from '@/lib/server/identity/users/company-members';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import type {
  CompanyDocument,
  CompanyInvitationDocument,
} from '@/lib/server/platform/db/documents/companies';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type {
  Company,
  CompanyInvitation,
  CompanyMember,
  ManagedCompany,
} from '@/lib/shared/companies/company.schema';
import { type CompanyRole, mayInCompany } from '@/lib/shared/companies/company-roles';
import { toDollars } from '@/lib/shared/numbers/money';
import { budgetOf, budgetResponse, readUsage } from './budgets/budget-usage';
import { ruleOf } from './budgets/order-needs';
import { findCompany } from './companies.repository';
import { requireCompanyById, requireOwnCompany } from './find-company';
import { isChargingShop } from './invoicing-fields';
import { findOpenInvitations } from './members/invitations.repository';
import { confirmedVat } from './vat/known-vat';

function memberOf({ _id, name, email, company }: Member, withEmail: boolean): CompanyMember {
  return {
    userId: _id.toHexString(),
    name,
    ...(withEmail ? { email } : {}),
    role: company.role,
    since: company.since.toISOString(),
  };
}

function invitationOf(
  { _id, email, role, expiresAt }: CompanyInvitationDocument,
  now: Date,
): CompanyInvitation {
  return {
    _id: _id.toHexString(),
    email,
    role,
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
  };
}

/** Returns what a company has besides in a shop that charges. */
async function chargedFacts(company: CompanyDocument, now: Date) {
  if (!(await isChargingShop())) return null;
  return {
    ...optionalField('vat', await confirmedVat(company, now)),
    ...optionalField('buyerReference', company.buyerReference),
    invoiceFormat: company.invoiceFormat ?? 'pdf',
  };
}

async function managedFacts(company: CompanyDocument, now: Date) {
  const charged = await chargedFacts(company, now);
  if (!charged) return {};
  const { exemptions = [], debtorAccount } = company;
  const certificates = exemptions.map(({ states, ...certificate }) => ({
    ...certificate,
    states: [...states],
  }));
  return { ...charged, exemptions: certificates, ...optionalField('debtorAccount', debtorAccount) };
}

async function ownFacts(company: CompanyDocument, now: Date) {
  const { vat, ...charged } = (await chargedFacts(company, now)) ?? {};
  if (!vat) return charged;
  const { name: _name, address: _address, ...known } = vat;
  return { ...charged, vat: known };
}

async function factsOf(company: CompanyDocument) {
  const { _id, number, name, state, revision, billing, vatId, invoiceEmail, poRequired, groupId } = company;
  const { customerNumber, termsDays } = company;
  const priceGroup = await priceGroupName(groupId ?? undefined);
  return {
    ...{ _id: _id.toHexString(), number, name, state, revision, billing },
    ...optionalField('customerNumber', customerNumber),
    ...optionalField('vatId', vatId),
    ...optionalField('invoiceEmail', invoiceEmail),
    poRequired,
    termsDays,
    ...(priceGroup === null ? {} : { priceGroup }),
  };
}

async function invitationsOf(companyId: ObjectId, now: Date): Promise<CompanyInvitation[]> {
  return (await findOpenInvitations(companyId)).map((invitation) => invitationOf(invitation, now));
}

async function rulesOf(company: CompanyDocument, now: Date) {
  const usage = await readUsage(company.budgets, now);
  const rules = company.rules.map(ruleOf).map(({ id, name, overCents, who, approvers }) => ({
    ...{ id, name, over: toDollars(overCents) },
    who: who === 'everyone' ? who : [...who],
    approvers: approvers === 'approvers' ? approvers : [...approvers],
  }));
  const budgets = usage.map((one) => ({
    ...budgetResponse(one),
    memberIds: one.budget.memberIds.map((id) => id.toHexString()),
  }));
  return { rules, budgets };
}

async function ownBudget(company: CompanyDocument, userId: ObjectId, now: Date) {
  const budget = budgetOf(company, userId);
  const [usage] = budget ? await readUsage([budget], now) : [];
  return usage ? { budget: budgetResponse(usage) } : {};
}

/** Returns the company as a member of this role reads it. */
export async function companyResponse(
  company: CompanyDocument,
  { userId, role }: Pick<MembershipRecord, 'role'> & { userId: ObjectId },
  now: Date = new Date(),
): Promise<Company> {
  const isApprover = mayInCompany(role, 'read-members-emails');
  const [facts, charged, members, budget, rules] = await Promise.all([
    factsOf(company),
    ownFacts(company, now),
    membersOf(company._id),
    ownBudget(company, userId, now),
    isApprover ? rulesOf(company, now) : {},
  ]);
  return {
    ...facts,
    ...charged,
    role,
    ...(isApprover ? { creditLimit: toDollars(company.creditLimitCents) } : {}),
    members: members.map((member) => memberOf(member, isApprover)),
    ...budget,
    ...rules,
    ...(mayInCompany(role, 'manage-members') ? { invitations: await invitationsOf(company._id, now) } : {}),
  };
}

/** The actor's own company, also while it is pending. Throws `not-found`. */
export async function getCompany(actor: Pick<Actor, 'userId' | 'company'>): Promise<Company> {
  const { id, role } = requireOwnCompany(actor);
  return companyResponse(await requireCompanyById(id), { userId: actor.userId, role });
}

export async function managedCompanyResponse(
  company: CompanyDocument,
  now: Date = new Date(),
): Promise<ManagedCompany> {
  const [facts, charged, members, invitations, rules] = await Promise.all([
    factsOf(company),
    managedFacts(company, now),
    membersOf(company._id),
    invitationsOf(company._id, now),
    rulesOf(company, now),
  ]);
  return {
    ...facts,
    ...charged,
    ...rules,
    creditLimit: toDollars(company.creditLimitCents),
    groupId: company.groupId?.toHexString() ?? null,
    ...optionalField('noRemindersUntil', company.noRemindersUntil),
    createdAt: company.createdAt.toISOString(),
    ownerVerified: members.some(({ company: { role }, emailVerified }) => role === 'owner' && emailVerified),
    members: members.map((member) => memberOf(member, true)),
    invitations,
  };
}

/** Throws `forbidden`, `not-found`. */
export async function getManagedCompany(actor: Caller, id: string): Promise<ManagedCompany> {
  requirePermission(actor, 'manage-companies');
  return managedCompanyResponse(await requireCompanyById(parseObjectId(id)));
}

/** The company a customer belongs to; null for none. Throws `forbidden`, `not-found` (a malformed id). */
export async function companyOfCustomer(
  actor: Actor,
  userId: string,
): Promise<{ _id: string; name: string; role: CompanyRole } | null> {
  requirePermission(actor, 'manage-companies');
  const user = await findIdentityById(parseObjectId(userId));
  const membership = user && membershipOf(user);
  const company = membership && (await findCompany(membership.id));
  return company ? { _id: company._id.toHexString(), name: company.name, role: membership.role } : null;
}

/** Returns what is personal data in somebody's membership. */
export async function membershipFacts(
  membership: MembershipRecord | undefined,
): Promise<Record<string, unknown> | null> {
  const company = membership && (await findCompany(membership.id));
  if (!membership || !company) return null;
  return { number: company.number, name: company.name, role: membership.role, since: membership.since };
}
