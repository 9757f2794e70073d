import { z } from 'zod';
import { objectIdSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { RECEIPT_MESSAGE_CODES } from '../messages/receipt-codes';
import { wholeNumberText } from '../numbers/number-fields.schema';
import { QUANTITY_MAX } from '../quantity/quantity-rules';
import { receiptSchema } from './price-receipt.schema';

export const toolPriceQuerySchema = z.object({
  quantity: wholeNumberText(1, QUANTITY_MAX).optional(),
});

const tiersSchema = z.array(z.object({ from: z.number(), unitPrice: z.number() }));

/** Dollars; `tiers` are the quantities from which a unit costs less. */
export const toolPriceSchema = z.object({
  unitPrice: z.number(),
  lineTotal: z.number(),
  receipt: receiptSchema,
  tiers: tiersSchema,
});
export type ToolPrice = z.infer<typeof toolPriceSchema>;

const PRICED_TOOLS_MAX = 200;

/** Body of `POST /api/price`. */
export const toolPricesInputSchema = z.strictObject({
  tools: z
    .array(
      z.strictObject({
        toolId: objectIdSchema,
        quantity: z
          .number({ error: issue('cart-quantity-invalid') })
          .int(issue('cart-quantity-invalid'))
          .min(1, issue('cart-quantity-invalid'))
          .max(QUANTITY_MAX, issue('cart-quantity-invalid'))
          .optional(),
      }),
      { error: issue('invalid') },
    )
    .min(1, issue('invalid'))
    .max(PRICED_TOOLS_MAX, issue('invalid')),
});
export type ToolPricesInput = z.infer<typeof toolPricesInputSchema>;

/** Dollars; the prices are null where the tool is sold on request, which `code` then says. */
const pricedToolSchema = z.object({
  toolId: z.string(),
  quantity: z.number(),
  unitPrice: z.number().nullable(),
  publicPrice: z.number().nullable(),
  lineTotal: z.number().nullable(),
  tiers: tiersSchema,
  code: z.enum([...RECEIPT_MESSAGE_CODES, 'price-on-request']),
  sentence: z.string(),
});
export type PricedTool = z.infer<typeof pricedToolSchema>;

export const toolPricesSchema = z.object({ prices: z.array(pricedToolSchema) });
export type ToolPrices = z.infer<typeof toolPricesSchema>;
