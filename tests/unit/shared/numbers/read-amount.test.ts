import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { fieldAmount, formatCents, formatRoundDollars, toDollars } from '@/lib/shared/numbers/money';
import { readAmount, readPercent, signed } from '@/lib/shared/numbers/read-amount';
import { LANGUAGES } from '@/lib/shared/site/languages';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

it.each([
  ['12', 12],
  ['12.50', 12.5],
  ['12,50', 12.5],
  [' 12,5 ', 12.5],
  ['1.250,50', 1250.5],
  ['1,250.50', 1250.5],
  ['1 250,50', 1250.5],
  ["1'250.50", 1250.5],
  ['1.250.000,5', 1_250_000.5],
  ['1.250.000', 1_250_000],
  ['1 250', 1250],
  ['0,99', 0.99],
  ['$12.50', 12.5],
  ['12,50 $', 12.5],
  ['1.250,00\u00a0$', 1250],
  ['149,-', 149],
  ['1.350,–', 1350],
  ["$1'250.—", 1250],
  ['895.-- $', 895],
  ['１２．５０', 12.5],
  ['12.3456', 12.3456],
])('an amount: %j is %d', (text, value) => expect(readAmount(text)).toEqual({ value }));

it.each([
  ['1,250', '1250', '1', '25'],
  ['1.350', '1350', '1', '35'],
  ['$1,250', '1250', '1', '25'],
  ['1.350 $', '1350', '1', '35'],
  ['2.000', '2000', '2', '00'],
  ['12,505', '12505', '12', '505'],
  ['0.350', '0350', '0', '35'],
])('an amount: %j can be read as %s, or %s and %s', (text, whole, units, decimals) => {
  expect(readAmount(text)).toEqual({ problem: 'unclear', readings: { whole, units, decimals } });
});

it.each([
  ...['', ' ', '$', '$$5', '$5$', '%', '5%', 'twelve', '12,', ',5', '1,25,0', '1.25.50,5', '1.250,500'],
  ...['-1,5', '+5', '1e3', '1E3', '0x10', '0b1', '0o7', 'Infinity', 'NaN', '1_000', '1 2', '1  250', '1 25'],
  ...[
    '12-',
    '12,-5',
    ',-',
    '1 0 0 0',
    '12 .5',
    '10²',
    '1½',
    '①',
    '1.250 000',
    '01.250,5',
    '5 000 00',
    '1\n250',
  ],
])('an amount: %j is none', (text) => expect(readAmount(text)).toEqual({ problem: 'unreadable' }));

it('an amount is read back as pages print it, in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      for (const language of LANGUAGES.all)
        expect(readAmount(formatCents(cents, language))).toEqual({ value: cents / 100 });
    }),
  );
});

it('an amount without cents is read back, or asked about', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (dollars) => {
      for (const language of LANGUAGES.all) {
        const reading = readAmount(formatRoundDollars(dollars, language));
        if ('value' in reading) expect(reading.value).toBe(dollars);
        else expect(reading).toMatchObject({ readings: { whole: String(dollars) } });
      }
    }),
  );
});

it('an amount is never a number it does not say', () => {
  const unit = fc.constantFrom(..."0123456789.,' -+eExX$%²½①");
  fc.assert(
    fc.property(fc.string({ maxLength: 8, unit }), (text) => {
      const reading = readAmount(text);
      if ('value' in reading) expect(text).toMatch(/^[$ ]*[\d.,' ]+[$ ]*$/);
    }),
  );
});

it.each([
  ['12,5', 12.5],
  ['12.5 %', 12.5],
  ['3%', 3],
])('a percentage: %j is %d', (text, value) => expect(readPercent(text)).toEqual({ value }));

it.each(['%', ' % ', '%%', '5%%', '%5', '$5', '1e1%', '5 % 3'])('a percentage: %j is none', (text) => {
  expect(readPercent(text)).toEqual({ problem: 'unreadable' });
});

it.each([
  ['-0,50', -0.5],
  ['−0.50', -0.5],
  ['+3', 3],
  ['3', 3],
  [' -$12.50', -12.5],
])('an amount with a sign: %j is %d', (text, value) => expect(signed(readAmount)(text)).toEqual({ value }));

it.each(['-', '--1', '- 1', '+-1', '1-', ''])('an amount with a sign: %j is none', (text) => {
  expect(signed(readAmount)(text)).toEqual({ problem: 'unreadable' });
});

it('an amount with a sign is asked about as one without', () => {
  expect(signed(readAmount)('-1.350')).toMatchObject({ readings: { whole: '1350' } });
});

it('a field of an amount begins as people of the language write it', () => {
  expect([31.5, 6000, 500, 14.5].map((dollars) => fieldAmount(dollars, 'de'))).toEqual([
    '31,50',
    '6.000,00',
    '500,00',
    '14,50',
  ]);
  expect([31.5, 6000].map((dollars) => fieldAmount(dollars, 'en'))).toEqual(['31.50', '6,000.00']);
});

it('a field of an amount is read as it begins, in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      for (const language of LANGUAGES.all)
        expect(readAmount(fieldAmount(toDollars(cents), language))).toEqual({ value: toDollars(cents) });
    }),
  );
});
