import { expect, it } from 'vitest';
import { isStale, stateAt } from '@/lib/shared/trade/company/vat-id-state';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

it.each([
  ['vies', 29, false],
  ['vies', 31, true],
  ['admin', 31, false],
  ['admin', 91, true],
] as const)('a confirmation by %s of %i days ago is to be renewed: %s', (by, days, isOld) => {
  expect(isStale({ state: 'valid', by, checkedAt: daysAgo(days) }, NOW)).toBe(isOld);
});

it('only confirmations are renewed', () => {
  expect(isStale({ state: 'invalid', by: 'vies', checkedAt: daysAgo(400) }, NOW)).toBe(false);
  expect(isStale({ state: 'waiting' }, NOW)).toBe(false);
});

it('a number that was never asked for waits, and one that was confirmed more than 90 days ago', () => {
  expect([undefined, { state: 'none' as const }].map((vat) => stateAt(vat, NOW))).toEqual([
    'waiting',
    'waiting',
  ]);
  expect(stateAt({ state: 'valid', checkedAt: daysAgo(90) }, NOW)).toBe('valid');
  expect(stateAt({ state: 'valid', checkedAt: daysAgo(91) }, NOW)).toBe('waiting');
  expect(stateAt({ state: 'invalid', checkedAt: daysAgo(400) }, NOW)).toBe('invalid');
});
