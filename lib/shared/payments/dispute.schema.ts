import { z } from 'zod';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import type { DisputeReason, DisputeState } from './disputes';

const DISPUTE_PAGE_LIMIT_MAX = 100;

export const disputeQuerySchema = z.object({
  state: z.literal('open').optional(),
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
