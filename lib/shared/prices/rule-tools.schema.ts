import { z } from 'zod';
import { issue } from '../messages/messages';

/** Of one call. */
const SKUS_MAX = 1_000;
const SKU_MAX_LENGTH = 100;

/** Body of `POST /api/price-list/tools`. */
export const ruleToolsInputSchema = z.strictObject({
  skus: z
    .array(
      z
        .string({ error: issue('invalid') })
        .min(1, issue('invalid'))
        .max(SKU_MAX_LENGTH, issue('invalid')),
      {
        error: issue('invalid'),
      },
    )
    .min(1, issue('invalid'))
    .max(SKUS_MAX, issue('invalid')),
});
export type RuleToolsInput = z.infer<typeof ruleToolsInputSchema>;

/** Tools by the SKUs as they were sent; the price is null where the tool is sold on request. */
export const ruleToolsSchema = z.object({
  tools: z.array(z.object({ sku: z.string(), name: z.string(), price: z.number().nullable() })),
});
export type RuleToolsResponse = z.infer<typeof ruleToolsSchema>;
