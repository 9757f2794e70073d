import { z } from 'zod';
import { pageSchema } from '../numbers/number-fields.schema';

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
