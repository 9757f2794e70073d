import { z } from 'zod';
import { REFUND_FAILURE_REASONS } from '../refund-failures';
import { objectIdSchema } from './fields';

export const REFUND_REASONS = [
  'admin',
  'already-paid',
  'order-not-payable',
  'unclaimed',
  'provider',
] as const;
export const REFUND_PAGE_LIMIT_MAX = 100;

/** Query of `GET /api/refund`: of one order, or all of them. */
export const refundQuerySchema = z.object({
  orderId: objectIdSchema.optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(REFUND_PAGE_LIMIT_MAX).optional(),
});
export type RefundQuery = z.infer<typeof refundQuerySchema>;

/** The payment intent in a path; what cannot be one is answered 404, like an unknown one. */
export const refundParamSchema = z.object({ transactionId: z.string().regex(/^pi_[A-Za-z0-9_]{1,250}$/) });

/** Money that goes back to a buyer, as calls and pages give it. */
export const refundSchema = z.object({
  /** The payment intent whose money it is. */
  transactionId: z.string(),
  /** Absent for a payment that no order claimed. */
  orderId: z.string().optional(),
  orderNumber: z.string().optional(),
  amount: z.number(),
  /** An admin's wish, why the store sends it back by itself, or `provider`: given back in the provider's dashboard. */
  reason: z.enum(REFUND_REASONS),
  /** `failed`: the bank sent it back, and an admin is to say what now; `settled`: given back another way, says one. */
  state: z.enum(['waiting', 'refunded', 'failed', 'settled']),
  attempts: z.number(),
  /** Why the last attempt failed. */
  lastError: z.string().optional(),
  createdAt: z.string(),
  refundedAt: z.string().optional(),
  /** What the bank sent back last, however it went on. */
  failure: z
    .object({ amount: z.number(), reason: z.enum(REFUND_FAILURE_REASONS), at: z.string() })
    .optional(),
  /** Whether it can be sent again here: it failed, and was not a part given back in the provider's dashboard. */
  canRetry: z.boolean(),
  settledAt: z.string().optional(),
});
export type Refund = z.infer<typeof refundSchema>;
