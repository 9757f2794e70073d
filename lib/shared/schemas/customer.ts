import { z } from 'zod';

/** Query of the page of one customer: which page of their orders. */
export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
});
