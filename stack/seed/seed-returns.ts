import type { OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { countedUnits, receivedUnits } from '@/lib/shared/shipments/return-states';
import { LANGUAGES } from '@/lib/shared/site/languages';
import type { SeedReturn } from '../seed-data/demo/returns';
import type { SeedOrder } from '../seed-data/types';
import { SEED_ADMIN_ID, seedCode, seedId, seedToolId } from './seed-documents';
import { demoRefundKey } from './seed-payments';

const keyOf = ({ buyerEmail, toolSlug }: SeedReturn) => `return:${buyerEmail}:${toolSlug}`;

function decisionOf({ state, decidedAt, instructions }: SeedReturn) {
  if (state === 'requested' || !decidedAt) return {};
  return { decidedAt, decidedBy: SEED_ADMIN_ID, ...(instructions ? { instructions } : {}) };
}

function receiptOf({ receivedAt }: SeedReturn) {
  return receivedAt ? { receivedAt, receivedBy: SEED_ADMIN_ID } : {};
}

function lineOf(seed: SeedReturn, { toolId, sku, name }: ShipmentDocument['lines'][number]) {
  const { quantity, reason, note, state, receivedAt, restock = 0, condition } = seed;
  return {
    ...{ toolId, sku, name, quantity, reason },
    ...(note ? { note } : {}),
    ...(state === 'requested' ? {} : { approved: quantity }),
    ...(receivedAt ? { restock, scrap: quantity - restock } : {}),
    ...(condition ? { condition } : {}),
  };
}

function returnDocument(seed: SeedReturn, order: OrderDocument, shipment: ShipmentDocument): ReturnDocument {
  const key = keyOf(seed);
  const { state, message, requestedAt, settledAt } = seed;
  const toolId = seedToolId(seed.toolSlug);
  const [lines, [ordered]] = [shipment.lines, order.lines].map((all) =>
    all.filter((line) => line.toolId.equals(toolId)),
  ) as [ShipmentDocument['lines'], OrderDocument['lines']];
  if (!lines[0] || !ordered) throw new Error(`the demo's ${key} is of no shipment`);
  const amountCents = ordered.unitPriceCents * seed.quantity;
  return {
    _id: seedId(key),
    number: `RMA-${seedCode(key, 6)}`,
    part: 1,
    ...{ orderId: order._id, orderNumber: order.number },
    ...{ shipmentId: shipment._id, shipmentNumber: shipment.number },
    ...{ buyerId: order.buyerId, buyerName: order.buyerName, state },
    lines: [lineOf(seed, lines[0])],
    ...(message ? { note: message } : {}),
    ...{ language: LANGUAGES.default, requestedAt, requestedBy: order.buyerId },
    ...decisionOf(seed),
    ...receiptOf(seed),
    ...(settledAt
      ? { endedAt: settledAt, endedBy: SEED_ADMIN_ID, refundId: seedId(`refund:${key}`), amountCents }
      : {}),
  };
}

/** Of orders that shipped, each with the shipment that brought the tool. */
export function returnDocuments(
  seeds: readonly SeedReturn[],
  placed: readonly SeedOrder[],
  orders: readonly OrderDocument[],
  shipments: readonly ShipmentDocument[],
): ReturnDocument[] {
  return seeds.map((seed) => {
    const { key } =
      placed.find(({ buyerEmail, shippedAt, lines }) => {
        return (
          buyerEmail === seed.buyerEmail &&
          shippedAt !== undefined &&
          lines.some(({ toolSlug }) => toolSlug === seed.toolSlug)
        );
      }) ?? {};
    const order = key && orders.find(({ _id }) => _id.equals(seedId(key)));
    const toolId = seedToolId(seed.toolSlug);
    const shipment =
      order &&
      shipments.find(({ orderId, lines }) => {
        return orderId.equals(order._id) && lines.some((line) => line.toolId.equals(toolId));
      });
    if (!shipment) throw new Error(`the demo's ${keyOf(seed)} is of no shipment`);
    return returnDocument(seed, order, shipment);
  });
}

function refundOf(made: ReturnDocument): PartRefund[] {
  const { _id, orderNumber, endedAt, refundId, amountCents } = made;
  if (!endedAt || !refundId || amountCents === undefined) return [];
  const lines = made.lines.map((line) => {
    return { toolId: line.toolId, quantity: receivedUnits(line), restock: false, open: false };
  });
  const idempotency = { key: demoRefundKey(orderNumber), fingerprint: '' };
  return [
    {
      id: refundId,
      part: 1,
      at: endedAt,
      amountCents,
      lines,
      actorId: SEED_ADMIN_ID,
      returnId: _id,
      idempotency,
    },
  ];
}

/** The orders with how their returns stand, and what was refunded of them. */
export function withReturns(
  orders: readonly OrderDocument[],
  returns: readonly ReturnDocument[],
): OrderDocument[] {
  return orders.map((order) => {
    const own = returns.filter(({ orderId }) => orderId.equals(order._id));
    if (own.length === 0) return order;
    const partRefunds = own.flatMap(refundOf);
    return {
      ...order,
      returns: own.map(({ _id: id, number, shipmentId, state, lines }) => {
        const counted = lines.map((line) => ({ toolId: line.toolId, units: countedUnits(state, line) }));
        return { id, number, shipmentId, state, lines: counted };
      }),
      ...(partRefunds.length > 0
        ? {
            partRefunds,
            partRefundedCents: partRefunds.reduce((sum, { amountCents }) => sum + amountCents, 0),
          }
        : {}),
    };
  });
}
