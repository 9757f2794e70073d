import { getStatement } from '@/lib/server/commerce/receivables/statement/get-statement';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { owedOf } from '@/lib/shared/receivables/ageing';

/** Returns what the actor's company owes, in dollars; undefined where it never orders on account, and for who may not read it. */
export async function readOwed(
  actor: Actor,
  { termsDays }: { termsDays: number | null },
): Promise<ReturnType<typeof owedOf> | undefined> {
  const membership = companyOf(actor);
  if (!membership || !mayInCompany(membership.role, 'read-statement')) return undefined;
  const owed = owedOf(await getStatement(actor));
  return termsDays === null && owed.balance === 0 ? undefined : owed;
}
