import { z } from 'zod';
import { VALIDATION } from '../messages';
import { ORDER_STATES } from '../order-status';
import { emailSchema, numberSchema, objectIdSchema, phoneSchema, textSchema } from './fields';

export const ADDRESS_MAX_LENGTH = 500;

const wholeQuantitySchema = numberSchema(VALIDATION.quantityRequired, VALIDATION.quantityNotWhole).refine(
  Number.isInteger,
  VALIDATION.quantityNotWhole,
);

/** The limits of one tool at one moment: an order takes at least `moq` and at most `available` units (spec §5). */
export function orderQuantitySchema(limits: { moq: number; available: number }) {
  return wholeQuantitySchema
    .refine((quantity) => quantity >= limits.moq, VALIDATION.quantityBelowMoq)
    .refine((quantity) => quantity <= limits.available, VALIDATION.quantityAboveAvailable);
}

const addressSchema = textSchema(VALIDATION.addressRequired, ADDRESS_MAX_LENGTH, VALIDATION.addressTooLong);

/** What the buyer types on the purchase page. */
export function orderFormSchema(limits: { moq: number; available: number }) {
  return z.object({ orderQuantity: orderQuantitySchema(limits), address: addressSchema, phone: phoneSchema });
}

/**
 * Body of `POST /api/order`. Fields the server knows better (names, picture, value, buyer) are accepted as the
 * specification sends them, checked where a difference would matter, and never stored from here (decisions §2).
 */
export const placeOrderSchema = z.strictObject({
  toolId: objectIdSchema,
  toolName: z.string().max(500).optional(),
  toolImage: z.string().max(2048).optional(),
  orderQuantity: wholeQuantitySchema,
  orderValue: z.number().optional(),
  buyerName: z.string().max(200).optional(),
  buyerEmail: emailSchema.optional(),
  address: addressSchema,
  phone: phoneSchema,
});
export type PlaceOrderInput = z.infer<typeof placeOrderSchema>;

/** Body of `PATCH /api/order/{id}`: `transactionId` is the id of a payment intent. */
export const recordPaymentSchema = z.strictObject({
  orderId: objectIdSchema.optional(),
  transactionId: z.string().regex(/^pi_[A-Za-z0-9_]{1,250}$/),
});

/** Body of `POST /api/create-payment-intent`. */
export const createPaymentIntentSchema = z.strictObject({
  orderValue: z.number().positive().optional(),
  orderId: objectIdSchema.optional(),
});

/** An order as calls and pages give it. `status` is absent until shipped (spec §3), or names how the order ended. */
export const orderSchema = z.object({
  _id: z.string(),
  number: z.string(),
  toolId: z.string(),
  toolName: z.string(),
  toolImage: z.string(),
  orderQuantity: z.number(),
  unitPrice: z.number(),
  orderValue: z.number(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  address: z.string(),
  phone: z.string(),
  paid: z.boolean(),
  transactionId: z.string().optional(),
  status: z.enum(['shipped', 'cancelled', 'expired', 'refunded']).optional(),
  state: z.enum(ORDER_STATES),
  placedAt: z.string(),
  paidAt: z.string().optional(),
  shippedAt: z.string().optional(),
  endedAt: z.string().optional(),
  timeline: z.array(
    z.object({ state: z.enum(ORDER_STATES), at: z.string(), by: z.enum(['buyer', 'admin', 'system']) }),
  ),
});
export type Order = z.infer<typeof orderSchema>;
