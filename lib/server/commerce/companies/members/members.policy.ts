import type { CompanyRole } from '@/lib/shared/companies/company-roles';

type Role = { role: CompanyRole };

/** Returns whether these members would be without an owner. A company that has no members is closed instead. */
export function lackOwner(members: readonly Role[]): boolean {
  return members.length > 0 && members.every(({ role }) => role !== 'owner');
}

/** Who gets what a leaver shared: the owner who has been a member longest. */
export function heirAmong<Member extends Role & { since: Date }>(members: readonly Member[]): Member | null {
  const owners = members.filter(({ role }) => role === 'owner');
  return owners.reduce<Member | null>(
    (heir, owner) => (heir && heir.since <= owner.since ? heir : owner),
    null,
  );
}
