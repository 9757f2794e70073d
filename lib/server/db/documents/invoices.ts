import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/languages';

export type InvoiceKind = 'invoice' | 'credit-note';

export type InvoiceLine = {
  description: string;
  quantity: number;
  unitPriceCents: number;
  /** Negative on a credit note. */
  amountCents: number;
};

/**
 * What was invoiced, word for word and never changed: one for each paid order, and a credit note for each refunded one.
 * `sequence` runs without gaps in each kind. Owned by invoices.
 */
export type InvoiceDocument = {
  _id: ObjectId;
  kind: InvoiceKind;
  sequence: number;
  number: string;
  orderId: ObjectId;
  orderNumber: string;
  issuedAt: Date;
  /** The order's; absent on those from before it was kept, which are English. */
  language?: Language;
  seller: { name: string; address: string; email: string; phone: string };
  buyer: { userId: ObjectId; name: string; email: string; address: string; phone: string };
  lines: InvoiceLine[];
  totalCents: number;
  currency: string;
  /** The payment intent that paid it. */
  transactionId: string;
  /** On a credit note: the number of the invoice it takes back. */
  corrects?: string;
};

/** The last number given in a series; `_id` is the series. Owned by invoices. */
export type CounterDocument = { _id: InvoiceKind; last: number };
