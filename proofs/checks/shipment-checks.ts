import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { lineUnits, openUnits } from '@/lib/shared/orders/line-units';
import { hasShipped, isConfirmed } from '@/lib/shared/orders/order-status';
import { type Check, groupBy } from './snapshot';

/** H1: nothing is below zero, and what is open is open while its order is. */
function unitsFault(order: OrderDocument): string | null {
  for (const [toolId, units] of lineUnits(order)) {
    const open = openUnits(units);
    if (Math.min(open, ...Object.values(units)) < 0 || units.refundedShipped > units.shipped)
      return `has ${JSON.stringify(units)} of tool ${toolId}`;
    if (open > 0 && hasShipped(order)) return `has shipped, and ${open} of tool ${toolId} are open`;
  }
  return null;
}

/** H2 and H5: parts are 1, 2, …, and what left is what the shipments have. */
function shipmentsFault(order: OrderDocument, shipments: readonly ShipmentDocument[]): string | null {
  const parts = shipments.map(({ part }) => part).toSorted((one, other) => one - other);
  const due = Array.from({ length: order.shipmentCount }, (_, place) => place + 1);
  if (parts.join() !== due.join()) return `has shipments ${parts}, and counts ${order.shipmentCount}`;
  if (shipments.length > 0 && !isConfirmed(order)) return 'has shipped, and ended as a whole';
  for (const { toolId, sku, shippedUnits } of order.lines) {
    const own = shipments.flatMap(({ lines }) => lines).filter((line) => line.toolId.equals(toolId));
    const left = own.reduce((sum, { quantity }) => sum + quantity, 0);
    if (left !== shippedUnits) return `shipped ${left} of ${sku}, and counts ${shippedUnits}`;
  }
  return null;
}

const shipmentsAddUp: Check = {
  name: 'shipments add up',
  promise:
    'of every line nothing is below zero, and what left is what the shipments of its order have, which are of parts 1, 2, … without gap; only orders that are paid or on account have any',
  violations: ({ orders, shipments }) => {
    const shipmentsOf = groupBy(shipments, ({ orderId }) => orderId.toHexString());
    const known = new Set(orders.map(({ _id }) => _id.toHexString()));
    return [
      ...orders.flatMap((order) => {
        const own = shipmentsOf.get(order._id.toHexString()) ?? [];
        const fault = unitsFault(order) ?? shipmentsFault(order, own);
        return fault ? [`${order.number} ${fault}`] : [];
      }),
      ...[...shipmentsOf.keys()].filter((id) => !known.has(id)).map((id) => `shipments of no order: ${id}`),
    ];
  },
};

const gapFreeDeliveryNotes: Check = {
  name: 'gap-free delivery notes',
  promise: 'delivery notes are numbered 1, 2, 3 …, with no gap and no repeat',
  violations: ({ shipments, counters }) => {
    const sequences = shipments.map(({ sequence }) => sequence).toSorted((one, other) => one - other);
    const last = counters.find(({ _id }) => _id === 'delivery-note')?.last ?? 0;
    const isWhole = sequences.every((sequence, place) => sequence === place + 1);
    if (isWhole && sequences.length === last) return [];
    return [`${sequences.length} delivery notes, the last ${sequences.at(-1)}, the counter at ${last}`];
  },
};

const oneShipmentAKey: Check = {
  name: 'one shipment a key',
  promise: 'no key and no number of another program made two shipments',
  violations: ({ shipments }) => {
    const keyed = shipments.filter(({ idempotency }) => idempotency !== undefined);
    const keys = groupBy(keyed, ({ orderId, externalId, idempotency }) =>
      externalId === undefined ? `${orderId.toHexString()} ${idempotency?.key}` : `number ${externalId}`,
    );
    return [...keys]
      .filter(([, all]) => all.length > 1)
      .map(([key, all]) => `${key} made ${all.length} shipments`);
  },
};

export const SHIPMENT_CHECKS: readonly Check[] = [shipmentsAddUp, gapFreeDeliveryNotes, oneShipmentAKey];
