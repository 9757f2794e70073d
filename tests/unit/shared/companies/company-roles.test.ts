import { expect, it } from 'vitest';
import { registerCompanySchema } from '@/lib/shared/companies/company.schema';
import {
  COMPANY_ROLES,
  COMPANY_STATES,
  type CompanyAction,
  mayBecome,
  mayInCompany,
} from '@/lib/shared/companies/company-roles';

it('a role has the rights of those before it', () => {
  const rolesWith = (action: CompanyAction) => COMPANY_ROLES.filter((role) => mayInCompany(role, action));
  expect(rolesWith('read-statement')).toEqual(['approver', 'owner']);
  expect(rolesWith('manage-members')).toEqual(['owner']);
});

it('a company takes only the steps of product §4.25, and none once it is closed', () => {
  const steps = COMPANY_STATES.flatMap((from) =>
    COMPANY_STATES.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(steps).toEqual([
    ...['pending active', 'pending closed', 'active blocked', 'active closed'],
    ...['blocked active', 'blocked closed'],
  ]);
});

it('a company has a VAT number as it is printed, or none', () => {
  const billing = { street: '7 Quay Lane', city: 'X', country: 'DE', phone: '5550100' };
  const vatIdOf = (vatId: string) =>
    registerCompanySchema.safeParse({ name: 'Smiths', billing, vatId }).data?.vatId;
  expect(vatIdOf('de 123-456.789')).toBe('DE123456789');
  expect(vatIdOf('')).toBe('');
  expect([vatIdOf('1234'), vatIdOf('DE1'), vatIdOf('DE1234567890123456')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
