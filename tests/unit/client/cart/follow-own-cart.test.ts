import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartSummaryNow } from '@/lib/client/cart/cart-summary';
import { followOwnCart } from '@/lib/client/cart/own/follow-own-cart';

const OWNER = '0123456789abcdef01234567';
const fetched = vi.fn<typeof fetch>();
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

it('the header shows the lines and the sum of the account’s cart, read once a minute', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ version: 7, lines: [{}, {}], units: 3, goodsValue: 12.5, due: 10.25 }),
  );
  await followOwnCart(OWNER);
  expect(cartSummaryNow()).toMatchObject({ owner: OWNER, version: 7, lines: 2, dueCents: 1025 });
  await followOwnCart(OWNER);
  expect(fetched).toHaveBeenCalledTimes(1);
  await followOwnCart('fedcba987654321001234567');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('an answer that is no cart changes nothing', async () => {
  fetched.mockImplementation(async () => Response.json({ version: '7' }));
  await expect(followOwnCart(OWNER)).rejects.toThrow();
  expect(cartSummaryNow()).toBeNull();
});
