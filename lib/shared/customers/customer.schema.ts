import { z } from 'zod';
import { pageSchema } from '../numbers/number-fields.schema';

/** Query of the page of one customer: which page of their orders. */
export const pageQuerySchema = z.object({
  page: pageSchema.optional(),
});
