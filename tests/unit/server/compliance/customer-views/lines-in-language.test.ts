import { expect, it } from 'vitest';
import { linesInLanguage } from '@/lib/server/compliance/customer-views/viewed-catalogue';
import type { Cart } from '@/lib/shared/cart/cart.schema';
import { textsFor } from '@/lib/shared/texts/texts-for';

const RECEIPT = {
  quantity: 3,
  base: 4,
  capped: false,
  unitPrice: 4,
  code: 'public-price',
  sentence: 'Public price',
};
const CART = {
  ...{ version: 1, units: 8, goodsValue: 12, due: 12 },
  lines: [
    {
      ...{ toolId: 'a', sku: 'A-1', name: 'Vise', image: '/a.webp', quantity: 3, receipt: RECEIPT },
      problems: [
        {
          code: 'quantity-off-step',
          message: 'English',
          params: { step: 5, below: 1, above: 6 },
          fix: { quantity: 6 },
        },
      ],
    },
    { toolId: 'b', sku: 'B-1', name: 'Gone', image: '/b.webp', quantity: 5, problems: [] },
  ],
} as unknown as Cart;

it('the sentences of a viewed cart are in the language of the page, and nothing else of it changes', () => {
  const { messages } = textsFor('de');
  const [first, second] = linesInLanguage(CART, messages).lines;
  expect(first?.receipt?.sentence).toBe(messages['public-price']);
  const [problem] = first?.problems ?? [];
  expect(problem).toMatchObject({ code: 'quantity-off-step', fix: { quantity: 6 } });
  expect(problem?.message).not.toBe('English');
  expect(problem?.message).toMatch(/5/);
  expect(second).toEqual(CART.lines[1]);
  expect(linesInLanguage(CART, {})).toEqual(CART);
});
