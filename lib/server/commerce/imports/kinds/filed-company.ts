import type { z } from 'zod';
import type { AddedCompany } from '@/lib/server/commerce/companies/add/add-company';
import type { Groups } from '@/lib/server/commerce/prices/find-price-groups';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { judge } from '@/lib/server/platform/http/field-issues';
import { findCountry } from '@/lib/shared/addresses/find-country';
import { importedCompanySchema } from '@/lib/shared/companies/managed-company.schema';
import type { FieldIssues } from '@/lib/shared/messages/errors';
import type { IssueCode } from '@/lib/shared/messages/messages';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { contentOf } from '../read/fields';
import { valueIn } from '../read/read-cells';

/** A company as a file has it; empty for what it has not. */
export type FiledCompany = Required<z.infer<typeof importedCompanySchema>> & { group: string };

/** The data that takes a row back. */
export type CompanyBack = { companyId: string; made?: true; before: FiledCompany; after: FiledCompany };

export const NONE: FiledCompany = {
  ...{ customerNumber: '', name: '', vatId: '', termsDays: null, creditLimit: 0, group: '' },
  ...{ street: '', addition: '', postalCode: '', city: '', region: '', country: '', phone: '' },
  debtorAccount: '',
};
const FIELDS = Object.keys(NONE) as (keyof FiledCompany)[];
/** What a company always has: an empty cell leaves it. */
const KEPT: ReadonlySet<string> = new Set(['customerNumber', 'name', 'street', 'city', 'country']);

export function filedCompany(company: CompanyDocument, groups: Groups): FiledCompany {
  const { customerNumber = '', name, vatId = '', termsDays, creditLimitCents, groupId } = company;
  const { street, addition, postalCode, city, region, country, phone } = company.billing;
  return {
    ...{ customerNumber, name, vatId, termsDays, creditLimit: toDollars(creditLimitCents) },
    group: (groupId && groups.withId(groupId)?.name) ?? '',
    ...{ street, addition, postalCode, city, region, country, phone },
    debtorAccount: company.debtorAccount ?? '',
  };
}

/** Returns what is to be stored of a company; its person or department is not in the file. */
export function addedCompany(filed: FiledCompany, groups: Groups, before?: CompanyDocument): AddedCompany {
  const { customerNumber, name, vatId, termsDays, creditLimit, debtorAccount, group } = filed;
  const { street, addition, postalCode, city, region, country, phone } = filed;
  const billing = {
    name: before?.billing.name ?? '',
    street,
    addition,
    postalCode,
    city,
    region,
    country,
    phone,
  };
  return {
    ...{ customerNumber, name, vatId, termsDays, debtorAccount },
    billing,
    creditLimitCents: toCents(creditLimit),
    groupId: group === '' ? null : (groups.named(group)?._id ?? null),
  };
}

export const vatIdOf = (cell: string) => cell.replace(/[\s.-]/g, '').toUpperCase();

/** Finds the company of a row: by its number, else by its VAT number, unless that has another number. */
export function findFor(
  known: readonly CompanyDocument[],
  { number, vatId }: { number: string; vatId: string },
): { company?: CompanyDocument | undefined; issue?: IssueCode } {
  if (number === '' && vatId === '') return { issue: 'company-number-needed' };
  const numbered = known.find((one) => one.customerNumber === number || one.number === number.toUpperCase());
  if (number !== '' && numbered) return { company: numbered };
  const same = known.filter(
    (one) => vatId !== '' && one.vatId === vatId && (number === '' || one.customerNumber === undefined),
  );
  return same.length > 1 ? { issue: 'company-ambiguous' } : { company: same[0] };
}

type Planned = { after: FiledCompany; issues?: never } | { issues: FieldIssues };

/** Works out what a row makes of a company. Pure. */
export function planCompany(
  cells: ReadonlyMap<string, string>,
  { before, company }: { before: FiledCompany; company: CompanyDocument | undefined },
  groups: Pick<Groups, 'named'>,
): Planned {
  const wantedOf = (field: keyof FiledCompany) => {
    const cell = cells.get(field);
    if (cell === undefined || (cell === '' && KEPT.has(field))) return before[field];
    // The shop's own number is no number of its books.
    if (field === 'customerNumber' && cell.toUpperCase() === company?.number) return before[field];
    if (field === 'vatId') return vatIdOf(cell);
    if (field === 'country') return findCountry(cell) ?? cell;
    return cell === '' ? NONE[field] : valueIn(contentOf(field), cell);
  };
  const wanted = Object.fromEntries(FIELDS.map((field) => [field, wantedOf(field)]));
  const { group: named, ...given } = wanted;
  const changed = Object.entries(given).filter(([field, value]) => value !== before[field as 'name']);
  const judged = company
    ? judge(importedCompanySchema.partial(), Object.fromEntries(changed))
    : judge(importedCompanySchema, given);
  if (judged.issues) return judged;
  const group = named === '' ? '' : groups.named(String(named))?.name;
  if (group === undefined) return { issues: { group: ['price-group-unknown'] } };
  // Without what the schema adds by itself.
  const values = judged.value as Partial<Record<string, unknown>>;
  const after = Object.fromEntries(changed.map(([field]) => [field, values[field]]));
  return { after: { ...before, ...after, group } };
}
