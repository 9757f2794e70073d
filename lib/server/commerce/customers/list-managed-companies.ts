import { ObjectId } from 'mongodb';
import { companyNames } from '@/lib/server/commerce/companies/find-company';
import { companiesToConfirm, listCompanies } from '@/lib/server/commerce/companies/list-companies';
import { overdueByCompany, receivableFigures } from '@/lib/server/commerce/receivables/receivable-figures';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { CompaniesQuery, CompanyRow } from '@/lib/shared/companies/company.schema';
import { toDollars } from '@/lib/shared/numbers/money';

/** The newest first, with what they owe; all of them unless `page` or `limit` is given. Throws `forbidden`. */
export async function listManagedCompanies(
  actor: Caller,
  { overdue, vatId, ...query }: CompaniesQuery = {},
  now: Date = new Date(),
): Promise<{ companies: CompanyRow[]; total: number }> {
  requirePermission(actor, 'manage-companies');
  const sums = new Map(
    (await overdueByCompany(now)).map(({ companyId, cents }) => [companyId.toHexString(), cents]),
  );
  const owing = overdue === undefined ? undefined : [...sums.keys()];
  const toConfirm =
    vatId === undefined ? undefined : (await companiesToConfirm(actor)).map((id) => id.toHexString());
  const ids = owing && toConfirm ? owing.filter((id) => toConfirm.includes(id)) : (owing ?? toConfirm);
  const only = ids?.map((id) => new ObjectId(id));
  const { companies, total } = await listCompanies(actor, query, only);
  const figures = await receivableFigures(companies.map(({ _id }) => new ObjectId(_id)));
  return {
    companies: companies.map((company) => ({
      ...company,
      reserved: toDollars(figures.get(company._id)?.reservedCents ?? 0),
      invoiced: toDollars(figures.get(company._id)?.invoicedCents ?? 0),
      overdue: toDollars(sums.get(company._id) ?? 0),
    })),
    total,
  };
}

/** Those with the most overdue, in dollars. Throws `forbidden`. */
export async function worstDebtors(
  actor: Actor,
  limit: number,
  now: Date = new Date(),
): Promise<{ companyId: string; name: string; dueOn: string; overdue: number }[]> {
  requirePermission(actor, 'manage-companies');
  const worst = (await overdueByCompany(now))
    .toSorted((one, other) => other.cents - one.cents)
    .slice(0, limit);
  const names = await companyNames(worst.map(({ companyId }) => companyId));
  return worst.map(({ companyId, cents, dueOn }) => {
    const id = companyId.toHexString();
    return { companyId: id, name: names.get(id) ?? '', dueOn, overdue: toDollars(cents) };
  });
}
