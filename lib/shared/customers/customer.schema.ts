import { z } from 'zod';
import { customerNumberSchema, objectIdSchema } from '../calls/fields.schema';
import { COMPANY_ROLES } from '../companies/company-roles';
import { pageSchema } from '../numbers/number-fields.schema';
import { orderSchema, ownOrdersAddressSchema } from '../orders/order.schema';
import { userRowSchema } from './user.schema';

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
  /** Words in name, e-mail, phone, address, customer number or the admins' note, or the number of an order. */
  q: z.string().trim().max(200).optional(),
  /** Those with open orders alone. */
  open: z.literal('true').optional(),
  sort: z.enum(CUSTOMERS_SORTS).optional(),
  page: pageSchema.optional(),
});
export type CustomersQuery = z.infer<typeof customersQuerySchema>;

const countedSchema = z.object({ count: z.number(), value: z.number() });

/** A customer as admins read them: the account, and what came of it. */
export const managedCustomerSchema = userRowSchema.extend({
  phone: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  /** What admins noted; empty without a note. */
  note: z.string(),
  /** Its name. */
  priceGroup: z.string().optional(),
  company: z.object({ _id: z.string(), name: z.string(), role: z.enum(COMPANY_ROLES) }).optional(),
  /** `open` is owed; `paid` and `refunded` are over all time. */
  sums: z.object({ open: countedSchema, toShip: countedSchema, paid: countedSchema, refunded: z.number() }),
  /** The newest. */
  orders: z.array(orderSchema),
});
export type ManagedCustomer = z.infer<typeof managedCustomerSchema>;

/** Body of `PATCH /api/all-customer/{id}`; an empty number for none. */
export const changeCustomerSchema = z.strictObject({ customerNumber: customerNumberSchema });
export type ChangeCustomerInput = z.infer<typeof changeCustomerSchema>;

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
