import type { Db } from 'mongodb';
import { hashPassword } from '@/lib/server/identity/passwords/password';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { BillTo } from '@/lib/server/platform/db/documents/orders';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { BUYING_COMPANIES, type SeedCompany, type SeedMember } from '../seed-data/demo/buying-companies';
import type { SeedUser } from '../seed-data/types';
import { insertMissing } from './insert-missing';
import { seedId, seedUserId, userDocument } from './seed-documents';
import { groupIdOf } from './seed-prices';

export const companyId = ({ number }: SeedCompany) => seedId(`company:${number}`);

function groupOf({ group }: SeedCompany) {
  return group === undefined ? null : groupIdOf(group);
}

function billTo(company: SeedCompany): BillTo {
  const { number, vatId, members } = company;
  const [owner] = members;
  if (!owner) throw new Error(`the demo's company ${number} has no members`);
  const { company: name, ...place } = addressFields(owner);
  return { number, name, billing: { ...place, name: 'Accounts payable' }, ...(vatId ? { vatId } : {}) };
}

export function companyDocuments(now: Date): CompanyDocument[] {
  return BUYING_COMPANIES.map((company) => {
    const { state, poRequired, terms, members } = company;
    const registeredBy = seedUserId(members[0]?.email ?? '');
    const createdAt = userDocument({ ...(members[0] as SeedMember), role: 'customer' }, now).createdAt;
    return {
      _id: companyId(company),
      ...billTo(company),
      state,
      revision: 0,
      poRequired,
      groupId: groupOf(company),
      termsDays: terms?.days ?? null,
      creditLimitCents: terms?.limitCents ?? 0,
      rules: [],
      budgets: [],
      registeredBy,
      createdAt,
      ...(state === 'active' ? { activatedAt: createdAt } : {}),
    };
  });
}

function memberDocument(
  company: SeedCompany,
  member: SeedMember,
  passwordHash: string,
  now: Date,
): UserDocument {
  const document = userDocument({ ...member, role: 'customer', passwordHash }, now);
  const { state } = company;
  const membership = { id: companyId(company), role: member.role, since: document.createdAt, state };
  return { ...document, company: { ...membership, groupId: groupOf(company) } };
}

/** For whom a person of the demo orders. */
export function companyOfBuyer(
  email: string,
): (Pick<CompanyDocument, '_id' | 'termsDays'> & { billTo: BillTo }) | null {
  const company = BUYING_COMPANIES.find(({ members }) => members.some((member) => member.email === email));
  if (!company) return null;
  return { _id: companyId(company), billTo: billTo(company), termsDays: company.terms?.days ?? null };
}

/** Can be repeated until it is complete. */
export async function seedCompanies(db: Db, now: Date): Promise<void> {
  await insertMissing(db.collection('companies'), companyDocuments(now));
  for (const company of BUYING_COMPANIES)
    for (const member of company.members) {
      const passwordHash = await hashPassword(member.password);
      await insertMissing(db.collection('users'), [memberDocument(company, member, passwordHash, now)]);
    }
}

/** Returns the fields of an address in a `SeedUser`: company, street, city, region and postal code. */
export function addressFields({ name, phone, address }: Pick<SeedUser, 'name' | 'phone' | 'address'>) {
  const [company = '', ...rest] = address.split(', ');
  const [region = '', postalCode = ''] = (rest.pop() ?? '').split(' ');
  const city = rest.pop() ?? '';
  const street = rest.pop() ?? '';
  return { company, name, street, addition: rest.join(', '), postalCode, city, region, country: 'US', phone };
}
