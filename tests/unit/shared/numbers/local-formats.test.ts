import { expect, it, vi } from 'vitest';
import { formatDay, formatLongMoment, formatMoment } from '@/lib/shared/dates/dates';
import { formatCents, formatDollars, formatRoundDollars } from '@/lib/shared/numbers/money';
import { formatChange, formatNumber } from '@/lib/shared/numbers/numbers';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

/** Intl uses narrow and no-break spaces in some places. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('money, numbers and dates in the language of the page are written the American way in English', () => {
  expect(formatCents(125_000)).toBe('$1,250.00');
  expect(formatRoundDollars(10, 'en')).toBe('$10');
  expect(formatNumber(1250, 'en')).toBe('1,250');
  expect(formatNumber(4.56, 'en', { decimals: 1 })).toBe('4.6');
  expect([7.5, 8].map((percent) => formatNumber(percent, 'en', { decimalsMax: 2 }))).toEqual(['7.5', '8']);
  expect(formatDay('2026-11-21T07:10:00.000Z', 'en', 'UTC')).toBe('Nov 21, 2026');
  expect(plain(formatMoment('2026-11-21T07:10:00.000Z', 'en', 'UTC'))).toBe('Nov 21, 2026, 7:10 AM UTC');
});

it('money, numbers and dates in the language of the page are written the German way in German', () => {
  expect(plain(formatCents(125_000, 'de'))).toBe('1.250,00 $');
  expect(plain(formatDollars(12.5, 'de'))).toBe('12,50 $');
  expect(plain(formatRoundDollars(10, 'de'))).toBe('10 $');
  expect(plain(formatRoundDollars(9.99, 'de'))).toBe('9,99 $');
  expect(formatNumber(1250, 'de')).toBe('1.250');
  expect(formatNumber(4.56, 'de', { decimals: 1 })).toBe('4,6');
  expect(formatNumber(12.25, 'de', { decimalsMax: 2 })).toBe('12,25');
  expect(formatDay('2026-11-21T07:10:00.000Z', 'de', 'UTC')).toBe('21.11.2026');
  expect(plain(formatMoment('2026-11-21T07:10:00.000Z', 'de', 'UTC'))).toBe('21.11.2026, 07:10 UTC');
});

it('money, numbers and dates in the language of the page have a sign for changes', () => {
  expect([1250, -10, 0].map((change) => formatChange(change, 'en'))).toEqual(['+1,250', '−10', '0']);
  expect(formatChange(-1250, 'de')).toBe('−1.250');
});

it('money, numbers and dates in the language of the page have the time and its zone on one line', () => {
  expect(formatMoment('2026-11-21T07:10:00.000Z', 'en', 'UTC')).toBe('Nov 21, 2026, 7:10\u00a0AM\u00a0UTC');
  expect(formatMoment('2026-11-21T07:10:00.000Z', 'de', 'UTC')).toBe('21.11.2026, 07:10\u00a0UTC');
});

it('money, numbers and dates in the language of the page are those of the time zone, which moments name', () => {
  const at = '2026-12-31T23:30:00.000Z';
  expect(formatDay(at, 'de', 'UTC')).toBe('31.12.2026');
  expect(formatDay(at, 'de', 'Europe/Berlin')).toBe('01.01.2027');
  expect(plain(formatMoment(at, 'en', 'Europe/Berlin'))).toBe('Jan 1, 2027, 12:30 AM GMT+1');
  expect(plain(formatMoment(at, 'de', 'Europe/Berlin'))).toBe('01.01.2027, 00:30 MEZ');
  expect(plain(formatLongMoment(new Date(at), 'en', 'UTC'))).toBe('December 31, 2026 at 11:30 PM UTC');
  expect(plain(formatLongMoment(new Date(at), 'en', 'America/New_York'))).toBe(
    'December 31, 2026 at 6:30 PM EST',
  );
});
