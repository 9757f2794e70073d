import type { ObjectId } from 'mongodb';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import type { DeliveryAddress } from '@/lib/shared/addresses/address-text';
import type { Billing } from '@/lib/shared/companies/company.schema';
import type { InvoiceFormat } from '@/lib/shared/companies/invoice-format';
import type { Deliver } from '@/lib/shared/orders/order.schema';
import { eachNote, type notesOf } from '@/lib/shared/orders/order-notes';
import type { OrderFulfilment, OrderPayment, OrderState } from '@/lib/shared/orders/order-status';
import type { OrderTotals } from '@/lib/shared/orders/order-totals';
import type { PriceReceipt } from '@/lib/shared/prices/price-receipt';
import type { Language } from '@/lib/shared/site/languages';
import type { TaxGroup } from '@/lib/shared/trade/costs-of';
import type { MethodKind } from '@/lib/shared/trade/settings/shipping.schema';
import type { TaxSettings } from '@/lib/shared/trade/settings/tax.schema';
import type { OrderReturn } from './returns';

export type TimelineEntry = {
  /** The step, called like the state it led to. */
  state: OrderState;
  at: Date;
  by: 'buyer' | 'admin' | 'system';
  actorId?: ObjectId;
};

/** A later step of a refund; not a step of the order itself. */
export type RefundNote = {
  /** `failed`: the bank sent it back; `retried`: it was sent again; `settled`: paid back another way, as an admin recorded. */
  what: 'failed' | 'retried' | 'settled';
  at: Date;
  amountCents: number;
  by: 'admin' | 'system';
  actorId?: ObjectId;
};

/** A tool of an order as it was when the order was placed; only its units shipped change. An order has one line a tool. */
export type OrderLine = {
  toolId: ObjectId;
  sku: string;
  name: string;
  image: string;
  quantity: number;
  unitPriceCents: number;
  receipt: PriceReceipt;
  reference?: string;
  note?: string;
  /** The day wished for it in place of the order's. */
  requestedOn?: string;
  shippedUnits: number;
  /** The day for which it is promised, null for none; absent where that is the order's `shipsOn`. */
  promisedOn?: string | null;
  /** In a shop that charges: the position of its tax group, and the id of its tax class. */
  group?: number;
  taxClass?: string;
};

/** Units of a line that were refunded; `restock`: they went back on sale, `open`: they had not shipped. */
export type RefundedUnits = { toolId: ObjectId; quantity: number; restock: boolean; open: boolean };

/** `index`: the position of the tax group on the invoice. Freight is a part of the net. */
export type RefundedGroup = { index: number; netCents: number; taxCents: number; shippingCents: number };

/** Beside any number of others; never changed. The refund document of the same id has the state of its money. */
export type PartRefund = {
  id: ObjectId;
  part: number;
  at: Date;
  amountCents: number;
  /** At most one entry a tool; empty for one of an amount alone. */
  lines: RefundedUnits[];
  /** The admin's words to the buyer. */
  reason?: string;
  actorId: ObjectId;
  creditNoteNumber?: string;
  /** The return that it settles. */
  returnId?: ObjectId;
  /** On account: the invoice that its credit note corrects. */
  invoiceNumber?: string;
  idempotency: { key: string; fingerprint: string };
  /** What it took from each tax group; absent where the shop did not charge. */
  groups?: RefundedGroup[];
  /** It brought back the last of the money before the order shipped, which is refunded since. */
  isLast?: true;
};

/** Open units that the shop will not ship: on account, or by card where no money is left to give back. Never changed. */
export type Cancellation = {
  part: number;
  at: Date;
  lines: { toolId: ObjectId; quantity: number }[];
  /** Gross: what is owed no more. */
  cents: number;
  /** What it took from each tax group; absent where the shop did not charge. */
  groups?: RefundedGroup[];
  reason: string;
  actorId: ObjectId;
  idempotency: { key: string; fingerprint: string };
};

/** A company as it was when an order of it was placed: to whom its invoice is made out. */
export type BillTo = { number: string; name: string; billing: Billing; vatId?: string };

export type OrderPayBy = 'card' | 'account';

/** How an order is delivered; `name` is the method's in the language of the order. */
export type OrderShipping = {
  methodId: string;
  name: string;
  kind: MethodKind;
  zoneId?: string;
  /** The weight of all units, where it is known. */
  grams?: number;
  /** Of the buyer's carrier, with their number there. */
  carrier?: string;
  account?: string;
};

/** The facts that the taxes of an order follow from, as they were when it was placed. */
export type OrderTax = {
  mode: TaxSettings['mode'];
  /** In the shop's calendar. */
  day: string;
  /** The revision of the trade settings. */
  trade: number;
  vatId?: string;
  checkId?: ObjectId;
  /** The company's of that moment; a PDF where absent. */
  invoiceFormat?: InvoiceFormat;
  exemption?: { id: string; number: string; reason: string };
};

/** Where an order and its invoice go, as fields. */
export type DeliveryFields = {
  /** The fields that `address` and `phone` were written from; absent where the buyer sent those as texts, and for pickup. */
  delivery?: DeliveryAddress;
  /** Of the invoice of a person, where it differs. */
  billing?: DeliveryAddress;
  /** The buyer's own, for electronic invoices. */
  buyerReference?: string;
};

/** What orders have beside their lines in a shop that charges freight or tax; absent on orders placed before. Never changed. */
export type OrderCharges = {
  shipping?: OrderShipping;
  taxes: TaxGroup[];
  tax: OrderTax;
};

/** The sums of an order's lines, stored beside them so that a list of orders need not read every line; never changed. */
export type OrderSums = { lineCount: number; units: number; totals: OrderTotals };

type OrderBasis = OrderSums & ReturnType<typeof notesOf> & Partial<OrderCharges> & DeliveryFields;

export type OrderDocument = OrderBasis & {
  _id: ObjectId;
  number: string;
  /** In the order of the buyer; lists read the first few only. */
  lines: OrderLine[];
  requestedOn?: string;
  deliver?: Deliver;
  poNumber?: string;
  /** See `poKeyOf`. */
  poKey?: string;
  currency: string;
  /** Of the company, or of the buyer. Not personal: it is the shop's own name for an account. */
  customerNumber?: string;
  buyerId: ObjectId;
  buyerName: string;
  /** See `sortKeyOf`. */
  buyerSortKey: string;
  buyerEmail: string;
  /** Nobody had proved yet that the address is theirs. */
  buyerUnverified?: true;
  /** The company it was placed for; absent on a person's own. Rights to it end with the membership. */
  companyId?: ObjectId;
  billTo?: BillTo;
  /** Absent: by card. */
  payBy?: 'account';
  /** Days to pay its invoice, as they were when it was placed on account. */
  termsDays?: number;
  /** The requisition it was ordered from. */
  requisitionId?: ObjectId;
  offerId?: ObjectId;
  address: string;
  phone: string;
  /** The language of the page it was placed on, and so of its mails and invoices. */
  language: Language;
  /**
   * Changed by `moveOrder` and `addShipment` alone; `stateOf` returns the state they make. `fulfilment` of one that did not
   * end follows from the units of its lines (`fulfilmentOf`), and is stored for filters.
   */
  payment: OrderPayment;
  fulfilment: OrderFulfilment;
  shipmentCount: number;
  /** The payment intent that paid it, and the last digits of the card where the provider named them. */
  transactionId?: string;
  cardLast4?: string;
  /** The number of the invoice issued when it was paid, and of the credit note issued last. */
  invoiceNumber?: string;
  creditNoteNumber?: string;
  idempotency?: { key: string; fingerprint: string };
  placedAt: Date;
  /** When anything of it changed last (`asChange`). */
  updatedAt?: Date;
  /** Absent on account: it never expires. */
  expiresAt?: Date;
  /** When its buyer is reminded that it expires; absent once they were. */
  warnAt?: Date;
  /** `2026-11-30`, in the store's time zone: the last promise of lines with open units, by `withPromises`; absent where one has none. */
  shipsOn?: string;
  /** On account, in a shop that charges: what its invoices come to, which another rate of the day of shipping may change. */
  invoicedCents?: number;
  /** When its invoice was issued: paid by card, or shipped on account. */
  invoicedAt?: Date;
  paidAt?: Date;
  /** Until its buyer closes the note of the payment on their dashboard (product §2.5). */
  paymentNote?: true;
  shippedAt?: Date;
  endedAt?: Date;
  partRefunds?: PartRefund[];
  /** In the order in which they were requested. */
  returns?: OrderReturn[];
  cancellations?: Cancellation[];
  /** The sum of `partRefunds`: never more than the amount due. */
  partRefundedCents?: number;
  /** The sum refunded in the provider's dashboard without refunding the order: a part, or after it shipped. */
  returned?: { amountCents: number; at: Date };
  disputedAt?: Date;
  /** The sum of lost disputes of the payment that paid it, which the buyer has back. */
  chargedBack?: { amountCents: number; at: Date };
  refundFailedAt?: Date;
  refundNotes?: RefundNote[];
  timeline: TimelineEntry[];
};

/** Changed by updates that depend on the state before (`moveOrder`, `addPartRefund` …), or never. */
type ConditionalField =
  | keyof OrderSums
  | keyof OrderCharges
  | (
      | '_id'
      | 'number'
      | 'lines'
      | 'buyerId'
      | 'companyId'
      | 'billTo'
      | 'payment'
      | 'fulfilment'
      | 'shipmentCount'
      | 'timeline'
      | 'updatedAt'
    )
  | ('returns' | 'partRefunds' | 'cancellations' | 'partRefundedCents' | 'returned' | 'refundNotes');

export type PlainOrderFields = Omit<OrderDocument, ConditionalField>;

type Path =
  | Exclude<keyof OrderDocument, ConditionalField>
  | `shipping.${keyof OrderShipping}`
  | `lines.$[].${keyof OrderLine}`
  | `partRefunds.$[].${keyof PartRefund}`
  | `cancellations.$[].${keyof Cancellation}`;

/**
 * Personal data, and what replaces it once the buyer's account is closed; null: it is removed. Mark here whatever people
 * write about people.
 */
export const PERSONAL_ORDER_FIELDS = {
  buyerName: '',
  buyerSortKey: '',
  buyerEmail: CLOSED_ACCOUNT.email,
  delivery: null,
  billing: null,
  'shipping.account': null,
  address: '',
  phone: '',
  cardLast4: null,
  ...eachNote(() => null),
  idempotency: null,
  'lines.$[].reference': null,
  'lines.$[].note': null,
  'partRefunds.$[].reason': null,
  'cancellations.$[].reason': null,
} satisfies { [Field in Path]?: string | null };
