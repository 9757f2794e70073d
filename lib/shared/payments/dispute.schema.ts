import { z } from 'zod';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import type { DisputeReason, DisputeState } from './disputes';

const DISPUTE_PAGE_LIMIT_MAX = 100;

/** Query of the page of disputes: all of them, or those that are open. */
export const disputeQuerySchema = z.object({
  state: z.literal('open').optional(),
  page: pageSchema.optional(),
  limit: wholeNumberText(1, DISPUTE_PAGE_LIMIT_MAX).optional(),
});
export type DisputeQuery = z.infer<typeof disputeQuerySchema>;

/** A dispute as pages show it. */
export type Dispute = {
  /** The provider's. */
  id: string;
  /** The payment intent that is disputed. */
  transactionId: string;
  /** Absent for a payment that no order has claimed. */
  orderId?: string;
  orderNumber?: string;
  /** In dollars. */
  amount: number;
  reason: DisputeReason;
  state: DisputeState;
  /** The bank only asks: no money was taken, and the payment can be refunded. */
  isInquiry: boolean;
  /** Until when evidence counts, while the dispute waits for it. */
  dueBy?: string;
  openedAt: string;
  closedAt?: string;
};
