import type { ObjectId } from 'mongodb';
import type { DisputeState } from '@/lib/shared/payments/disputes';

/** A payment intent that the store created, or whose money it dealt with. `_id` is the provider's id. Owned by payments. */
export type PaymentIntentDocument = {
  _id: string;
  /** The order it was created for or has paid; null for an unattached one, created for an amount. */
  orderId: ObjectId | null;
  /** `open` while it may take money and the provider is polled; an order has at most one open intent. */
  state: 'open' | 'closed';
  createdAt: Date;
  /** When its buyer last asked for it or cancelled its order: it is polled less often once that is long ago. */
  touchedAt: Date;
  /** The address of the last request for it, by which declined cards are counted; absent once the intent is closed. */
  askedFrom?: string;
  /** Who asked for it last. */
  payerId?: ObjectId;
  nextCheckAt?: Date;
  /** Raised by every transaction that decides where its money goes, so that of two at once one is run again. */
  revision: number;
  /** When polling the provider found its payment, before any webhook arrived; absent otherwise. */
  foundAt?: Date;
};

/** Up to when a kind (`_id`) was retrieved from the provider; of `webhook`, when the last one arrived. */
export type SyncCheckpointDocument = { _id: string; at: Date };

/** `_id` is the event's id, or the provider's id of a refund that polling found: each is applied once. */
export type ProviderEventDocument = { _id: string; type: string; receivedAt: Date; outcome: string };

/** A refund that the provider made and the bank sent back later. `reason` is the provider's word. */
export type RefundFailure = {
  providerRefundId: string;
  amountCents: number;
  reason: string;
  at: Date;
  /** Another refund had already made up for it. */
  isMadeUp?: true;
};

/**
 * Money of a payment that goes back to the buyer. Written in the transaction that found it due, and sent to the provider
 * afterwards until that has accepted it. The store refunds a payment by itself at most once; beside that an admin may
 * refund parts of it, each by a document of its own (`admin-part`), whose money the other never counts.
 */
export type RefundDocument = {
  _id: ObjectId;
  intentId: string;
  orderId: ObjectId | null;
  amountCents: number;
  /** `provider`: made in the provider's dashboard, without the store; `amountCents` is then all that was refunded there. */
  reason: 'order-not-payable' | 'already-paid' | 'unclaimed' | 'admin' | 'admin-part' | 'provider';
  /** `failed`: the bank returned it, an admin decides; `settled`: recorded as paid back another way. */
  state: 'waiting' | 'refunded' | 'failed' | 'settled';
  /** It is not sent before this moment: an order may still claim an unclaimed payment. */
  dueAt: Date;
  attempts: number;
  /** Set on the refund of what parts had left: it is sent with its amount. */
  isRest?: true;
  /** The number of the next attempt of a part, raised with each response, so that each attempt has a key of its own. */
  keyNumber?: number;
  lastError?: string;
  /** The provider's id of the refund that arrived; absent where the money had been refunded there before. */
  providerRefundId?: string;
  createdAt: Date;
  refundedAt?: Date;
  failures?: RefundFailure[];
  /** Set on a failed one whose order keeps the money: it can only be made again in the provider's dashboard. */
  isKept?: true;
  failedAt?: Date;
  settledAt?: Date;
  /** When the amounts here were last retrieved from the provider: an older response changes nothing. */
  retrievedAt?: Date;
};

/** A buyer's dispute of a payment, or their bank's question about it, as the provider returned it last. `_id` is its id there. */
export type DisputeDocument = {
  _id: string;
  intentId: string;
  /** Null while no order has claimed the payment. */
  orderId: ObjectId | null;
  amountCents: number;
  currency: string;
  reason: string;
  state: DisputeState;
  /** An inquiry of the bank, which has taken no money. */
  isInquiry: boolean;
  dueBy?: Date;
  openedAt: Date;
  closedAt?: Date;
  /** When it was last retrieved: an older response changes nothing. */
  retrievedAt: Date;
  nextCheckAt?: Date;
};
