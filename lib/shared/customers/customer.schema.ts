import { z } from 'zod';
import { objectIdSchema } from '../calls/fields.schema';
import { pageSchema } from '../numbers/number-fields.schema';
import { ownOrdersAddressSchema } from '../orders/order.schema';

export const CUSTOMERS_SORTS = [
  '-last',
  'last',
  'name',
  '-name',
  '-revenue',
  'revenue',
  '-orders',
  'orders',
  '-open',
  'open',
] as const;
export type CustomersSort = (typeof CUSTOMERS_SORTS)[number];

/** Query of the page of customers. */
export const customersQuerySchema = z.object({
  /** Words in name, e-mail, phone, address or the admins' note, or the number of an order. */
  q: z.string().trim().max(200).optional(),
  /** Those with open orders alone. */
  open: z.literal('true').optional(),
  sort: z.enum(CUSTOMERS_SORTS).optional(),
  page: pageSchema.optional(),
});
export type CustomersQuery = z.infer<typeof customersQuerySchema>;

export const pageQuerySchema = z.object({
  page: pageSchema.optional(),
});

export const VIEW_PARTS = ['orders', 'cart', 'lists', 'addresses', 'prices', 'company', 'returns'] as const;
export type ViewPart = (typeof VIEW_PARTS)[number];

/** Search words, state and days filter the list of orders; the catalogue uses only the words. */
export const viewAddressSchema = ownOrdersAddressSchema.extend({
  show: z.enum(VIEW_PARTS).optional(),
  order: objectIdSchema.optional(),
  returnId: objectIdSchema.optional(),
  category: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional(),
  tool: objectIdSchema.optional(),
});

export const viewStartedSchema = z.object({ until: z.string() });
