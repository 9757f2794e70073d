import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';
import type { BillTo } from './orders';

export type InvoiceKind = 'invoice' | 'credit-note';

export type InvoiceLine = {
  description: string;
  /** Absent on the line of a difference, which is of no tool. */
  sku?: string;
  reference?: string;
  quantity: number;
  unitPriceCents: number;
  /** Negative on a credit note. */
  amountCents: number;
};

/** Of an order on account: how long its company has to pay, and where to. */
export type InvoiceTerms = {
  days: number;
  /** A day in the store's time zone. */
  dueOn: string;
  bankDetails?: string;
};

/** Never changed. Credit notes never exceed their invoice; `sequence` has no gaps in a kind. Owned by invoices. */
export type InvoiceDocument = {
  _id: ObjectId;
  kind: InvoiceKind;
  sequence: number;
  number: string;
  orderId: ObjectId;
  /** On the credit note of a refund in part: which of its order's, from 1. Absent on that of the rest, or of the whole. */
  part?: number;
  orderNumber: string;
  poNumber?: string;
  issuedAt: Date;
  /** The day that it is dated, of the shop's calendar: `2026-11-21`. Absent on those that are dated in UTC, from before 0.2.0. */
  issuedOn?: string;
  language: Language;
  /** `registration`: tax id and entry in a register, as printed. */
  seller: { name: string; address: string; email: string; phone: string; registration?: string };
  /** The company it is made out to; the buyer is then the person who ordered. */
  billTo?: BillTo;
  buyer: { userId: ObjectId; name: string; email: string; address: string; phone: string };
  lines: InvoiceLine[];
  totalCents: number;
  currency: string;
  /** Absent on account. */
  transactionId?: string;
  terms?: InvoiceTerms;
  /** On a credit note: the number of its invoice. */
  corrects?: string;
};

/** `series` begins the numbers since the last restore; absent without one. Owned by invoices. */
export type CounterDocument = { _id: InvoiceKind; last: number; series?: string };
