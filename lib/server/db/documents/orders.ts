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

/** Something about the money of an order that was to go back, which is no step of the order. */
export type RefundNote = {
  /** `failed`: the bank sent it back; `retried`: it was sent again; `settled`: given back another way, as an admin says. */
  what: 'failed' | 'retried' | 'settled';
  at: Date;
  amountCents: number;
  by: 'admin' | 'system';
  actorId?: ObjectId;
};

export type OrderDocument = {
  _id: ObjectId;
  /** What people read and say on the phone. */
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
  /** Of the page it was placed on; its mails and papers speak it. */
  language?: Language;
  state: OrderState;
  /** The one payment intent of this order, once payment was begun. */
  paymentIntentId?: string;
  /** Whether that intent can still take money at the provider; `closed` once it was recorded, refunded or voided. */
  intentState?: 'open' | 'closed';
  /** When the buyer last asked for an open intent, and when the provider is asked about it next. */
  intentTouchedAt?: Date;
  intentNextCheckAt?: Date;
  /** The intent that paid it. */
  transactionId?: string;
  /** The number of the invoice issued when it was paid, and of the credit note issued when it was refunded. */
  invoiceNumber?: string;
  creditNoteNumber?: string;
  idempotency?: { key: string; fingerprint: string };
  placedAt: Date;
  expiresAt: Date;
  /** When its buyer is told that it expires soon; gone once they were. */
  warnAt?: Date;
  paidAt?: Date;
  shippedAt?: Date;
  endedAt?: Date;
  /** What went back at the provider without us, in all, while the order stays as it is: a part, or after it shipped. */
  returned?: { amountCents: number; at: Date };
  /** Since when money that was to go back is not back; gone once it is, or is on its way again. */
  refundFailedAt?: Date;
  refundNotes?: RefundNote[];
  timeline: TimelineEntry[];
};
