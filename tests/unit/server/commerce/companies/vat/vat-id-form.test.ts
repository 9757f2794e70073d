import { expect, it } from 'vitest';
import { vatIdFault } from '@/lib/server/commerce/companies/vat/vat-id-form';

it.each([
  ['ATU13585627', undefined],
  ['ATU13585626', 'check-digits'],
  ['AT13585627', 'form'],
  ['EL094259216', undefined],
  // Greece has its own letters in VAT numbers.
  ['GR094259216', 'form'],
  ['XI434031494', undefined],
  ['XI434031493', 'check-digits'],
  ['XI12', 'form'],
  ['NL004495445B01', undefined],
  // Numbers of countries whose rules are not ours to judge.
  ['CHE123456789', undefined],
  ['BR12', undefined],
])('%s is judged by the rules of its country: %s', (vatId, fault) => {
  expect(vatIdFault(vatId)).toBe(fault);
});
