import { expect, it } from 'vitest';
import { meantNumbers } from '@/lib/server/commerce/invoices/find-invoices';

it.each([
  ['INV-000358', { exact: ['INV-000358'], start: 'INV-000358' }],
  ['inv/358', { exact: ['INV-000358'], start: 'INV-358' }],
  ['Inv. 000358', { exact: ['INV-000358'], start: 'INV-000358' }],
  ['CN 7', { exact: ['CN-000007'] }],
  ['358', { exact: ['INV-000358', 'CN-000358'] }],
  ['INV-2611230415-000043', { exact: [], start: 'INV-2611230415-000043' }],
  ['Hartwell', { exact: [] }],
  ['-7', { exact: [] }],
  ['', { exact: [] }],
])('the numbers of invoices that a text means: “%s” means %j', (typed, meant) =>
  expect(meantNumbers(typed)).toEqual(meant),
);
