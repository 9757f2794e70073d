import 'server-only';
import type { ObjectId } from 'mongodb';

/** What a company owes, the sums of its ledger; all at least 0. Created when the company is activated. Owned by receivables. */
export type ReceivableFiguresDocument = {
  /** The company's. */
  _id: ObjectId;
  /** Orders on account that have not shipped. */
  reservedCents: number;
  /** What is open of its invoices. */
  invoicedCents: number;
  /** Payments that no invoice was left for. */
  creditCents: number;
  /** How many its ledger has. */
  lines: number;
};

export type ReceivableFigures = { reserved: number; invoiced: number; credit: number };

export type ReceivableReason =
  | 'order-placed'
  | 'order-cancelled'
  | 'order-shipped'
  | 'credit-applied'
  | 'payment'
  | 'credit-note'
  | 'reversal';

/** A change of what a company owes, in cents; numbered without gaps. */
export type ReceivableLedgerDocument = {
  _id: ObjectId;
  companyId: ObjectId;
  /** 1, 2, … for each company. */
  line: number;
  reason: ReceivableReason;
  /** An order, or a payment. */
  ref: ObjectId;
  /** Tells lines of one reason and reference apart. */
  part: number;
  change: ReceivableFigures;
  after: ReceivableFigures;
  /** The credit limit that an order was placed under. */
  limitCents?: number;
  at: Date;
  actorId?: ObjectId;
};

/** What is open of the invoice of an order on account. */
export type ReceivableDocument = {
  /** The order's. */
  _id: ObjectId;
  companyId: ObjectId;
  orderNumber: string;
  poNumber?: string;
  invoiceNumber: string;
  grossCents: number;
  openCents: number;
  issuedAt: Date;
  /** The end of the day on which it is due, in the store's time zone. */
  dueAt: Date;
  dueOn: string;
  settledAt?: Date;
};

export type PaymentAllocation = { orderId: ObjectId; invoiceNumber: string; cents: number; at: Date };

/** Money of a company: its amount less reversals is what is allocated and what is unapplied. */
export type CompanyPaymentDocument = {
  _id: ObjectId;
  companyId: ObjectId;
  method: 'hand' | 'bank' | 'card' | 'credit-note';
  amountCents: number;
  reference: string;
  /** A day in the store's time zone. */
  receivedOn: string;
  allocations: PaymentAllocation[];
  unappliedCents: number;
  reversals: { cents: number; at: Date; reason: string; actorId?: ObjectId }[];
  /** Of a row of a bank's file: what it says, and the file that it is of. */
  text?: string;
  payer?: string;
  fileId?: ObjectId;
  /** Of a card payment. */
  intentId?: string;
  cardLast4?: string;
  /** Of a credit note: its order, and the part of it (`PartRefund.part`). */
  orderId?: ObjectId;
  part?: number;
  actorId?: ObjectId;
  createdAt: Date;
  idempotency?: { key: string; fingerprint: string };
};
