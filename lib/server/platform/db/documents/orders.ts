import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/languages';
import type { OrderState } from '@/lib/shared/order-status';

export type TimelineEntry = {
  state: OrderState;
  at: Date;
  by: 'buyer' | 'admin' | 'system';
  actorId?: ObjectId;
};

/** What became of a refund of an order after it was sent; not a step of the order itself. */
export type RefundNote = {
  /** `failed`: the bank sent it back; `retried`: it was sent again; `settled`: paid back another way, an admin says. */
  what: 'failed' | 'retried' | 'settled';
  at: Date;
  amountCents: number;
  by: 'admin' | 'system';
  actorId?: ObjectId;
};

export type OrderDocument = {
  _id: ObjectId;
  /** `FL-…`, what people read and say on the phone. */
  number: string;
  toolId: ObjectId;
  toolName: string;
  toolImage: string;
  orderQuantity: number;
  unitPriceCents: number;
  orderValueCents: number;
  currency: string;
  buyerId: ObjectId;
  buyerName: string;
  buyerEmail: string;
  address: string;
  phone: string;
  /** Of the page it was placed on: its mails and invoices are written in it. Absent on old orders, which are English. */
  language?: Language;
  state: OrderState;
  /** The payment intent that paid it. */
  transactionId?: string;
  /** The number of the invoice issued when it was paid, and of the credit note issued when it was refunded. */
  invoiceNumber?: string;
  creditNoteNumber?: string;
  idempotency?: { key: string; fingerprint: string };
  placedAt: Date;
  expiresAt: Date;
  /** When its buyer is reminded that it expires; absent once they were. */
  warnAt?: Date;
  paidAt?: Date;
  shippedAt?: Date;
  endedAt?: Date;
  /** What was refunded in the provider's dashboard, in all, without refunding the order: a part, or after it shipped. */
  returned?: { amountCents: number; at: Date };
  /** Since when a dispute of its payment has been open; absent while none is. */
  disputedAt?: Date;
  /** What the buyer has back by disputes that the shop lost. */
  chargedBack?: { amountCents: number; at: Date };
  /** Since when a refund of it has been failed; absent while none is. */
  refundFailedAt?: Date;
  refundNotes?: RefundNote[];
  timeline: TimelineEntry[];
};
