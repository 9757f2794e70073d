import 'server-only';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import { findCompany } from '../companies.repository';

/** Of the company that somebody belongs to, what is data of theirs. */
export async function membershipFacts(
  membership: MembershipRecord | undefined,
): Promise<Record<string, unknown> | null> {
  const company = membership && (await findCompany(membership.id));
  if (!membership || !company) return null;
  return { number: company.number, name: company.name, role: membership.role, since: membership.since };
}
