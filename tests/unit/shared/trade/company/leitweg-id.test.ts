import { expect, it } from 'vitest';
import { isWrongLeitwegId } from '@/lib/shared/trade/company/leitweg-id';

it.each([
  ['991-12345-67', true],
  ['04011000-12345-03', false],
  ['04011000-1234512345-06', false],
  ['04011000-1234512345-35', true],
  ['04011000-12345-34', true],
  ['991-01234-45', true],
  ['Order 4711', false],
  ['4711', false],
  ['', false],
])('%s is a Leitweg-ID with wrong check digits: %s', (reference, isWrong) => {
  expect(isWrongLeitwegId(reference)).toBe(isWrong);
});

it('the check digits of a Leitweg-ID are two, and any other two are wrong', () => {
  const right = Array.from({ length: 100 }, (_, at) => `05711-06001-${String(at).padStart(2, '0')}`).filter(
    (reference) => !isWrongLeitwegId(reference),
  );
  expect(right.length).toBeGreaterThanOrEqual(1);
  expect(right.length).toBeLessThanOrEqual(2);
});
