import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { Actor } from '@/lib/server/identity/actor';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { isConfirmable, isStale } from '@/lib/shared/trade/company/vat-id-state';
import { findActiveCompany, findOrderingCompany } from '../find-company';
import { askVatId } from './ask-vat-id';
import { wasAskedSince } from './vat-checks.repository';

/** While the service is away, costs wait for it once in this time. */
const PATIENCE_MS = 60_000;

/**
 * Returns a company whose confirmation is not too old: an old one is asked for anew, for up to four seconds. Without an answer the
 * company is as it was.
 */
export async function withFreshVatId<C extends CompanyDocument | null>(company: C, now: Date): Promise<C> {
  if (!(company?.state === 'active' && company.vat && isStale(company.vat, now))) return company;
  const { settings } = await currentTrade();
  if (!(settings && isConfirmable(settings, company.vatId))) return company;
  if (await wasAskedSince(company._id, new Date(now.getTime() - PATIENCE_MS))) return company;
  const asked = await askVatId(company._id, { actor: 'system', now });
  return asked ? ({ ...company, ...asked.company } as C) : company;
}

/** Returns the company that an actor sees costs for; null for people. */
export async function findCostedCompany(
  actor: Pick<Actor, 'userId' | 'company'>,
  now: Date,
): Promise<CompanyDocument | null> {
  return withFreshVatId(await findActiveCompany(actor), now);
}

/** Returns the company that an actor orders for, before the order is priced. Throws `company-not-active`. */
export async function findChargedCompany(
  actor: Pick<Actor, 'userId' | 'company'>,
  now: Date,
): Promise<CompanyDocument | null> {
  return withFreshVatId(await findOrderingCompany(actor), now);
}
