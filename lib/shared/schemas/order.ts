import { z } from 'zod';
import { VALIDATION } from '../messages';
import { isWholeCents, MAXIMUM_CHARGE_CENTS, MINIMUM_CHARGE_CENTS } from '../money';
import { ORDER_STATES } from '../order-status';
import { accountEmailSchema, numberSchema, phoneSchema, textSchema } from './fields';

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
  /** A malformed id is answered like an unknown one: 404 (decisions §2). */
  toolId: z.string({ error: VALIDATION.invalid }).max(100),
  toolName: z.string().max(500).optional(),
  toolImage: z.string().max(2048).optional(),
  orderQuantity: wholeQuantitySchema,
  orderValue: z.number({ error: VALIDATION.orderValueInvalid }).optional(),
  buyerName: z.string().max(200).optional(),
  buyerEmail: accountEmailSchema.optional(),
  address: addressSchema,
  phone: phoneSchema,
});
export type PlaceOrderInput = z.infer<typeof placeOrderSchema>;

/** Body of `PATCH /api/order/{id}`: `transactionId` is the id of a payment intent. */
export const recordPaymentSchema = z.strictObject({
  /** The id in the path, as the specification sends it once more. */
  orderId: z.string().max(100).optional(),
  transactionId: z
    .string({ error: VALIDATION.transactionIdInvalid })
    .regex(/^pi_[A-Za-z0-9_]{1,250}$/, VALIDATION.transactionIdInvalid),
});

/** Body of `POST /api/create-payment-intent`. */
export const createPaymentIntentSchema = z.strictObject({
  orderValue: z
    .number({ error: VALIDATION.orderValueInvalid })
    .refine(isWholeCents, VALIDATION.orderValueInvalid)
    .refine((dollars) => dollars * 100 >= MINIMUM_CHARGE_CENTS, VALIDATION.orderValueTooLow)
    .refine((dollars) => dollars * 100 <= MAXIMUM_CHARGE_CENTS, VALIDATION.orderValueTooHigh)
    .optional(),
  /** A malformed id is answered like an unknown one: 404 (decisions §2). */
  orderId: z.string().max(100).optional(),
});

export const ORDER_PAGE_LIMIT_MAX = 100;

/** Which orders a list shows: by default those that were not given up before payment; `all` shows every one. */
const orderStateFilterSchema = z.enum(['all', ...ORDER_STATES]).optional();
export type OrderStateFilter = z.infer<typeof orderStateFilterSchema>;

/** Which part of a list of orders; the whole list unless one of them is given. */
const orderPartFields = {
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(ORDER_PAGE_LIMIT_MAX).optional(),
};

/** Query of `GET /api/order`; without an e-mail it is one's own, and the whole list unless a part is asked for. */
export const ownOrdersQuerySchema = z.object({
  email: accountEmailSchema.optional(),
  state: orderStateFilterSchema,
  ...orderPartFields,
});
export type OwnOrdersQuery = z.infer<typeof ownOrdersQuerySchema>;

/** What the address of one's own orders may ask for. */
export const ownOrdersAddressSchema = z.object({
  state: z.literal('all').optional(),
  page: orderPartFields.page,
});

/** Of everyone's orders also those whose refund did not arrive. */
const allOrdersFilterSchema = z.enum(['all', 'refund-failed', ...ORDER_STATES]).optional();
export type AllOrdersFilter = z.infer<typeof allOrdersFilterSchema>;

/** Query of `GET /api/all-order`; the whole list unless `page` or `limit` asks for a part. */
export const allOrdersQuerySchema = z.object({
  state: allOrdersFilterSchema,
  q: z.string().trim().max(200).optional(),
  ...orderPartFields,
});
export type AllOrdersQuery = z.infer<typeof allOrdersQuerySchema>;

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
  invoiceNumber: z.string().optional(),
  creditNoteNumber: z.string().optional(),
  status: z.enum(['shipped', 'cancelled', 'expired', 'refunded']).optional(),
  state: z.enum(ORDER_STATES),
  placedAt: z.string(),
  /** Until when an unpaid order is held. */
  expiresAt: z.string().optional(),
  paidAt: z.string().optional(),
  shippedAt: z.string().optional(),
  endedAt: z.string().optional(),
  /** What went back in the payment provider's dashboard, in all, while the order stays as it is. */
  returned: z.object({ amount: z.number(), at: z.string() }).optional(),
  /** Since when money that was to go back has not arrived, and nobody has said what now. */
  refundFailedAt: z.string().optional(),
  /** What became of money that was to go back, besides the steps; absent where it simply arrived. */
  refundNotes: z
    .array(
      z.object({
        what: z.enum(['failed', 'retried', 'settled']),
        at: z.string(),
        amount: z.number(),
        by: z.enum(['admin', 'system']),
        /** Which admin, to admins alone, where one order is asked for. */
        name: z.string().optional(),
      }),
    )
    .optional(),
  timeline: z.array(
    z.object({
      state: z.enum(ORDER_STATES),
      at: z.string(),
      by: z.enum(['buyer', 'admin', 'system']),
      /** Who, where one order is asked for: a buyer by name, an admin by name to admins alone. */
      name: z.string().optional(),
    }),
  ),
});
export type Order = z.infer<typeof orderSchema>;
