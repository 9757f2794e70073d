import { expect, it } from 'vitest';
import { companyTaxFormSchema } from '@/lib/shared/companies/company-tax.schema';

const row = { number: 'X-1', states: 'OH', reason: 'Resale', from: '', to: '' };
const parse = (more: Partial<typeof row>) =>
  companyTaxFormSchema.safeParse({
    ...{ buyerReference: '', invoiceFormat: 'pdf', debtorAccount: '' },
    exemptions: [{ ...row, ...more }],
  });
const faultsOf = (more: Partial<typeof row>) =>
  parse(more).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('states of a certificate are typed as codes or names, each once, and days may be left out', () => {
  expect(parse({ states: 'Ohio, ca; OH,' }).data?.exemptions).toEqual([
    { number: 'X-1', states: ['OH', 'CA'], reason: 'Resale', from: undefined, to: undefined },
  ]);
});

it.each([
  [{ states: 'OH, Bavaria' }, 'exemptions.0.states', 'state-required'],
  [{ states: ' , ' }, 'exemptions.0.states', 'state-required'],
  [{ number: ' ' }, 'exemptions.0.number', 'certificate-number-required'],
  [{ from: '2027-02-01', to: '2027-01-01' }, 'exemptions.0.to', 'certificate-days'],
])('a certificate with %j is refused at its field', (more, field, message) => {
  expect(faultsOf(more)).toEqual([[field, message]]);
});
