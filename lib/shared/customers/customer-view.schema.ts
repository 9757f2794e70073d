import { z } from 'zod';
import { objectIdSchema } from '../calls/fields.schema';
import { ownOrdersAddressSchema } from '../orders/order.schema';

export const VIEW_PARTS = ['orders', 'cart', 'lists', 'addresses', 'prices', 'company'] as const;
export type ViewPart = (typeof VIEW_PARTS)[number];

/** Search words, state and days filter the list of orders; the catalogue uses only the words. */
export const viewAddressSchema = ownOrdersAddressSchema.extend({
  show: z.enum(VIEW_PARTS).optional(),
  order: objectIdSchema.optional(),
  category: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional(),
  tool: objectIdSchema.optional(),
});

export const viewStartedSchema = z.object({ until: z.string() });
