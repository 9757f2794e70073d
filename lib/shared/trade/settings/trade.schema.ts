import { z } from 'zod';
import { sellerSchema } from './seller.schema';
import { shippingSchema } from './shipping.schema';
import { taxSchema } from './tax.schema';

/**
 * Freight and tax of the shop, each field by itself. Dollars in whole cents, percent with up to three decimals, days as
 * `2026-12-24`.
 */
export const tradeSettingsSchema = z.strictObject({
  seller: sellerSchema.optional(),
  shipping: shippingSchema,
  tax: taxSchema,
});
export type TradeSettings = z.infer<typeof tradeSettingsSchema>;
