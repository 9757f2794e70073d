import { z } from 'zod';
import {
  accountEmailSchema,
  hasAtMostLines,
  LINES_MAX,
  objectIdSchema,
  optionalLineSchema,
  optionalTextSchema,
  phoneSchema,
  textSchema,
} from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { MAXIMUM_CHARGE_CENTS, MINIMUM_CHARGE_CENTS } from '../numbers/card-charges';
import { isWholeCents } from '../numbers/money';
import { numberSchema, pageSchema, typedCount, wholeNumberText } from '../numbers/number-fields.schema';
import { receiptSchema } from '../prices/tool-price.schema';
import { checkQuantity } from '../quantity/check-quantity';
import type { QuantityRules } from '../quantity/quantity-rules';
import { orderReturnSchema, shipmentSchema } from '../shipments/shipment.schema';
import { CURRENCY } from '../site/currency';
import { LANGUAGES, type Language } from '../site/languages';
import type { CostsResponse } from '../trade/costs.schema';
import { eachNote, LINE_NOTE_MAX, notesOf, ORDER_NOTES } from './order-notes';
import { ORDER_FILTERS, ORDER_STATES, TO_SHIP } from './order-status';

export const ADDRESS_MAX_LENGTH = 500;

export const LISTED_LINES_MAX = 5;

const wholeQuantitySchema = numberSchema('quantity-required', 'quantity-not-whole').refine(
  Number.isInteger,
  issue('quantity-not-whole'),
);

/** Product §5.2. */
export function orderQuantitySchema(rules: QuantityRules) {
  return numberSchema('quantity-required', 'quantity-not-whole').superRefine((quantity, context) => {
    for (const { code, params } of checkQuantity(quantity, rules).problems)
      context.addIssue({ code: 'custom', message: issue(code), params });
  });
}

/** How an order is paid: by card before it ships, or by its company once it has. */
export const payBySchema = z.enum(['card', 'account'], { error: issue('invalid') });

const PO_NUMBER_MAX_LENGTH = 35;
/** The longest reference of a line, the buyer's own words for it. */
export const REFERENCE_MAX_LENGTH = 100;

const poNumberSchema = optionalLineSchema(PO_NUMBER_MAX_LENGTH).optional();
export const referenceSchema = optionalLineSchema(REFERENCE_MAX_LENGTH).optional();

/** The buyer's note on a line, one line of text. */
export const lineNoteSchema = optionalLineSchema(LINE_NOTE_MAX).optional();

export const orderNoteSchemas = eachNote((name) => {
  const { maxLength, maxLines } = ORDER_NOTES[name];
  return optionalTextSchema(maxLength).refine(hasAtMostLines(maxLines), issue('field-too-long')).optional();
});
export const orderAddressSchema = textSchema(
  'address-required',
  ADDRESS_MAX_LENGTH,
  'address-too-long',
).refine(hasAtMostLines(LINES_MAX.address), issue('field-too-long'));

/** Fields that each way to order takes of an order as a whole: where to, and the buyer's words for it. */
export const deliveryFields = {
  address: orderAddressSchema,
  phone: phoneSchema,
  poNumber: poNumberSchema,
  ...orderNoteSchemas,
};
/**
 * When the buyer wishes the goods, and whether they leave as a whole. Whether the day is one to come is judged as the call is made,
 * not as an approval orders it.
 */
export const deliveryWishFields = {
  requestedOn: z.iso.date({ error: issue('requested-day-past') }).optional(),
  /** In parts by default. */
  deliver: z.enum(['complete', 'parts'], { error: issue('invalid') }).optional(),
};
/** In forms, whose date field is empty without a wish. */
export const deliveryWishFormFields = {
  ...deliveryWishFields,
  requestedOn: z
    .literal('')
    .transform(() => undefined)
    .or(deliveryWishFields.requestedOn),
};
export type DeliveryWish = z.infer<z.ZodObject<typeof deliveryWishFields>>;
export type Deliver = NonNullable<DeliveryWish['deliver']>;

export type DeliveryRequest = z.infer<z.ZodObject<typeof deliveryFields>> & DeliveryWish;

/** Picks it from what was sent or stored. In a shop that charges, the texts are written from the address fields instead. */
export function deliveryOf(input: Partial<DeliveryRequest>): DeliveryRequest {
  const { address = '', phone = '', poNumber, requestedOn, deliver } = input;
  return { address, phone, poNumber, requestedOn, deliver, ...notesOf(input) };
}

export function orderFormSchema(rules: QuantityRules, language: Language = LANGUAGES.default) {
  const orderQuantity = typedCount(orderQuantitySchema(rules), language);
  return z.object({ orderQuantity, ...deliveryFields, reference: referenceSchema });
}

/**
 * Body of `POST /api/order`. Names, picture, value and buyer are accepted, since the specified call sends them, and
 * compared where a difference matters; what is stored comes from the server (product §4.2).
 */
export const placeOrderSchema = z.strictObject({
  /** A malformed id is treated like an unknown one: 404 (product §7.4). */
  toolId: z.string({ error: issue('invalid') }).max(100),
  toolName: z.string().max(500).optional(),
  toolImage: z.string().max(2048).optional(),
  orderQuantity: wholeQuantitySchema,
  orderValue: z.number({ error: issue('order-value-invalid') }).optional(),
  buyerName: z.string().max(200).optional(),
  buyerEmail: accountEmailSchema.optional(),
  ...deliveryFields,
  reference: referenceSchema,
});

/** Body of `PATCH /api/order/{id}`: `transactionId` is the id of a payment intent. */
export const recordPaymentSchema = z.strictObject({
  /** The id in the path again: the specified call sends it twice. */
  orderId: z.string().max(100).optional(),
  transactionId: z
    .string({ error: issue('transaction-id-invalid') })
    .regex(/^pi_[A-Za-z0-9_]{1,250}$/, issue('transaction-id-invalid')),
});

export const createPaymentIntentSchema = z.strictObject({
  orderValue: z
    .number({ error: issue('order-value-invalid') })
    .refine(isWholeCents, issue('order-value-invalid'))
    .refine((dollars) => dollars * CURRENCY.scale >= MINIMUM_CHARGE_CENTS, issue('order-value-too-low'))
    .refine((dollars) => dollars * CURRENCY.scale <= MAXIMUM_CHARGE_CENTS, issue('order-value-too-high'))
    .optional(),
  /** A malformed id is treated like an unknown one: 404 (product §7.4). */
  orderId: z.string().max(100).optional(),
});

export const ORDER_PAGE_LIMIT_MAX = 100;

/** By default all but cancelled and expired orders; `all` for every one. */
const orderStateFilterSchema = z.enum(['all', ...ORDER_FILTERS]).optional();
export type OrderStateFilter = z.infer<typeof orderStateFilterSchema>;

const orderPartFields = {
  page: pageSchema.optional(),
  limit: wholeNumberText(1, ORDER_PAGE_LIMIT_MAX).optional(),
};

/** On which days they were placed, in the shop's calendar; both ends are included. */
export const placedOnFields = { from: z.iso.date().optional(), to: z.iso.date().optional() };

export const ownOrdersFilterFields = {
  /** Words in order number, PO number, name or SKU of a tool. */
  q: z.string().trim().max(200).optional(),
  ...placedOnFields,
  state: orderStateFilterSchema,
};

/** Query of `GET /api/order`; without `email` it lists the caller's own orders. */
export const ownOrdersQuerySchema = z.object({
  email: accountEmailSchema.optional(),
  /** Compared by `poKeyOf`. */
  poNumber: z.string().trim().max(PO_NUMBER_MAX_LENGTH).optional(),
  ...ownOrdersFilterFields,
  ...orderPartFields,
});
export type OwnOrdersQuery = z.infer<typeof ownOrdersQuerySchema>;

export const exportOwnOrdersQuerySchema = z.object({
  ...ownOrdersFilterFields,
  /** The reader's: cells are separated by semicolons where numbers contain commas. */
  language: z.enum(LANGUAGES.all).optional(),
});
export type ExportOwnOrdersQuery = z.infer<typeof exportOwnOrdersQuerySchema>;

/** In addresses of pages, which people save, `paid` has always been the name of what must leave. */
const toShipOf = <T extends string | undefined>(state: T) => (state === 'paid' ? TO_SHIP : state);

export const ownOrdersAddressSchema = z.object({
  ...ownOrdersFilterFields,
  state: orderStateFilterSchema.transform(toShipOf),
  page: orderPartFields.page,
});
export type OwnOrdersAddress = z.infer<typeof ownOrdersAddressSchema>;

/** Orders of everyone can also be filtered by failed refunds and by disputes. */
const allOrdersFilterSchema = z.enum(['all', 'refund-failed', 'disputed', ...ORDER_FILTERS]).optional();
export type AllOrdersFilter = z.infer<typeof allOrdersFilterSchema>;

/** `ships` sorts by the expected shipping day. */
export const ALL_ORDERS_SORTS = ['newest', 'oldest', '-value', 'value', 'buyer', '-buyer', 'ships'] as const;
export type AllOrdersSort = (typeof ALL_ORDERS_SORTS)[number];

export const allOrdersQuerySchema = z.object({
  state: allOrdersFilterSchema,
  sort: z.enum(ALL_ORDERS_SORTS).optional(),
  /** The id of the company that they were placed for. */
  company: objectIdSchema.optional(),
  q: z.string().trim().max(200).optional(),
  ...placedOnFields,
  ...orderPartFields,
});
export type AllOrdersQuery = z.infer<typeof allOrdersQuerySchema>;

/** What `Link` names as the next page of changed orders: the moment in milliseconds, and the id, of the last one of this page. */
const changePlaceSchema = z
  .string()
  .regex(/^\d{1,15}-[0-9a-f]{24}$/)
  .transform((text) => ({ at: new Date(Number(text.slice(0, -25))), id: text.slice(-24) }));
export type ChangePlace = z.output<typeof changePlaceSchema>;

/** Query of `GET /api/all-order`. */
export const changedOrdersQuerySchema = allOrdersQuerySchema.extend({
  /** A moment; the oldest change first unless sorted otherwise, in every state unless one is named, and always in pages. */
  updatedSince: z.iso.datetime({ offset: true }).optional(),
  /** Goes on behind the last order read, so that one that changes meanwhile shifts no other out of the next page. */
  after: changePlaceSchema.optional(),
});
export type ChangedOrdersQuery = z.infer<typeof changedOrdersQuerySchema>;

export const allOrdersAddressSchema = allOrdersQuerySchema.extend({
  state: allOrdersFilterSchema.transform(toShipOf),
});

export const orderLineSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  image: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  lineTotal: z.number(),
  receipt: receiptSchema,
  refundedQuantity: z.number().optional(),
  shippedQuantity: z.number(),
  /** Units still to ship. */
  openQuantity: z.number(),
  /** For admins and keys, of a single order that is to ship: open units that are there for it. */
  ready: z.number().optional(),
  /** Of a single order: the serial numbers of its units that have shipped, where they are known. */
  serials: z.array(z.string()).optional(),
  /** For admins and programs, of a single order: its units have serial numbers. */
  serialised: z.boolean().optional(),
  reference: z.string().optional(),
  /** The buyer's words: a note, and the day wished for this line in place of the order's. */
  note: z.string().optional(),
  requestedOn: z.string().optional(),
  /** The day for which open units are promised, in the store's time zone. */
  promisedOn: z.string().optional(),
  /** Of its tax, in percent; where the shop has a tax mode. */
  rate: z.number().optional(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** A partial refund by an admin. `lines` has the refunded units; a refund of an amount alone has none. */
const partRefundSchema = z.object({
  id: z.string(),
  at: z.string(),
  amount: z.number(),
  lines: z.array(z.object({ toolId: z.string(), quantity: z.number(), restock: z.boolean() })),
  /** The shop's text; absent once the buyer's account is closed. */
  reason: z.string().optional(),
  creditNoteNumber: z.string().optional(),
  /** The return that it settles. */
  returnId: z.string().optional(),
  /** The admin's name: for admins only, and only where a single order is requested. */
  name: z.string().optional(),
});

const paperSchema = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  issuedOn: z.string(),
  gross: z.number(),
  part: z.number().int().optional(),
  /** Of its delivery note, where the order has more than one. */
  shipmentNumber: z.string().optional(),
  /** Of an invoice on account. */
  dueOn: z.string().optional(),
  open: z.number().optional(),
  settledAt: z.string().optional(),
  /** In a shop that charges. */
  net: z.number().optional(),
  tax: z.number().optional(),
  xml: z.boolean().optional(),
});

/** What orders and requests for one have in a shop that charges; `delivery` wherever the address came as fields. */
export const chargedAnswerFields = {
  costs: z.custom<CostsResponse>().optional(),
  shippingMethod: z
    .object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['delivery', 'pickup', 'own-carrier']),
      carrier: z.string().optional(),
      account: z.string().optional(),
    })
    .optional(),
  delivery: z.record(z.string(), z.string()).optional(),
};

/** `status` is absent until the order ships or ends otherwise, unless it is on account (product §3.2). */
export const orderSchema = z.object({
  _id: z.string(),
  number: z.string(),
  /** The tool of the first line, as are name and picture. */
  toolId: z.string(),
  toolName: z.string(),
  toolImage: z.string(),
  orderQuantity: z.number(),
  /** Absent on orders of several lines. */
  unitPrice: z.number().optional(),
  orderValue: z.number(),
  /** ISO 4217, of every amount of the order. */
  currency: z.string(),
  /** All lines of a single order, the first five in lists. */
  lines: z.array(orderLineSchema),
  lineCount: z.number(),
  goodsValue: z.number(),
  /** Those below in a shop that charges freight or tax; `orderValue` is what is due. */
  ...chargedAnswerFields,
  /** Its papers, oldest first, where a single one is requested: on account, or of a shop that charges. Amounts of credit notes are negative. `xml`: has an electronic one. */
  invoices: z.array(paperSchema).optional(),
  refundedValue: z.number(),
  /** Shipments; `shippedInPart` while they left something open. */
  shipmentCount: z.number().int(),
  shippedInPart: z.literal(true).optional(),
  /** Where a single order is requested, the oldest first. */
  shipments: z.array(shipmentSchema).optional(),
  /** Where a single order is requested, as they were requested. */
  returns: z.array(orderReturnSchema).optional(),
  /** Of open units that were cancelled and not refunded. */
  cancelledValue: z.number().optional(),
  /** All units were refunded in parts, or cancelled: nothing is left to ship, though money may be. */
  allUnitsRefunded: z.literal(true).optional(),
  requestedOn: z.string().optional(),
  deliver: deliveryWishFields.deliver,
  poNumber: z.string().optional(),
  /** Other orders of the buyer with that number, where a single order is requested. */
  samePoNumber: z.array(z.object({ _id: z.string(), number: z.string(), placedAt: z.string() })).optional(),
  ...eachNote(() => z.string().optional()),
  buyerId: z.string(),
  /** Of the buyer or their company, as it was when the order was placed, or given before any of it shipped. */
  customerNumber: z.string().optional(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  address: z.string(),
  phone: z.string(),
  /** The company it was placed for, as it was called then; `_id` for admins. The fields below are those of its orders alone. */
  company: z.object({ _id: z.string().optional(), number: z.string(), name: z.string() }).optional(),
  payBy: payBySchema.optional(),
  requisitionId: z.string().optional(),
  offerId: z.string().optional(),
  paid: z.boolean(),
  transactionId: z.string().optional(),
  /** The last digits of the card that paid it. */
  cardLast4: z.string().optional(),
  invoiceNumber: z.string().optional(),
  creditNoteNumber: z.string().optional(),
  status: z.enum(['on-account', 'shipped', 'cancelled', 'expired', 'refunded']).optional(),
  state: z.enum(ORDER_STATES),
  placedAt: z.string(),
  /** When anything of it changed last. */
  updatedAt: z.string(),
  expiresAt: z.string().optional(),
  /** The last day for which open units are promised, in the store's time zone: `2026-11-30`. Absent where some have none. */
  shipsOn: z.string().optional(),
  /** When its invoice was issued: when it was paid by card, or shipped on account. */
  invoicedAt: z.string().optional(),
  /** The last day to pay an invoice on account, and what is open of it. */
  dueOn: z.string().optional(),
  openBalance: z.number().optional(),
  paidAt: z.string().optional(),
  shippedAt: z.string().optional(),
  endedAt: z.string().optional(),
  partRefunds: z.array(partRefundSchema).optional(),
  /** The sum refunded in the payment provider's dashboard; the order's state does not change. */
  returned: z.object({ amount: z.number(), at: z.string() }).optional(),
  /** Since when the buyer's bank has disputed the payment, or inquired about it, without a decision yet. */
  disputedAt: z.string().optional(),
  /** Returned to the buyer by lost disputes; the order's state does not change. */
  chargedBack: z.object({ amount: z.number(), at: z.string() }).optional(),
  /** Since when a refund has failed and no admin has retried or settled it. */
  refundFailedAt: z.string().optional(),
  refundNotes: z
    .array(
      z.object({
        what: z.enum(['failed', 'retried', 'settled']),
        at: z.string(),
        amount: z.number(),
        by: z.enum(['admin', 'system']),
        /** The admin's name: for admins only, and only where a single order is requested. */
        name: z.string().optional(),
      }),
    )
    .optional(),
  timeline: z.array(
    z.object({
      state: z.enum(ORDER_STATES),
      at: z.string(),
      by: z.enum(['buyer', 'admin', 'system']),
      /** The actor's name, where a single order is requested; an admin's name for admins only. */
      name: z.string().optional(),
    }),
  ),
});
export type Order = z.infer<typeof orderSchema>;
