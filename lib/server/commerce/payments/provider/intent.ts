import 'server-only';
import { env } from '@/lib/server/platform/config/env';

/** A payment intent of the provider. Amounts are integer cents. */
export type Intent = {
  id: string;
  /** `open`: can still take money; `processing`: is taking it; `succeeded`: has it; `canceled`: never will. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountCents: number;
  receivedCents: number;
  /**
   * Refunded so far as a whole or in the dashboard, without partial refunds by the store. Known of a retrieved intent
   * only; 0 in an event.
   */
  refundedCents: number;
  /** Refunded so far by partial refunds of the store. Known as `refundedCents` is. */
  partRefundedCents: number;
  currency: string;
  clientSecret: string | null;
  site: string | undefined;
  orderId: string | undefined;
  buyerId: string | undefined;
  orderNumber: string | undefined;
  invoiceNumber: string | undefined;
  /** Written before the store sends the refund, or soon after one was found. */
  creditNoteNumber: string | undefined;
  /** Of the card that was charged; known of a retrieved intent. */
  cardLast4?: string;
};

/** In the metadata of every intent: intents of other sites at the same provider account are ignored. */
export function siteName(): string {
  return new URL(env().NEXTAUTH_URL).origin;
}
