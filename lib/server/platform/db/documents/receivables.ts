import type { Binary, ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';
import type { CostNote, TaxGroup } from '@/lib/shared/trade/costs-of';
import type { Seller } from '@/lib/shared/trade/settings/seller.schema';
import type { BillTo, OrderTax } from './orders';

/** The sums of what a company owes, all at least 0. Created when the company is activated. Owned by receivables. */
export type ReceivableFiguresDocument = {
  /** The company's. */
  _id: ObjectId;
  /** Orders on account that have not shipped. */
  reservedCents: number;
  /** The open sum of its invoices. */
  invoicedCents: number;
  /** Payments that no invoice was left for. */
  creditCents: number;
  /** How many its ledger has. */
  lines: number;
  /** The last one. `on` is its day of the shop's calendar; `idempotency` is of the call that sent it, with who made it. */
  reminder?: {
    at: Date;
    on: string;
    level: 1 | 2 | 3;
    idempotency: { key: string; fingerprint: string };
  };
};

export type ReceivableFigures = { reserved: number; invoiced: number; credit: number };

export type ReceivableReason =
  | 'order-placed'
  | 'order-cancelled'
  | 'units-cancelled'
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
  /** An order, or a payment; of credit that was applied, the order whose invoices it pays. */
  ref: ObjectId;
  /** Tells lines of one reason and reference apart: 1, 2, … */
  part: number;
  change: ReceivableFigures;
  after: ReceivableFigures;
  /** The credit limit that an order was placed under. */
  limitCents?: number;
  at: Date;
  actorId?: ObjectId;
};

/** An invoice on account and what is open of it. */
export type ReceivableDocument = {
  /** The invoice's number. */
  _id: string;
  orderId: ObjectId;
  companyId: ObjectId;
  orderNumber: string;
  poNumber?: string;
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
  /** The text of a row of a bank's file. */
  text?: string;
  payer?: string;
  fileId?: ObjectId;
  /** The intent of a card payment. */
  intentId?: string;
  cardLast4?: string;
  /** The order of a credit note. */
  orderId?: ObjectId;
  part?: number;
  actorId?: ObjectId;
  createdAt: Date;
  idempotency?: { key: string; fingerprint: string };
};

/** A row of a bank's file that was imported. Owned by payments. */
export type BankRowDocument = {
  _id: ObjectId;
  /** Of the rows' content: the same file again has the same. */
  fileId: ObjectId;
  fileName?: string;
  /** In the file, from 0. */
  place: number;
  /** Until its file is undone: each place of a file has one such row. */
  isCurrent?: true;
  date: string;
  cents: number;
  text: string;
  reference: string;
  payer?: string;
  /** Its letters and digits, by which its company is proposed for later rows. */
  payerKey?: string;
  state: 'open' | 'booked' | 'assigned' | 'aside' | 'undone';
  /** Of a row that was booked or assigned. */
  companyId?: ObjectId;
  paymentId?: ObjectId;
  /** The admin who gave it to its company. */
  assignedBy?: ObjectId;
  at: Date;
  changedAt: Date;
  /** When it was set aside or undone: it is deleted some time after. */
  endedAt?: Date;
};

export type InvoiceKind = 'invoice' | 'credit-note';

export type InvoiceLine = {
  description: string;
  /** Absent on the line of a difference, which is of no tool. */
  toolId?: ObjectId;
  sku?: string;
  reference?: string;
  quantity: number;
  unitPriceCents: number;
  /** Negative on a credit note. */
  amountCents: number;
  /** The position of its tax group. */
  group?: number;
};

/** Payment terms of an order on account: how long its company has to pay, and where to. */
export type InvoiceTerms = {
  days: number;
  /** A day in the store's time zone. */
  dueOn: string;
  bankDetails?: string;
};

/** A place as fields, as papers print it. */
export type PaperAddress = {
  name?: string;
  street: string;
  addition?: string;
  postalCode: string;
  city: string;
  region?: string;
  country: string;
};

/** To whom a paper is made out: a company, with the person who ordered, or a person. */
export type BuyerParty = PaperAddress & {
  name: string;
  person?: string;
  phone?: string;
  vatId?: string;
  email: string;
  /** The order's own reference, else the company's; for electronic invoices. */
  reference?: string;
};

/** The day that goods were delivered, are planned to be, or, for `none`, on which the paper is issued before delivery. */
export type Delivered = { on: string; what: 'shipped' | 'planned' | 'none' };

/** What papers have besides in a shop that charges; absent on those of orders that were placed before it did. */
export type ChargedPaper = {
  mode: OrderTax['mode'];
  /** In the order's sequence; negative on a credit note. Freight is in these alone. */
  groups: TaxGroup[];
  /** Goods and freight, and tax: together the total. */
  netCents: number;
  taxCents: number;
  delivered: Delivered;
  /** The day on which a card paid. */
  paidOn?: string;
  /** Absent only in mode `none` of a shop without one. */
  sellerParty?: Seller;
  buyerParty: BuyerParty;
  /** Absent for pickup. */
  shipTo?: PaperAddress;
  notes: CostNote[];
  /** On a credit note: the day of its invoice. */
  correctsOn?: string;
  checkId?: ObjectId;
  exemption?: NonNullable<OrderTax['exemption']>;
  /** What a small business says in place of VAT, as it was. */
  smallBusinessNote?: string;
};

/** Never changed. Credit notes never exceed their invoice; `sequence` has no gaps in a kind. Owned by invoices. */
export type InvoiceDocument = Partial<ChargedPaper> & {
  _id: ObjectId;
  kind: InvoiceKind;
  sequence: number;
  number: string;
  orderId: ObjectId;
  /**
   * On an invoice on account: which shipment of its order, from 1. On the credit note of a refund in part: which of its order's,
   * from 1. Absent on invoices by card, and on the credit note of the rest or of the whole.
   */
  part?: number;
  /** Of its delivery note, where the order has more than one. */
  shipmentNumber?: string;
  orderNumber: string;
  customerNumber?: string;
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
  /** Goods, freight and tax. */
  totalCents: number;
  currency: string;
  /** Absent on account. */
  transactionId?: string;
  terms?: InvoiceTerms;
  /** On a credit note: the number of its invoice. */
  corrects?: string;
  /** Its electronic invoice, compressed, as it was written with its number; see `readXml`. Lists do not read it. */
  xml?: Binary;
};

/** `series` begins the numbers since the last restore; absent without one. */
export type CounterDocument = { _id: InvoiceKind | 'delivery-note'; last: number; series?: string };
