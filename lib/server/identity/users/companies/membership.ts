import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import type { MembershipRecord, UserDocument } from '@/lib/server/platform/db/documents/users';
import { type CompanyRole, hasRole } from '@/lib/shared/companies/company-roles';
import { AppError } from '@/lib/shared/messages/errors';

type Account = Pick<UserDocument, 'role' | 'company'>;

/** An admin of the store acts for no company, also where they belonged to one before: that membership sleeps. */
export function membershipOf({ role, company }: Account): MembershipRecord | undefined {
  return role === 'admin' ? undefined : company;
}

/** The company for which an account acts, active or blocked; null also while it is pending. */
export function companyOf({ company }: Pick<Actor, 'company'>): MembershipRecord | null {
  return company && company.state !== 'pending' ? company : null;
}

/** Whether an account has at least this role in this company. */
export function isMemberOf(
  actor: Pick<Actor, 'company'>,
  companyId: ObjectId | undefined,
  least: CompanyRole = 'buyer',
): boolean {
  const company = companyOf(actor);
  return Boolean(companyId && company?.id.equals(companyId) && hasRole(company.role, least));
}

/** Throws `not-found` without a company, or while it is pending, and `forbidden` with a lesser role. */
export function requireCompany(
  actor: Pick<Actor, 'company'>,
  least: CompanyRole = 'buyer',
): MembershipRecord {
  const company = companyOf(actor);
  if (!company) throw new AppError('not-found');
  if (!hasRole(company.role, least)) throw new AppError('forbidden');
  return company;
}
