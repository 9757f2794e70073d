import { expect, it } from 'vitest';
import { priceListFormSchema } from '@/components/price-lists/price-list-form.schema';
import { fieldsOf } from '@/lib/client/prices/list-fields';

const list = { name: 'Dealers', priority: 0, for: { everyone: true as const }, rules: [] };

it.each([
  ['2035-12-31T23:59:00.000Z', '2035-12-31T23:59'],
  ['2035-12-31T23:59:59.000Z', '2035-12-31T23:59:59'],
  ['2035-12-31T23:59:59.999Z', '2035-12-31T23:59:59.999'],
  ['2035-12-31T23:00:00.500Z', '2035-12-31T23:00:00.500'],
])('the end %s of a price list is shown as %s, and saved as it was', (validTo, shown) => {
  const fields = fieldsOf({ ...list, validTo });
  expect(fields.validTo).toBe(shown);
  expect(priceListFormSchema('en').parse(fields)).toMatchObject({ validTo });
});
