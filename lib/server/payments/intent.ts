import 'server-only';

/** A payment intent of the provider, in our words. Amounts are integer cents. */
export type Intent = {
  id: string;
  /** `open`: can still take money; `processing`: is taking it; `succeeded`: has it; `canceled`: never will. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountCents: number;
  receivedCents: number;
  /** What went back of it so far, by whomever. Known of an intent that was asked for; 0 in an event. */
  returnedCents: number;
  currency: string;
  clientSecret: string | null;
  /** What we wrote on it when we made it. */
  site: string | undefined;
  orderId: string | undefined;
  buyerId: string | undefined;
};
