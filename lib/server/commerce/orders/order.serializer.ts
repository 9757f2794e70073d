import { receiptResponse } from '@/lib/server/commerce/prices/buyer';
import { readBalances } from '@/lib/server/commerce/receivables/read-receivables';
import { sumsResponse } from '@/lib/server/commerce/trade/costs.serializer';
import type {
  OrderDocument,
  OrderLine as OrderLineDocument,
  PartRefund,
} from '@/lib/server/platform/db/documents/orders';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { toDollars } from '@/lib/shared/numbers/money';
import { openPromise } from '@/lib/shared/orders/line-promises';
import {
  isAllRefunded,
  type LineUnits,
  lineUnits,
  openUnits,
  refundedUnits,
} from '@/lib/shared/orders/line-units';
import type { Order, OrderLine } from '@/lib/shared/orders/order.schema';
import { lineWords, notesOf } from '@/lib/shared/orders/order-notes';
import {
  awaitsPayment,
  awaitsShipment,
  isOpen,
  stateOf,
  statusOf,
  wasPaid,
} from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { ReceiptReader } from '@/lib/shared/prices/price-receipt';
import { methodResponse } from './order-charges';
import { firstLine, isInvoicedOnAccount, refundedCents, taxRateOf } from './order-lines';

function buyerOf({ buyerId: id, buyerName, buyerEmail, address, phone, delivery }: OrderDocument) {
  const buyerId = id.toHexString();
  if (!isOfClosedAccount(buyerEmail))
    return { buyerId, buyerName, buyerEmail, address, phone, ...optionalField('delivery', delivery) };
  const { removed } = CLOSED_ACCOUNT;
  return { buyerId, buyerName: CLOSED_ACCOUNT.buyerName, buyerEmail, address: removed, phone: removed };
}

type LineContext = {
  reader: ReceiptReader;
  units: ReadonlyMap<string, LineUnits>;
  order: OrderDocument;
};

/** Orders of a shop that charges have what they come to; goods and due of all others are one amount. */
function chargedOf({ totals, taxes, tax, shipping }: OrderDocument) {
  if (!taxes) return {};
  const { goodsCents, shippingCents, taxCents, totalCents: dueCents } = totals;
  const sums = { goodsCents, shippingCents, taxCents, dueCents, groups: taxes };
  const costs = sumsResponse(sums, requestLanguage());
  const { exemption } = tax ?? {};
  const exempt = exemption && { exemption: { number: exemption.number } };
  return {
    costs: { ...costs, ...exempt },
    ...optionalField('shippingMethod', shipping && methodResponse(shipping)),
  };
}

function serializeLine(line: OrderLineDocument, { reader, units, order }: LineContext): OrderLine {
  const { toolId, sku, name, image, quantity, unitPriceCents, receipt, reference } = line;
  const own = units.get(toolId.toHexString());
  const openQuantity = own !== undefined && isOpen(order) ? openUnits(own) : 0;
  return {
    toolId: toolId.toHexString(),
    sku,
    name,
    image,
    quantity,
    unitPrice: toDollars(unitPriceCents),
    lineTotal: toDollars(lineCents(line)),
    receipt: receiptResponse(receipt, reader),
    ...optionalField('refundedQuantity', (own && refundedUnits(own)) || undefined),
    shippedQuantity: line.shippedUnits,
    openQuantity,
    ...optionalField('reference', reference),
    ...lineWords(line),
    ...optionalField('promisedOn', openPromise(line, order, own)),
    ...optionalField('rate', taxRateOf(line, order.taxes)),
  };
}

function serializePartRefund(refund: PartRefund): NonNullable<Order['partRefunds']>[number] {
  const { id, at, amountCents, lines, reason, creditNoteNumber, returnId } = refund;
  return {
    id: id.toHexString(),
    at: at.toISOString(),
    amount: toDollars(amountCents),
    lines: lines.map(({ toolId, quantity, restock }) => {
      return { toolId: toolId.toHexString(), quantity, restock };
    }),
    ...optionalField('reason', reason),
    ...optionalField('creditNoteNumber', creditNoteNumber),
    ...optionalField('returnId', returnId?.toHexString()),
  };
}

function companyOf(order: OrderDocument, reader: ReceiptReader) {
  const { companyId, billTo, payBy, requisitionId, offerId, invoicedAt } = order;
  if (!billTo) return offerId ? { offerId: offerId.toHexString() } : {};
  return {
    company: {
      ...(reader === 'admin' ? optionalField('_id', companyId?.toHexString()) : {}),
      ...{ number: billTo.number, name: billTo.name },
    },
    payBy: payBy ?? ('card' as const),
    ...optionalField('invoicedAt', invoicedAt?.toISOString()),
    ...optionalField('requisitionId', requisitionId?.toHexString()),
    ...optionalField('offerId', offerId?.toHexString()),
  };
}

const cancelledValue = (cancellations: NonNullable<OrderDocument['cancellations']>) =>
  toDollars(cancellations.reduce((sum, { cents }) => sum + cents, 0));

/** Returns when an order changed last; that of its last step where a server of an earlier release wrote it. */
export function changedAt({ updatedAt, placedAt, timeline }: OrderDocument): Date {
  return updatedAt ?? timeline.at(-1)?.at ?? placedAt;
}

/** Dollars, ISO 8601 dates; fields that do not apply are left out (product §3.2). */
export function serializeOrder(order: OrderDocument, reader: ReceiptReader = 'buyer'): Order {
  const first = firstLine(order);
  const units = lineUnits(order);
  return {
    _id: order._id.toHexString(),
    number: order.number,
    toolId: first.toolId.toHexString(),
    toolName: first.name,
    toolImage: first.image,
    orderQuantity: order.units,
    ...optionalField('unitPrice', order.lineCount === 1 ? toDollars(first.unitPriceCents) : undefined),
    orderValue: toDollars(order.totals.totalCents),
    currency: order.currency.toUpperCase(),
    lines: order.lines.map((line) => serializeLine(line, { reader, units, order })),
    lineCount: order.lineCount,
    goodsValue: toDollars(order.totals.goodsCents),
    ...chargedOf(order),
    refundedValue: toDollars(refundedCents(order)),
    ...optionalField('cancelledValue', order.cancellations && cancelledValue(order.cancellations)),
    shipmentCount: order.shipmentCount,
    ...(order.shipmentCount > 0 && awaitsShipment(order) ? { shippedInPart: true as const } : {}),
    ...(isAllRefunded(order) ? { allUnitsRefunded: true as const } : {}),
    ...optionalField('requestedOn', order.requestedOn),
    ...optionalField('deliver', order.deliver),
    ...optionalField('poNumber', order.poNumber),
    ...notesOf(order),
    ...buyerOf(order),
    ...optionalField('customerNumber', order.customerNumber),
    ...companyOf(order, reader),
    paid: order.payBy === 'account' ? order.paidAt !== undefined : wasPaid(order),
    ...optionalField('transactionId', order.transactionId),
    ...optionalField('cardLast4', order.cardLast4),
    ...optionalField('invoiceNumber', order.invoiceNumber),
    ...optionalField('creditNoteNumber', order.creditNoteNumber),
    ...optionalField('status', statusOf(order)),
    state: stateOf(order),
    placedAt: order.placedAt.toISOString(),
    updatedAt: changedAt(order).toISOString(),
    ...optionalField('expiresAt', awaitsPayment(order) ? order.expiresAt?.toISOString() : undefined),
    ...optionalField('shipsOn', order.shipsOn),
    ...optionalField('paidAt', order.paidAt?.toISOString()),
    ...optionalField('shippedAt', order.shippedAt?.toISOString()),
    ...optionalField('endedAt', order.endedAt?.toISOString()),
    ...optionalField('partRefunds', order.partRefunds?.map(serializePartRefund)),
    ...optionalField(
      'returned',
      order.returned && {
        amount: toDollars(order.returned.amountCents),
        at: order.returned.at.toISOString(),
      },
    ),
    ...optionalField('disputedAt', order.disputedAt?.toISOString()),
    ...optionalField(
      'chargedBack',
      order.chargedBack && {
        amount: toDollars(order.chargedBack.amountCents),
        at: order.chargedBack.at.toISOString(),
      },
    ),
    ...optionalField('refundFailedAt', order.refundFailedAt?.toISOString()),
    ...optionalField(
      'refundNotes',
      order.refundNotes?.map(({ what, at, amountCents, by }) => ({
        what,
        at: at.toISOString(),
        amount: toDollars(amountCents),
        by,
      })),
    ),
    timeline: order.timeline.map(({ state, at, by }) => ({ state, at: at.toISOString(), by })),
  };
}

/** Serializes like `serializeOrder`, with what is open of the invoices of orders that were invoiced on account. */
export async function serializeOrders(
  orders: readonly OrderDocument[],
  reader: ReceiptReader,
): Promise<Order[]> {
  const balances = await readBalances(orders.filter(isInvoicedOnAccount).map(({ _id }) => _id));
  return orders.map((order) => {
    const serialized = serializeOrder(order, reader);
    const balance = balances.get(serialized._id);
    if (!balance) return serialized;
    const { dueOn, openCents } = balance;
    return { ...serialized, ...optionalField('dueOn', dueOn), openBalance: toDollars(openCents) };
  });
}
