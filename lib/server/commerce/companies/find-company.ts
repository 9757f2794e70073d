import type { ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOf, membershipOf } from '@/lib/server/identity/users/company-members';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { BillTo } from '@/lib/server/platform/db/documents/orders';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import { takeGuard } from '@/lib/server/platform/db/transaction';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { type CompanyAction, mayInCompany } from '@/lib/shared/companies/company-roles';
import { AppError } from '@/lib/shared/messages/errors';
import { findCompaniesById, findCompaniesNumbered, findCompany, findDebtors } from './companies.repository';

export function findCompanyById(id: ObjectId, session?: ClientSession): Promise<CompanyDocument | null> {
  return findCompany(id, session);
}

/** Throws `not-found`. */
export async function requireCompanyById(id: ObjectId, session?: ClientSession): Promise<CompanyDocument> {
  const company = await findCompanyById(id, session);
  if (!company) throw new AppError('not-found');
  return company;
}

/** By id. */
export async function companyNames(ids: readonly ObjectId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await findCompaniesById(ids)).map(({ _id, name }) => [_id.toHexString(), name]));
}

/** Returns ids and names of companies, by number. */
export async function companiesNumbered(
  numbers: readonly string[],
): Promise<Map<string, { id: string; name: string }>> {
  if (numbers.length === 0) return new Map();
  const found = await findCompaniesNumbered(numbers);
  return new Map(found.map(({ _id, number, name }) => [number, { id: _id.toHexString(), name }]));
}

/** Returns the accounts of companies that have their own in the shop's ledger, by the company's number. */
export async function companyDebtors(): Promise<Map<string, string>> {
  return new Map((await findDebtors()).map(({ number, debtorAccount }) => [number, debtorAccount]));
}

/** The company an account belongs to, also while it is pending. Throws `not-found`, and `forbidden` with a lesser role. */
export function requireOwnCompany(
  { company }: Pick<Actor, 'company'>,
  action?: CompanyAction,
): MembershipRecord {
  if (!company) throw new AppError('not-found');
  if (action && !mayInCompany(company.role, action)) throw new AppError('forbidden');
  return company;
}

/** Taken by whatever adds or removes members, or changes their roles or what they copy of their company. */
export const membersGuard = (companyId: ObjectId) => `members of company ${companyId.toHexString()}`;

type Orderer = Pick<Actor, 'userId' | 'company'>;

/** Returns an actor's company while it is active; null for anybody else. */
export async function findActiveCompany(actor: Orderer): Promise<CompanyDocument | null> {
  const membership = companyOf(actor);
  const company = membership && (await findCompany(membership.id));
  return company?.state === 'active' ? company : null;
}

/** The company for which an actor orders; null for those who order for themselves. Throws `company-not-active`. */
export async function findOrderingCompany(
  actor: Orderer,
  session?: ClientSession,
): Promise<CompanyDocument | null> {
  const membership = companyOf(actor);
  if (!membership) return null;
  const company = await findCompany(membership.id, session);
  if (company?.state !== 'active') throw new AppError('company-not-active');
  return company;
}

/**
 * The same in the transaction that stores the order: it conflicts with one that closes the company. Throws also `conflict`
 * for somebody who left meanwhile.
 */
export async function requireOrderingCompany(
  actor: Orderer,
  session: ClientSession,
): Promise<CompanyDocument | null> {
  const company = await findOrderingCompany(actor, session);
  if (!company) return null;
  await takeGuard(ordersGuard(company._id.toHexString()), session);
  const account = await findIdentityById(actor.userId, session);
  if (!(account && membershipOf(account)?.id.equals(company._id))) throw new AppError('conflict');
  return company;
}

/** Taken by whatever places an order of a company, and by what closes it. */
export const ordersGuard = (companyId: string) => `orders of company ${companyId}`;

/** Throws `validation-failed` where the company asks for a PO number that an order has not. */
export function requirePoNumber(
  { poRequired }: Pick<CompanyDocument, 'poRequired'>,
  poNumber: string | undefined,
): void {
  if (poRequired && !poNumber)
    throw new AppError('validation-failed', { issues: { poNumber: ['po-number-required'] } });
}

export function billToOf({ number, name, billing, vatId }: CompanyDocument): BillTo {
  return { number, name, billing, ...optionalField('vatId', vatId) };
}
