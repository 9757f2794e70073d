import { z } from 'zod';
import { objectIdSchema } from '../calls/fields.schema';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import type { DisputeReason, DisputeState } from './disputes';
import { REFUND_FAILURE_REASONS } from './refund-failures';

const REFUND_REASONS = [
  'admin',
  'admin-part',
  'already-paid',
  'order-not-payable',
  'unclaimed',
  'provider',
] as const;
const REFUND_PAGE_LIMIT_MAX = 100;

export const refundQuerySchema = z.object({
  orderId: objectIdSchema.optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, REFUND_PAGE_LIMIT_MAX).optional(),
});
export type RefundQuery = z.infer<typeof refundQuerySchema>;

/** The payment intent, or the id of a partial refund. A malformed one is treated like an unknown one: 404. */
export const refundParamSchema = z.object({
  transactionId: z.string().regex(/^(?:pi_[A-Za-z0-9_]{1,250}|[0-9a-f]{24})$/),
});

export const refundSchema = z.object({
  /** Identifies the refund in calls: the payment intent; of a partial refund its own id, since there may be several. */
  id: z.string(),
  transactionId: z.string(),
  orderId: z.string().optional(),
  orderNumber: z.string().optional(),
  amount: z.number(),
  /**
   * `admin`: by an admin, in full; `admin-part`: in part; `provider`: in the provider's dashboard; else why the store
   * refunds by itself.
   */
  reason: z.enum(REFUND_REASONS),
  /** `failed`: the bank returned it, and an admin has to act; `settled`: an admin recorded that it was paid out another way. */
  state: z.enum(['waiting', 'refunded', 'failed', 'settled']),
  attempts: z.number(),
  lastError: z.string().optional(),
  createdAt: z.string(),
  refundedAt: z.string().optional(),
  failure: z
    .object({ amount: z.number(), reason: z.enum(REFUND_FAILURE_REASONS), at: z.string() })
    .optional(),
  /** It failed, and is not a partial refund of the provider's dashboard. */
  canRetry: z.boolean(),
  settledAt: z.string().optional(),
});
export type Refund = z.infer<typeof refundSchema>;

const DISPUTE_PAGE_LIMIT_MAX = 100;

export const disputeQuerySchema = z.object({
  state: z.enum(['open', 'to-answer']).optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, DISPUTE_PAGE_LIMIT_MAX).optional(),
});
export type DisputeQuery = z.infer<typeof disputeQuerySchema>;

export type Dispute = {
  id: string;
  transactionId: string;
  /** Absent for a payment that no order has claimed. */
  orderId?: string;
  orderNumber?: string;
  /** Dollars. */
  amount: number;
  reason: DisputeReason;
  state: DisputeState;
  /** A mere inquiry of the bank: no money was withdrawn, and the payment can be refunded. */
  isInquiry: boolean;
  /** The deadline for evidence, while the dispute waits for it. */
  dueBy?: string;
  openedAt: string;
  closedAt?: string;
};
