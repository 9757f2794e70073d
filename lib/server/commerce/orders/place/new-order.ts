import { ObjectId } from 'mongodb';
import { poKeyOf } from '@/lib/server/commerce/orders/order-number';
import type { ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Charge } from '@/lib/server/commerce/trade/charge';
import type { Actor } from '@/lib/server/identity/actor';
import { ownedBy, ownerOf } from '@/lib/server/identity/owner';
import type {
  OrderDocument,
  OrderLine,
  OrderPayBy,
  TimelineEntry,
} from '@/lib/server/platform/db/documents/orders';
import type { Idempotency } from '@/lib/server/platform/idempotency';
import { randomReadableCode } from '@/lib/server/platform/identifiers';
import { sortKeyOf } from '@/lib/server/platform/sort-key';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { DeliveryRequest } from '@/lib/shared/orders/order.schema';
import { lineWords, notesOf } from '@/lib/shared/orders/order-notes';
import { type OrderAxes, PLACED, PLACED_ON_ACCOUNT } from '@/lib/shared/orders/order-status';
import type { PriceReceipt } from '@/lib/shared/prices/price-receipt';
import { CURRENCY } from '@/lib/shared/site/currency';
import type { Language } from '@/lib/shared/site/languages';
import { chargedFacts } from '../order-charges';
import { sumsOf } from '../order-lines';
import { ORDER_NUMBER_PREFIX } from '../order-number';

const NUMBER_CODE_LENGTH = 6;
const HOUR_MS = 3_600_000;

export type PricedLine = {
  offer: ToolOffer;
  quantity: number;
  receipt: PriceReceipt;
  reference?: string | undefined;
  note?: string | undefined;
  requestedOn?: string | undefined;
};

export type NewOrderRequest = {
  buyer: Actor;
  lines: readonly PricedLine[];
  delivery: DeliveryRequest;
  /** In a shop that charges. */
  charge?: Charge | undefined;
  idempotency: Idempotency | undefined;
  language: Language;
  /** By card unless it says otherwise. */
  payBy?: OrderPayBy | undefined;
  expiryHours: number;
  /** How long before its expiry the buyer is reminded; 0 for never. */
  warningHours: number;
  /** The requisition or offer it is ordered from. */
  source?: Pick<OrderDocument, 'requisitionId' | 'offerId'> | undefined;
  now: Date;
};

function warningTime(request: NewOrderRequest): { warnAt?: Date } {
  const { expiryHours, warningHours, now } = request;
  const afterHours = expiryHours - warningHours;
  return warningHours > 0 && afterHours > 0 ? { warnAt: new Date(now.getTime() + afterHours * HOUR_MS) } : {};
}

type Beginning = OrderAxes & Pick<OrderDocument, 'payBy' | 'placedAt' | 'expiresAt' | 'warnAt' | 'timeline'>;

/** How it begins: unpaid until it expires, or on account. */
function beginning(request: NewOrderRequest): Beginning {
  const { payBy, expiryHours, buyer, now } = request;
  const actorId = buyer.userId;
  if (payBy === 'account') {
    const timeline: TimelineEntry[] = [{ state: 'on-account', at: now, by: 'buyer', actorId }];
    return { ...PLACED_ON_ACCOUNT, payBy, placedAt: now, timeline };
  }
  return {
    ...PLACED,
    placedAt: now,
    expiresAt: new Date(now.getTime() + expiryHours * HOUR_MS),
    ...warningTime(request),
    timeline: [{ state: 'unpaid', at: now, by: 'buyer', actorId }],
  };
}

/** `group`: the position of its tax group, in a shop that charges. */
function newLine({ offer, quantity, receipt, reference, ...line }: PricedLine, group?: number): OrderLine {
  const { toolId, sku, name, image } = offer;
  const words = { ...(reference ? { reference } : {}), ...lineWords(line) };
  return {
    toolId,
    sku,
    name,
    image,
    quantity,
    unitPriceCents: receipt.unitPriceCents,
    receipt,
    ...words,
    shippedUnits: 0,
    ...(group === undefined ? {} : { group, ...optionalField('taxClass', offer.taxClass) }),
  };
}

/** Names, prices and buyer are the server's, never the request's. */
export function newOrder(request: NewOrderRequest): OrderDocument {
  const { buyer, delivery, charge, idempotency, language } = request;
  const { address, phone, poNumber, requestedOn, deliver } = delivery;
  const charged = charge && chargedFacts(charge, request.lines, language);
  const lines = request.lines.map((line, at) => newLine(line, charged?.costs.lineGroups[at]));
  return {
    _id: new ObjectId(),
    number: `${ORDER_NUMBER_PREFIX}${randomReadableCode(NUMBER_CODE_LENGTH)}`,
    lines,
    ...sumsOf(lines, charged?.costs),
    currency: CURRENCY.provider,
    ...optionalField('requestedOn', requestedOn),
    ...optionalField('deliver', deliver),
    ...(poNumber ? { poNumber, poKey: poKeyOf(poNumber) } : {}),
    ...notesOf(delivery),
    ...ownedBy('orders', ownerOf(buyer)),
    ...optionalField('customerNumber', buyer.customerNumber),
    buyerName: buyer.name,
    buyerSortKey: sortKeyOf(buyer.name),
    buyerEmail: buyer.email,
    ...(buyer.emailVerified ? {} : { buyerUnverified: true }),
    ...{ address, phone, language },
    ...charged?.facts,
    ...request.source,
    ...beginning(request),
    shipmentCount: 0,
    ...(idempotency ? { idempotency } : {}),
  };
}
