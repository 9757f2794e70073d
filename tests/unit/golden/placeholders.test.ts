import { expect, it } from 'vitest';
import { Placeholders } from '@/tests/api/golden/placeholders';

it.each([
  ['0123456789abcdef01234567', '<id>'],
  ['2026-11-22T07:30:04.123Z', '<time>'],
  ['7f3c2b9e-0d4a-4b8e-9c61-2f1f0a5d6e7b', '<uuid>'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '<access token>'],
  ['pi_3Abc_secret_9xY', '<client secret>'],
  ['pi_3Abc', '<payment intent>'],
  ['ORD-7K2M9Q', '<order number>'],
  ['INV-000042', '<invoice number>'],
  ['CN-000007', '<credit note number>'],
])('replaces %s by its kind', (made, kind) => {
  expect(new Placeholders().value({ field: [made] })).toEqual({ field: [kind] });
});

it.each([
  '0123456789ABCDEF01234567',
  '2026-11-22',
  'FL-BV-125',
  'Order 0123456789abcdef01234567',
  '',
  42,
  true,
  null,
])('leaves %j as it is', (value) => {
  expect(new Placeholders().value(value)).toBe(value);
});

it('replaces the texts of a test by the names it gave them, wherever they are', () => {
  const placeholders = new Placeholders();
  placeholders.nameAccount({ email: 'buyer7@example.com', name: 'Buyer 7' }, 'buyer');
  placeholders.name('Buyer', 'another');
  expect(placeholders.text('/api/user?email=buyer7@example.com')).toBe('/api/user?email=<buyer’s e-mail>');
  expect(placeholders.text('BUYER7@EXAMPLE.COM')).toBe('<buyer’s e-mail in capitals>');
  expect(placeholders.text('Buyer 7')).toBe('<buyer’s name>');
});
