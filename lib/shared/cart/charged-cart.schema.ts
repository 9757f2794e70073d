import { z } from 'zod';
import { chargedFields } from '../orders/charged-order.schema';
import { costsAnswerSchema, placeSchema, shippingMethodIdSchema } from '../trade/costs.schema';
import { cartPreviewInputSchema, cartPreviewSchema, cartSchema, orderCartSchema } from './cart.schema';

/** Body of calls that price a delivery. Without a method, by the cheapest one that delivers. */
export const costsRequestSchema = z.strictObject({
  to: placeSchema,
  shippingMethod: shippingMethodIdSchema.optional(),
});
export type CostsRequest = z.infer<typeof costsRequestSchema>;

/** Replace the schemas of calls in a shop that charges. */
export const chargedOrderCartSchema = orderCartSchema.extend(chargedFields);
export type ChargedOrderCartInput = z.infer<typeof chargedOrderCartSchema>;
/** The type of requests in every shop. */
export type OrderCartRequest = z.ZodType<ChargedOrderCartInput, z.input<typeof chargedOrderCartSchema>>;

export const chargedCartPreviewSchema = cartPreviewInputSchema.extend(costsRequestSchema.partial().shape);
export type ChargedCartPreviewInput = z.infer<typeof chargedCartPreviewSchema>;
export type CartPreviewRequest = z.ZodType<ChargedCartPreviewInput, z.input<typeof chargedCartPreviewSchema>>;

export const chargedPreviewSchema = cartPreviewSchema.extend(costsAnswerSchema.partial().shape);
export type ChargedPreview = z.infer<typeof chargedPreviewSchema>;

export const cartCostsSchema = costsAnswerSchema.extend(cartSchema.pick({ version: true }).shape);
export type CartCosts = z.infer<typeof cartCostsSchema>;
