import 'server-only';
import { changeCompany } from '@/lib/server/commerce/companies/edit/change-company';
import type { Actor } from '@/lib/server/identity/actor';
import type { ChangeCompanyInput, ManagedCompany } from '@/lib/shared/companies/company.schema';
import { closeCompany } from './close-company';

/** What `changeCompany` does and throws, and closing: `company-in-use` while an order of the company is open. */
export async function manageCompany(
  actor: Actor,
  id: string,
  input: ChangeCompanyInput,
  now: Date = new Date(),
): Promise<ManagedCompany> {
  const inUse = 'company-in-use' as const;
  return changeCompany(actor, id, input, {
    close: (company, session) => closeCompany(company, { actor, now, inUse }, session),
    now,
  });
}
