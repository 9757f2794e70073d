import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { membershipOf } from '@/lib/server/identity/users/company-members';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { CompanyRole } from '@/lib/shared/companies/company-roles';
import { findCompany } from '../companies.repository';

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
