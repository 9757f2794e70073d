import { expect, it, vi } from 'vitest';
import { currencyIn, headingCuts, isHarmless } from '@/lib/shared/tables/headings';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

it.each([
  '(USD)',
  '$',
  '[$]',
  'US$',
  'in USD',
  'in US-Dollar',
  'netto',
  '(net)',
  'netto $',
  '(exkl. USt.)',
  'excl. VAT',
  'ohne MwSt.',
  'zzgl. MwSt',
  'each',
  '(per piece)',
  'pro Stück',
  '/ Stk.',
  '/unit',
  'in USD je Stück, netto',
  '(optional)',
  '*',
  '',
])('what is added to a heading changes nothing of money: %s', (addition) => {
  expect(isHarmless(addition, 'money')).toBe(true);
});

it.each([
  '(EUR)',
  '€',
  'in CHF',
  '(per 100)',
  '[per box]',
  '(alt)',
  '(Vorjahr)',
  '(incl. VAT)',
  'brutto',
  'VAT',
  'netto 2025',
  'excl. shipping',
  'per 100 pcs',
  '-10%',
  'unit',
  '(days)',
])('what is added to a heading changes something: %s', (addition) => {
  expect(isHarmless(addition, 'money')).toBe(false);
});

it('what is added to a heading changes nothing by what the column holds', () => {
  expect(isHarmless('(Tage)', 'days') && isHarmless('in business days', 'days')).toBe(true);
  expect(isHarmless('(Wochen)', 'days') || isHarmless('(Tage)', 'count')).toBe(false);
  expect(isHarmless('(Stk.)', 'count') && isHarmless('in %', 'percent')).toBe(true);
  expect(
    isHarmless('(pallets)', 'count') ||
      isHarmless('unit', 'count') ||
      isHarmless('€', 'percent') ||
      isHarmless('(EUR)', 'text'),
  ).toBe(false);
});

it('a heading is cut at its words, and signs are always additions', () => {
  expect([...headingCuts('VK-Preis (€)')].map(({ name }) => name.trim())).toContain('VK-Preis');
  expect([...headingCuts('Rabatt %')].every(({ name }) => !name.includes('%'))).toBe(true);
  expect([...headingCuts('Prices')].map(({ name }) => name)).toEqual(['Prices']);
});

it('a currency is named by its code or sign', () => {
  expect(
    ['Betrag (EUR)', 'Amount £', 'Price $', 'USD', 'Amount', 'Betrag in eur', 'GUT'].map(currencyIn),
  ).toEqual(['EUR', 'GBP', 'USD', 'USD', null, null, null]);
});
