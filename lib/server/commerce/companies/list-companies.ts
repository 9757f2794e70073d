import type { ObjectId } from 'mongodb';
import { groupsByName } from '@/lib/server/commerce/prices/find-price-groups';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { companiesByMemberEmail, countMembers } from '@/lib/server/identity/users/company-members';
import { wordPatterns } from '@/lib/server/platform/word-patterns';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { CompaniesQuery, CompanyRow } from '@/lib/shared/companies/company.schema';
import { toDollars } from '@/lib/shared/numbers/money';
import { countCompanies, findCompanies, findCompanyIds } from './companies.repository';
import { readCompaniesToDo } from './companies-to-do.repository';
import { type CompanyHead, findCompanyHeads } from './company-heads.repository';
import { hasService } from './vat/ask-vat-id';
import { findToConfirm, toConfirm } from './vat/company-vat.repository';

const PAGE_LIMIT = 50;

type Row = Omit<CompanyRow, 'reserved' | 'invoiced' | 'overdue'>;

/** The newest first; all of them unless `page` or `limit` is given. Throws `forbidden`. */
export async function listCompanies(
  actor: Caller,
  { state, q, ...part }: Omit<CompaniesQuery, 'overdue' | 'vatId'>,
  only?: readonly ObjectId[],
): Promise<{ companies: Row[]; total: number }> {
  requirePermission(actor, 'manage-companies');
  const words = wordPatterns(q);
  const selection = { state, words, ids: await companiesByMemberEmail(words), only };
  const isPaged = part.page !== undefined || part.limit !== undefined;
  const limit = isPaged ? (part.limit ?? PAGE_LIMIT) : 0;
  const [found, total] = await Promise.all([
    findCompanies(selection, { skip: ((part.page ?? 1) - 1) * limit, limit }),
    countCompanies(selection),
  ]);
  const [members, groups] = await Promise.all([countMembers(found.map(({ _id }) => _id)), groupsByName()]);
  const companies = found.map(({ _id, number, name, state: current, groupId, createdAt, ...terms }) => ({
    ...{ _id: _id.toHexString(), number, name, state: current },
    ...optionalField('customerNumber', terms.customerNumber),
    members: members.get(_id.toHexString()) ?? 0,
    termsDays: terms.termsDays,
    creditLimit: toDollars(terms.creditLimitCents),
    ...optionalField('priceGroup', groupId ? groups.withId(groupId)?.name : undefined),
    createdAt: createdAt.toISOString(),
  }));
  return { companies, total };
}

export type PendingCompany = { id: string; number: string; name: string; since: Date };

/** Reads which companies wait to be activated, and how many to have their VAT number confirmed. Throws `forbidden`. */
export async function readDeskCompanies(
  actor: Actor,
  limit: number,
): Promise<{ pending: { count: number; first: PendingCompany[] }; toConfirm: number }> {
  requirePermission(actor, 'manage-companies');
  const { pending, toConfirm: unconfirmed } = await readCompaniesToDo(toConfirm(hasService()), limit);
  const first = pending.first.map(({ _id, number, name, createdAt }) => {
    return { id: _id.toHexString(), number, name, since: createdAt };
  });
  return { pending: { count: pending.count, first }, toConfirm: unconfirmed.count };
}

/** Returns those whose VAT number nobody but an admin confirms any more. Throws `forbidden`. */
export async function companiesToConfirm(actor: Caller): Promise<ObjectId[]> {
  requirePermission(actor, 'manage-companies');
  return findToConfirm(hasService());
}

/** Number and name of companies, and until when they are not reminded, by id; of all of them without ids. */
export function companyHeads(ids?: readonly ObjectId[]): Promise<Map<string, CompanyHead>> {
  return findCompanyHeads(ids);
}

/** Ids in hex, in any state, found as the list of companies finds them. */
export async function companiesMatching(q: string): Promise<ReadonlySet<string>> {
  const words = wordPatterns(q);
  const found = await findCompanyIds({ state: 'all', words, ids: await companiesByMemberEmail(words) });
  return new Set(found.map((id) => id.toHexString()));
}

export type FoundCompany = { id: ObjectId; number: string; name: string };

/** In any state, the newest first; none without words. Throws `forbidden`. */
export async function findCompaniesByWords(
  actor: Actor,
  typed: string,
  limit: number,
): Promise<FoundCompany[]> {
  requirePermission(actor, 'manage-companies');
  const words = wordPatterns(typed);
  if (words.length === 0) return [];
  const selection = { state: 'all', words, ids: await companiesByMemberEmail(words) } as const;
  const found = await findCompanies(selection, { skip: 0, limit });
  return found.map(({ _id, number, name }) => ({ id: _id, number, name }));
}
