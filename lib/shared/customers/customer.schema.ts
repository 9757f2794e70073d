import { z } from 'zod';
import { pageSchema } from '../numbers/number-fields.schema';

export const pageQuerySchema = z.object({
  page: pageSchema.optional(),
});
