import 'server-only';
import { receiptResponse } from '@/lib/server/commerce/pricing/receipt.serializer';
import type {
  OrderDocument,
  OrderLine as OrderLineDocument,
  PartRefund,
} from '@/lib/server/platform/db/documents/orders';
import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { toDollars } from '@/lib/shared/numbers/money';
import type { Order, OrderLine } from '@/lib/shared/orders/order.schema';
import { awaitsPayment, stateOf, statusOf, wasPaid } from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { ReceiptReader } from '@/lib/shared/pricing/receipt-message';
import { firstLine } from './order-lines';
import { isAllRefunded, refundedCents, refundedUnits } from './refunded-units';

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}

function buyerOf({ buyerName, buyerEmail, address, phone }: OrderDocument) {
  if (!isOfClosedAccount(buyerEmail)) return { buyerName, buyerEmail, address, phone };
  const { removed } = CLOSED_ACCOUNT;
  return { buyerName: CLOSED_ACCOUNT.buyerName, buyerEmail, address: removed, phone: removed };
}

type LineContext = { reader: ReceiptReader; refunded: ReadonlyMap<string, number> };

function serializeLine(line: OrderLineDocument, { reader, refunded }: LineContext): OrderLine {
  const { toolId, sku, name, image, quantity, unitPriceCents, receipt, reference } = line;
  return {
    toolId: toolId.toHexString(),
    sku,
    name,
    image,
    quantity,
    unitPrice: toDollars(unitPriceCents),
    lineTotal: toDollars(lineCents(line)),
    receipt: receiptResponse(receipt, reader),
    ...optional('refundedQuantity', refunded.get(toolId.toHexString())),
    ...optional('reference', reference),
  };
}

function serializePartRefund(refund: PartRefund): NonNullable<Order['partRefunds']>[number] {
  const { id, at, amountCents, lines, reason, creditNoteNumber } = refund;
  return {
    id: id.toHexString(),
    at: at.toISOString(),
    amount: toDollars(amountCents),
    lines: lines.map(({ toolId, ...units }) => ({ toolId: toolId.toHexString(), ...units })),
    ...optional('reason', reason),
    ...optional('creditNoteNumber', creditNoteNumber),
  };
}

/** Dollars, ISO 8601 dates; fields that do not apply are left out (product §3.2). */
export function serializeOrder(order: OrderDocument, reader: ReceiptReader = 'buyer'): Order {
  const first = firstLine(order);
  const refunded = refundedUnits(order);
  return {
    _id: order._id.toHexString(),
    number: order.number,
    toolId: first.toolId.toHexString(),
    toolName: first.name,
    toolImage: first.image,
    orderQuantity: order.units,
    ...optional('unitPrice', order.lineCount === 1 ? toDollars(first.unitPriceCents) : undefined),
    orderValue: toDollars(order.totals.totalCents),
    lines: order.lines.map((line) => serializeLine(line, { reader, refunded })),
    lineCount: order.lineCount,
    goodsValue: toDollars(order.totals.goodsCents),
    refundedValue: toDollars(refundedCents(order)),
    ...(isAllRefunded(order) ? { allUnitsRefunded: true as const } : {}),
    ...optional('poNumber', order.poNumber),
    ...optional('note', order.note),
    ...buyerOf(order),
    paid: wasPaid(order),
    ...optional('transactionId', order.transactionId),
    ...optional('invoiceNumber', order.invoiceNumber),
    ...optional('creditNoteNumber', order.creditNoteNumber),
    ...optional('status', statusOf(order)),
    state: stateOf(order),
    placedAt: order.placedAt.toISOString(),
    ...optional('expiresAt', awaitsPayment(order) ? order.expiresAt.toISOString() : undefined),
    ...optional('shipsOn', order.shipsOn),
    ...optional('paidAt', order.paidAt?.toISOString()),
    ...optional('shippedAt', order.shippedAt?.toISOString()),
    ...optional('endedAt', order.endedAt?.toISOString()),
    ...optional('partRefunds', order.partRefunds?.map(serializePartRefund)),
    ...optional(
      'returned',
      order.returned && {
        amount: toDollars(order.returned.amountCents),
        at: order.returned.at.toISOString(),
      },
    ),
    ...optional('disputedAt', order.disputedAt?.toISOString()),
    ...optional(
      'chargedBack',
      order.chargedBack && {
        amount: toDollars(order.chargedBack.amountCents),
        at: order.chargedBack.at.toISOString(),
      },
    ),
    ...optional('refundFailedAt', order.refundFailedAt?.toISOString()),
    ...optional(
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
