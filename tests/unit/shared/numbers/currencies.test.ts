import { beforeAll, describe, expect, it, vi } from 'vitest';
import { shop } from '@/tests/support/shop/reference-shop';

type Charges = typeof import('@/lib/shared/numbers/card-charges');
type Money = typeof import('@/lib/shared/numbers/money');
type ReadAmount = typeof import('@/lib/shared/numbers/read-amount');
type UnitPrice = typeof import('@/lib/shared/numbers/unit-price');

/** The modules of money as they are in a shop of another currency. */
async function inCurrency(currency: string): Promise<Charges & Money & ReadAmount & UnitPrice> {
  vi.resetModules();
  vi.doMock('#shop', () => ({
    shop: { ...shop, currency },
  }));
  const [charges, money, read, price] = await Promise.all([
    import('@/lib/shared/numbers/card-charges'),
    import('@/lib/shared/numbers/money'),
    import('@/lib/shared/numbers/read-amount'),
    import('@/lib/shared/numbers/unit-price'),
  ]);
  return { ...charges, ...money, ...read, ...price };
}

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe.each([
  { currency: 'EUR', amount: 1_234.5, cents: 123_450, en: '€1,234.50', de: '1.234,50 €', least: 0.5 },
  { currency: 'JPY', amount: 1_234, cents: 1_234, en: '¥1,234', de: '1.234 ¥', least: 50 },
  {
    currency: 'KWD',
    amount: 1_234.56,
    cents: 1_234_560,
    en: 'KWD 1,234.560',
    de: '1.234,560 KWD',
    least: 0.5,
  },
])('a shop in $currency', ({ currency, amount, cents, en, de, least }) => {
  let shopMoney: Awaited<ReturnType<typeof inCurrency>>;
  beforeAll(async () => {
    shopMoney = await inCurrency(currency);
  });

  it('an amount is stored in whole units and printed with as many decimals as the currency has', () => {
    expect(shopMoney.toCents(amount)).toBe(cents);
    expect(shopMoney.toDollars(cents)).toBe(amount);
    expect(plain(shopMoney.formatDollars(amount, 'en'))).toBe(en);
    expect(plain(shopMoney.formatDollars(amount, 'de'))).toBe(de);
  });

  it('an amount in a currency is read as it is printed', () => {
    for (const text of [en, de]) {
      const { symbol } = { symbol: text.replaceAll(/[\d.,\s]/g, '') };
      expect(shopMoney.readAmount(plain(text).replace(symbol, '').trim())).toEqual({ value: amount });
    }
  });

  it('the least charge in a currency is what the provider takes', () => {
    expect(shopMoney.toDollars(shopMoney.MINIMUM_CHARGE_CENTS)).toBe(least);
  });

  it('a discount in a currency leads to an amount that can be charged', () => {
    for (const percent of [1, 7.5, 33.33]) {
      const price = shopMoney.changedPriceCents(cents, { percent });
      expect(shopMoney.isWholeCents(shopMoney.toDollars(price)), `${percent} %`).toBe(true);
    }
  });
});

it.each([
  ['SEK', 3],
  ['GBP', 0.3],
  ['HUF', 175],
  ['ISK', 50],
])('the least charge in %s is what the provider takes: %d', async (currency, least) => {
  const { toDollars, MINIMUM_CHARGE_CENTS, isChargeable } = await inCurrency(currency);
  expect(toDollars(MINIMUM_CHARGE_CENTS)).toBe(least);
  expect([undefined, 0, least / 2, least].map(isChargeable)).toEqual([false, false, false, true]);
});

it('amounts with decimals that the currency does not have, or fils that the provider does not take, are refused', async () => {
  const yen = await inCurrency('JPY');
  expect(yen.isWholeCents(10.5)).toBe(false);
  const dinar = await inCurrency('KWD');
  expect(dinar.isWholeCents(1.23)).toBe(true);
  expect(dinar.isWholeCents(1.234)).toBe(false);
  const krona = await inCurrency('ISK');
  expect(krona.toCents(500)).toBe(50_000);
  expect(krona.isWholeCents(500.5)).toBe(false);
});
