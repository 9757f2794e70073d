import { expect, it } from 'vitest';
import { receiptResponse } from '@/lib/server/commerce/prices/buyer';
import { pricesBy } from '@/lib/server/commerce/prices/prices-for';
import { toDollars } from '@/lib/shared/numbers/money';
import { cheaperStep, type PriceLadder, stepAt } from '@/lib/shared/prices/price-ladder';
import { withSentence } from '@/lib/shared/prices/price-receipt';
import { de } from '@/lib/shared/texts/de/texts';

const offer = { sku: 'FT-1', category: 'hammers', unitPriceCents: 1_250, moq: 2 };
const list = {
  ...{ id: '1', name: 'Dealers', priority: 0, for: { everyone: true } as const, createdAt: new Date(0) },
  rules: [
    {
      sku: 'FT-1',
      tiers: [
        { from: 10, percent: 10 },
        { from: 25, priceCents: 999 },
        { from: 50, priceCents: 1_100 },
      ],
    },
  ],
};
const { priceOf, tiersOf } = pricesBy([list], null, new Date(1));
const ladder = tiersOf(offer).map(({ from, unitCents }) => ({
  ...{ from, unitPrice: toDollars(unitCents) },
  receipt: receiptResponse(priceOf(offer, from), 'buyer'),
})) as unknown as PriceLadder;

it('the sentence of a receipt is in the language of the translations, and in English without', () => {
  const step = stepAt(ladder, 10);
  expect(withSentence(step, de.messages).receipt.sentence).toBe('Ab 10 Stück');
  expect(withSentence(step, {})).toEqual(step);
});

it('a ladder of prices has for every quantity the price that is charged', () => {
  for (let units = 2; units <= 80; units += 1) {
    const { unitPriceCents } = priceOf(offer, units);
    expect(stepAt(ladder, units).unitPrice).toBe(toDollars(unitPriceCents));
  }
  expect(stepAt(ladder, 1).unitPrice).toBe(12.5);
  expect(stepAt(ladder, null).unitPrice).toBe(12.5);
});

it('a ladder of prices has the quantity from which on a unit costs less', () => {
  expect(cheaperStep(ladder, 2)?.from).toBe(10);
  expect(cheaperStep(ladder, 10)?.from).toBe(25);
  expect(cheaperStep(ladder, 30)).toBeUndefined();
  // A unit costs more again, and there is nothing cheaper ahead.
  expect(cheaperStep(ladder, 60)).toBeUndefined();
});
