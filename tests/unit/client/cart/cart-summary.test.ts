import { afterEach, expect, it, vi } from 'vitest';
import { cartSummaryNow, removeOwnCartSummary } from '@/lib/client/cart/cart-summary';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the visitor', null, true],
  ['an account', '0123456789abcdef01234567', false],
])('after a logout the summary of the cart of %s with the id %j stays: %s', (_, owner, stays) => {
  let stored: string | null = JSON.stringify({ owner, version: 1, lines: 2, dueCents: 300, at: 4 });
  const localStorage = { getItem: () => stored, removeItem: () => (stored = null) };
  vi.stubGlobal('window', { localStorage });
  removeOwnCartSummary();
  expect(cartSummaryNow() !== null).toBe(stays);
});
