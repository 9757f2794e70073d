import { z } from 'zod';
import { wholeNumberText } from '../numbers/number-fields.schema';
import { QUANTITY_MAX } from '../quantity/quantity-rules';
import { receiptSchema } from './price-receipt.schema';

export const toolPriceQuerySchema = z.object({
  quantity: wholeNumberText(1, QUANTITY_MAX).optional(),
});

/** Dollars; `tiers` are the quantities from which a unit costs less. */
export const toolPriceSchema = z.object({
  unitPrice: z.number(),
  lineTotal: z.number(),
  receipt: receiptSchema,
  tiers: z.array(z.object({ from: z.number(), unitPrice: z.number() })),
});
export type ToolPrice = z.infer<typeof toolPriceSchema>;
