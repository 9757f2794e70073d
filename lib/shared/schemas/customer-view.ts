import { z } from 'zod';
import { pageQuerySchema } from './customer';
import { objectIdSchema } from './fields';

/** The parts of what a customer sees. */
export const VIEW_PARTS = ['orders', 'cart', 'lists', 'prices'] as const;
export type ViewPart = (typeof VIEW_PARTS)[number];

/** Query of the page that shows them. */
export const viewAddressSchema = pageQuerySchema.extend({
  show: z.enum(VIEW_PARTS).optional(),
  q: z.string().trim().max(200).optional(),
  /** One of the orders, of which everything is shown. */
  order: objectIdSchema.optional(),
  /** One of the tools, whose price is shown at each quantity. */
  tool: objectIdSchema.optional(),
});

/** What `POST /api/user/{email}/view` returns: until when the customer's pages can be viewed. */
export const viewStartedSchema = z.object({ until: z.string() });
