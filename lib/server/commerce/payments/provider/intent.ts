import 'server-only';

/** A payment intent of the provider, in the store's words. Amounts are integer cents. */
export type Intent = {
  id: string;
  /** `open`: can still take money; `processing`: is taking it; `succeeded`: has it; `canceled`: never will. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountCents: number;
  receivedCents: number;
  /** How much of it was refunded so far, by the store or in the dashboard. Known only of a retrieved intent; 0 in an event. */
  refundedCents: number;
  currency: string;
  clientSecret: string | null;
  /** What the store wrote on it when it created it. */
  site: string | undefined;
  orderId: string | undefined;
  buyerId: string | undefined;
};
