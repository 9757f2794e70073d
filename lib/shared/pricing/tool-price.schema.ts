import { z } from 'zod';
import { wholeNumberText } from '../numbers/number-fields.schema';
import { QUANTITY_MAX } from '../quantity/quantity-rules';
import { receiptSchema } from './price-receipt.schema';

/** Query of `GET /api/tool/{id}/price`; the quantity defaults to the tool's minimum. */
export const toolPriceQuerySchema = z.object({
  quantity: wholeNumberText(1, QUANTITY_MAX).optional(),
});

/** What a quantity costs the caller, and from which quantity on a unit costs less; in dollars. */
export const toolPriceSchema = z.object({
  unitPrice: z.number(),
  lineTotal: z.number(),
  receipt: receiptSchema,
  tiers: z.array(z.object({ from: z.number(), unitPrice: z.number() })),
});
export type ToolPrice = z.infer<typeof toolPriceSchema>;
