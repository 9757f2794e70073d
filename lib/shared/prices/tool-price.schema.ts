import { z } from 'zod';
import { lineSchema, objectIdSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { RECEIPT_MESSAGE_CODES } from '../messages/receipt-codes';
import { wholeNumberText } from '../numbers/number-fields.schema';
import { QUANTITY_MAX } from '../quantity/quantity-rules';

/**
 * How a line's price was computed, in dollars: recomputing it from these figures returns `unitPrice` to the cent. Pages
 * translate `code`, of which `sentence` is the English; its parameters are `list` and, as `from`, `tierFrom`.
 */
export const receiptSchema = z.object({
  quantity: z.number(),
  base: z.number(),
  /** The name of the price list; for admins only. */
  list: z.string().optional(),
  tierFrom: z.number().optional(),
  fixed: z.number().optional(),
  percent: z.number().optional(),
  rounding: z.number().optional(),
  capped: z.boolean(),
  unitPrice: z.number(),
  code: z.enum(RECEIPT_MESSAGE_CODES),
  sentence: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

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

const PRICE_GROUP_NAME_MAX_LENGTH = 100;

export const priceGroupInputSchema = z.strictObject({
  name: lineSchema('name-required', PRICE_GROUP_NAME_MAX_LENGTH, 'name-too-long'),
});

export type PriceGroupInput = z.infer<typeof priceGroupInputSchema>;

export const priceGroupSchema = z.object({ _id: z.string(), name: z.string(), customers: z.number() });
export type PriceGroup = z.infer<typeof priceGroupSchema>;

/** Body of `PUT /api/user/{email}/price-group`; null for none. */
export const userPriceGroupSchema = z.strictObject({ groupId: z.string().max(100).nullable() });

/** The most SKUs of one call. */
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
