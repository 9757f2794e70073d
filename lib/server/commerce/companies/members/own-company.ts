import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import { type CompanyRole, hasRole } from '@/lib/shared/companies/company-roles';
import { AppError } from '@/lib/shared/messages/errors';

/** The company an account belongs to, also while it is pending. Throws `not-found`, and `forbidden` with a lesser role. */
export function requireOwnCompany(
  { company }: Pick<Actor, 'company'>,
  least: CompanyRole = 'buyer',
): MembershipRecord {
  if (!company) throw new AppError('not-found');
  if (!hasRole(company.role, least)) throw new AppError('forbidden');
  return company;
}

/** Taken by whatever adds or removes members, or changes their roles or what they copy of their company. */
export const membersGuard = (companyId: ObjectId) => `members of company ${companyId.toHexString()}`;
