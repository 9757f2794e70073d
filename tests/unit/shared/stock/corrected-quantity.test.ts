import { expect, it } from 'vitest';
import { stockFormSchema } from '@/lib/shared/stock/stock.schema';
import { correctedQuantity } from '@/lib/shared/stock/stock-corrections';

const figures = { available: 90, reserved: 10 };

it.each([
  ['delivery', 50, 140],
  ['damage', 5, 85],
  ['stocktake', 100, 90],
  ['stocktake', 97, 87],
  ['correction', 80, 80],
] as const)('what is available after a correction: %s, %i units: %i', (reason, units, available) => {
  expect(correctedQuantity(reason, units, figures)).toBe(available);
});

const form = (fields: object, language: 'en' | 'de' = 'en') =>
  stockFormSchema(language, { reserved: 10 }).safeParse({ seen: 90, note: '', ...fields });

it('the form of a correction sends the units that are available then, and the figures that were seen', () => {
  expect(form({ quantity: '50', reason: 'delivery' }).data).toMatchObject({
    ...{ quantity: 140, seen: 90, seenReserved: 10, reason: 'delivery' },
  });
  expect(form({ quantity: '1.000', reason: 'stocktake' }, 'de').data).toMatchObject({ quantity: 990 });
});

it('what is owed is not on the shelf: a count of all on hand leaves it out, and it is sent as it was seen', () => {
  expect(correctedQuantity('stocktake', 7, { available: 0, reserved: 10, owed: 6 })).toBe(3);
  const schema = stockFormSchema('en', { reserved: 10, owed: 6 });
  expect(schema.safeParse({ seen: 0, note: '', quantity: '7', reason: 'stocktake' }).data).toMatchObject({
    ...{ quantity: 3, seen: 0, seenReserved: 10, seenOwed: 6 },
  });
});

it('the form of a correction refuses a count of what is on hand already, and what leaves less than nothing', () => {
  expect(form({ quantity: '100', reason: 'stocktake' }).success).toBe(false);
  expect(form({ quantity: '9', reason: 'stocktake' }).success).toBe(false);
  expect(form({ quantity: '91', reason: 'damage' }).success).toBe(false);
});

it('the form of a correction asks for units and a reason', () => {
  const messages = form({ quantity: '', reason: '' }).error?.issues.map(({ path }) => path[0]);
  expect(messages).toEqual(expect.arrayContaining(['quantity', 'reason']));
});
