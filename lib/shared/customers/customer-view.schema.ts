import { z } from 'zod';
import { objectIdSchema } from '../calls/fields.schema';
import { ownOrdersAddressSchema } from '../orders/order.schema';

/** The parts of what a customer sees. */
export const VIEW_PARTS = ['orders', 'cart', 'lists', 'addresses', 'prices'] as const;
export type ViewPart = (typeof VIEW_PARTS)[number];

/** Query of the page that shows them. Search words, state and days filter the list of orders; the catalogue uses only the words. */
export const viewAddressSchema = ownOrdersAddressSchema.extend({
  show: z.enum(VIEW_PARTS).optional(),
  /** One of the orders, of which everything is shown. */
  order: objectIdSchema.optional(),
  /** Filters the catalogue. */
  category: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional(),
  /** One of the tools, whose price is shown at each quantity. */
  tool: objectIdSchema.optional(),
});

/** What `POST /api/user/{email}/view` returns: until when the customer's pages can be viewed. */
export const viewStartedSchema = z.object({ until: z.string() });
