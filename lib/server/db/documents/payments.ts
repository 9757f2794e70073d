import 'server-only';
import type { ObjectId } from 'mongodb';

/**
 * A payment intent that was made for an amount and no order, until it can take no more money and what it took is dealt
 * with. `_id` is the intent. Owned by payments.
 */
export type LooseIntentDocument = {
  _id: string;
  createdAt: Date;
  nextCheckAt: Date;
  /** When it was last settled: written by every transaction that does, so that two of them conflict. */
  settledAt?: Date;
};

/** Up to when the provider was asked for everything of a kind (`_id`) that may have happened there without us. */
export type ProviderLookDocument = { _id: string; at: Date };

/**
 * Events of the payment provider that were handled; `_id` is the event's id, so each is handled once. So are refunds that
 * were found there by asking, by their own id.
 */
export type ProviderEventDocument = { _id: string; type: string; receivedAt: Date; outcome: string };

/** A refund that the provider took and the bank sent back later. `reason` is the provider's word. */
export type RefundFailure = { refundId: string; amountCents: number; reason: string; at: Date };

/**
 * Money that goes back, one document for each payment intent (`_id`). Written in the transaction that found the money
 * to be too much, and sent to the provider afterwards, again and again until it took it.
 */
export type RefundDocument = {
  _id: string;
  orderId: ObjectId | null;
  amountCents: number;
  /** `provider`: given back in the provider's dashboard, without us; then `amountCents` may be a part. */
  reason: 'order-not-payable' | 'already-paid' | 'unclaimed' | 'admin' | 'provider';
  /** `failed`: the bank sent it back, and an admin is to say what now; `settled`: given back another way, says one. */
  state: 'waiting' | 'refunded' | 'failed' | 'settled';
  /** Not before this moment: an unclaimed payment may still be claimed by its order. */
  dueAt: Date;
  leasedUntil?: Date;
  attempts: number;
  lastError?: string;
  refundId?: string;
  createdAt: Date;
  refundedAt?: Date;
  failures?: RefundFailure[];
  /** Of one that failed: its order keeps the money, and only whoever gave some back can do so again, at the provider. */
  isKept?: true;
  failedAt?: Date;
  settledAt?: Date;
  /** When the provider was asked for the amounts that were written here last: an older answer changes nothing. */
  toldAt?: Date;
};
