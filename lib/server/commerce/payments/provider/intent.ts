import 'server-only';
import { env } from '@/lib/server/platform/config/env';

/** A payment intent of the provider, in the store's words. Amounts are integer cents. */
export type Intent = {
  id: string;
  /** `open`: can still take money; `processing`: is taking it; `succeeded`: has it; `canceled`: never will. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountCents: number;
  receivedCents: number;
  /**
   * How much of it was refunded so far, by the store as a whole or in the dashboard, without the parts that the store has
   * refunded beside that. Known only of a retrieved intent; 0 in an event.
   */
  refundedCents: number;
  /** How much parts have brought back so far, of what the store refunds in parts. Known as `refundedCents` is. */
  partRefundedCents: number;
  currency: string;
  clientSecret: string | null;
  /** What the store wrote on it when it created it. */
  site: string | undefined;
  orderId: string | undefined;
  buyerId: string | undefined;
  /** The number of the order, written at its creation or once it has paid one. */
  orderNumber: string | undefined;
  /** The number of the invoice it paid, written soon afterwards where that succeeds. */
  invoiceNumber: string | undefined;
  /** The number of the credit note of its refund, written before the store sends that, or soon after it was found. */
  creditNoteNumber: string | undefined;
};

/** Written on every intent the store creates: intents of another site at the same provider account are left alone. */
export function siteName(): string {
  return new URL(env().NEXTAUTH_URL).origin;
}
