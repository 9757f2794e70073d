import { expect, it } from 'vitest';
import { priceHead } from '@/components/lists/line-cells';
import type { ListLine } from '@/lib/shared/lists/list.schema';

const texts = { price: 'Your price', anyPrice: 'Price' };
const line = (unitPrice: number | undefined, base: number) =>
  ({ toolId: 'a', unitPrice, receipt: { base } }) as unknown as ListLine;

it('prices are headed as the reader’s own only where one differs from everybody’s', () => {
  expect(priceHead([line(10, 10), line(undefined, 12)], texts)).toBe('Price');
  expect(priceHead([line(10, 10), line(9, 10)], texts)).toBe('Your price');
});
