import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { readCount, readTypedCount, readUnits } from '@/lib/shared/numbers/read-count';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES } from '@/lib/shared/site/languages';

it('a whole number on a page is read back as the page prints it, in every language', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (count) => {
      for (const language of LANGUAGES.all) {
        expect(readCount(formatNumber(count, language), language)).toEqual({ value: count });
        expect(readCount(String(count), language)).toEqual({ value: count });
      }
    }),
  );
});

it.each(LANGUAGES.all)(
  'a whole number on a page has the mark that amounts are printed with: %s',
  (language) => {
    expect(formatDollars(1_000, language)).toContain(`1${LANGUAGE_FACTS[language].thousandsMark}000`);
  },
);

it.each([
  ['en', '-10', -10],
  ['en', '−10', -10],
  ['de', '-2.000', -2000],
  ['en', ' - 3', -3],
  ['en', '0', 0],
] as const)(
  'a whole number on a page below one is read too, so that the field can say what is wrong: %s %s',
  (language, text, value) => {
    expect(readTypedCount(text, language)).toEqual({ value });
  },
);

it.each([
  ['de', '2.000', 2000],
  ['de', '1.250.000', 1_250_000],
  ['de', '1.250,00', 1250],
  ['de', '1,250,000', 1_250_000],
  ['de', '10,00', 10],
  ['en', '2,000', 2000],
  ['en', ' 2,000 ', 2000],
  ['en', '1,250.00', 1250],
  ['en', "1'000", 1000],
  ['en', '1 000', 1000],
  ['en', '1\u00a0000', 1000],
  ['en', '007', 7],
  ['en', '１２', 12],
  ['en', '٢٠', 20],
  ['de', '2,5', 2.5],
  ['en', '2.5', 2.5],
] as const)('a whole number on a page in %s %j is %d', (language, text, value) => {
  expect(readTypedCount(text, language)).toEqual({ value });
});

it.each([
  ['en', '2.000', '2000', '2', '00'],
  ['de', '2,000', '2000', '2', '00'],
  ['de', '12,500', '12500', '12', '50'],
  ['en', '0,500', '0500', '0', '50'],
] as const)(
  'a whole number on a page in %s %j can be read as %s, or %s and %s',
  (language, text, whole, units, decimals) => {
    expect(readCount(text, language)).toEqual({ problem: 'unclear', readings: { whole, units, decimals } });
  },
);

it.each([
  ...[
    '',
    ' ',
    '-5',
    '+5',
    '5-',
    '1e3',
    '0x10',
    '5%',
    '$5',
    'ten',
    '1 0',
    '10 00',
    '1  000',
    '1\t000',
    '5 pcs',
  ],
  ...['10²', '1½', '①', '½', '10¹', '5.', '.5', '1,2,3', '1.00.0', '1.000,000.00'],
])('a whole number on a page: %j is none in any language', (text) => {
  for (const language of LANGUAGES.all) expect(readCount(text, language)).toEqual({ problem: 'unreadable' });
});

it.each([
  ['12', 12],
  [' 12 ', 12],
  ['2,000', 2000],
])('typed units are %j: %i', (typed, units) => expect(readUnits(typed, 'en')).toBe(units));

it.each(['', ' ', '0', '-3', '2.5', '2.000', '1e2', '0x10', 'ten', '9007199254740993', 'Infinity'])(
  'typed units are none in %j',
  (typed) => expect(readUnits(typed, 'en')).toBeNull(),
);
