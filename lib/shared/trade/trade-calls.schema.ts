import { z } from 'zod';
import { daySchema, objectIdSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { numberSchema } from '../numbers/number-fields.schema';
import { ORDER_LINES_MAX, QUANTITY_MAX } from '../quantity/quantity-rules';
import { placeSchema, shippingMethodIdSchema } from './costs.schema';
import { invalid } from './settings/fields.schema';
import { sellerSchema } from './settings/seller.schema';
import { amountSchema, shippingSchema } from './settings/shipping.schema';
import { taxSchema } from './settings/tax.schema';
import { tradeSettingsSchema } from './settings/trade.schema';

/** Room for 2,000 rates, and for 50 zones of thousands of postal codes. */
export const TRADE_BODY_BYTES = 1_048_576;

/** Body of `PUT /api/trade`. */
export const editTradeSchema = z.strictObject({
  revision: z.number(invalid).int().min(0),
  seller: sellerSchema.optional(),
  shipping: shippingSchema.optional(),
  tax: taxSchema.optional(),
});
export type EditTradeInput = z.infer<typeof editTradeSchema>;

export const tradeSchema = z.object({
  /** 0 until settings are saved. */
  revision: z.number().int(),
  /** `config`: those of shop.config.ts are in force until some are saved. */
  source: z.enum(['none', 'config', 'store']),
  seller: sellerSchema.optional(),
  shipping: shippingSchema,
  tax: taxSchema,
  warnings: z.array(
    z.object({
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      sentence: z.string(),
    }),
  ),
});
export type TradeResponse = z.infer<typeof tradeSchema>;

const quantity = numberSchema('quantity-required', 'cart-quantity-invalid').refine(
  (units) => Number.isInteger(units) && units >= 1 && units <= QUANTITY_MAX,
  issue('cart-quantity-invalid'),
);

const lineSchema = z
  .strictObject({
    toolId: objectIdSchema.optional(),
    sku: z.string(invalid).trim().min(1).max(100).optional(),
    quantity,
    /** In place of the tool's price; needed where that is on request. */
    unitPrice: amountSchema.optional(),
  })
  .refine(({ toolId, sku }) => (toolId === undefined) !== (sku === undefined), {
    path: ['sku'],
    error: issue('sku-required'),
  });

/** Body of `POST /api/trade/costs`. */
export const tryCostsSchema = z.strictObject({
  lines: z
    .array(lineSchema, invalid)
    .min(1, issue('quote-lines-required'))
    .max(ORDER_LINES_MAX, issue('cart-lines-too-many')),
  to: placeSchema,
  shippingMethod: shippingMethodIdSchema.optional(),
  /** The buyer, in place of a person. */
  companyId: objectIdSchema.optional(),
  day: daySchema(invalid).optional(),
  /** Tried in place of the settings in force. */
  trade: tradeSettingsSchema.optional(),
});
export type TryCostsInput = z.infer<typeof tryCostsSchema>;
