import { isDeepStrictEqual } from 'node:util';
import type { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import type { StockLedgerDocument } from '@/lib/server/platform/db/documents/tools';
import { openLines } from '@/lib/shared/orders/line-units';
import { isOpen, type OrderState, stateOf } from '@/lib/shared/orders/order-status';
import type { StockReason } from '@/lib/shared/stock/stock-corrections';
import { heldLines } from './offer-checks';
import { type Check, groupBy, type Snapshot } from './snapshot';

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** By tool: the units of open orders, and those that offers hold. */
function unitsHeld({ orders, offers }: Pick<Snapshot, 'orders' | 'offers'>): Map<string, number> {
  const held = new Map<string, number>();
  const add = (toolId: ObjectId, units: number) => {
    const id = toolId.toHexString();
    held.set(id, (held.get(id) ?? 0) + units);
  };
  for (const order of orders) {
    if (isOpen(order)) for (const { toolId, units } of openLines(order)) add(toolId, units);
  }
  for (const offer of offers) for (const { toolId, quantity } of heldLines(offer)) add(toolId, quantity);
  return held;
}

const ledgerIsQuantity: Check = {
  name: 'ledger = stock',
  promise: 'for every tool, the ledger’s lines add up to what is available, on hand and owed',
  violations: ({ tools, ledger, orders, offers }) => {
    const lines = groupBy(ledger, ({ toolId }) => toolId.toHexString());
    const heldOf = unitsHeld({ orders, offers });
    const sold = new Map(tools.map((tool) => [tool._id.toHexString(), tool]));
    return [...new Set([...lines.keys(), ...sold.keys()])].flatMap((id) => {
      const own = lines.get(id) ?? [];
      const held = heldOf.get(id) ?? 0;
      const available = sum(own.map(({ change }) => change));
      const onHand = sum(own.map(({ onHandChange }) => onHandChange));
      const owed = sum(own.map(({ owedChange = 0 }) => owedChange));
      const tool = sold.get(id);
      // A tool that was deleted has nothing available; on hand are the units of its open orders, and those offers hold.
      const { quantity = 0, owed: isOwed = 0 } = tool ?? {};
      const should = { available: quantity, onHand: quantity + held - isOwed, owed: isOwed };
      if (isDeepStrictEqual({ available, onHand, owed }, should)) return [];
      return [
        `tool ${id}: the ledger says ${available} available, ${onHand} on hand, ${owed} owed; it is ${should.available}, ${should.onHand}, ${should.owed}`,
      ];
    });
  },
};

function isImpossible({ available, onHand, owed = 0 }: NonNullable<StockLedgerDocument['after']>): boolean {
  return available < 0 || onHand < available || owed < 0 || (owed > 0 && available > 0);
}

const onHandIsAvailableAndReserved: Check = {
  name: 'on hand = available + reserved - owed',
  promise:
    'what is reserved is what orders hold that are unpaid, paid or on account, and what offers hold; nothing is ever below zero, no more is owed than reserved, and nothing is available while any is owed',
  violations: ({ tools, orders, offers, ledger }) => {
    const heldOf = unitsHeld({ orders, offers });
    return [
      ...tools.flatMap(({ _id, quantity, reserved, owed = 0 }) => {
        const held = heldOf.get(_id.toHexString()) ?? 0;
        const isOwedRightly = owed >= 0 && owed <= reserved && (owed === 0 || quantity === 0);
        if (reserved === held && quantity >= 0 && isOwedRightly) return [];
        return [
          `tool ${_id}: ${quantity} available, ${reserved} reserved, ${owed} owed, ${held} held by orders and offers`,
        ];
      }),
      ...ledger
        .filter(({ after }) => after && isImpossible(after))
        .map(
          ({ _id, after }) =>
            `ledger line ${_id} left ${after?.available} of ${after?.onHand} on hand, ${after?.owed ?? 0} owed`,
        ),
    ];
  },
};

/** By state: why an order's last units moved. */
const ENDED: Record<OrderState, readonly StockReason[]> = {
  unpaid: [],
  'on-account': [],
  paid: [],
  shipped: [],
  cancelled: ['order-cancelled'],
  expired: ['order-expired'],
  refunded: ['order-refunded'],
};

/** Units placed are taken or owed, units released go back or are owed no more; what comes back serves what is owed of itself. */
function unitsMoved({ change, onHandChange, owedChange = 0 }: StockLedgerDocument): number {
  if (onHandChange > 0) return onHandChange;
  return Math.max(Math.abs(change), Math.abs(onHandChange)) + Math.abs(owedChange);
}

type LedgerLine = { toolId: ObjectId; reason: StockReason; units: number; part?: number };

/** Expected ledger of an order: its units, those of each shipment, cancellation and part taken back, and the rest. */
function expectedLedger(
  order: OrderDocument,
  shipments: readonly ShipmentDocument[],
  isSold: (toolId: ObjectId) => boolean,
): LedgerLine[] {
  const placed = order.lines.map(({ toolId, quantity: units }) => ({
    toolId,
    reason: 'order-placed' as const,
    units,
  }));
  const parts = (order.partRefunds ?? []).flatMap(({ part, lines }) =>
    lines
      // Of shipped units, only those that came back are recorded, of tools that are still sold.
      .filter(({ toolId, restock, open }) => open || (restock && isSold(toolId)))
      .map(({ toolId, quantity: units }) => ({ toolId, reason: 'order-refunded' as const, units, part })),
  );
  const shipped = shipments.flatMap(({ part, lines }) =>
    lines.map(({ toolId, quantity: units }) => ({ toolId, reason: 'order-shipped' as const, units, part })),
  );
  const cancelled = (order.cancellations ?? []).flatMap(({ part, lines }) =>
    lines.map(({ toolId, quantity: units }) => ({ toolId, reason: 'order-cancelled' as const, units, part })),
  );
  const rest = openLines(order);
  const ended = ENDED[stateOf(order)].flatMap((reason) =>
    rest.map(({ toolId, units }) => ({ toolId, reason, units })),
  );
  return [...placed, ...parts, ...shipped, ...cancelled, ...ended];
}

function ledgerText(lines: readonly LedgerLine[]): string {
  return lines
    .map(({ toolId, reason, units, part = '' }) => `${toolId.toHexString()} ${reason}${part} ${units}`)
    .sort()
    .join(', ');
}

const ledgerExplainsOrders: Check = {
  name: 'ledger explains every order',
  promise:
    'every order took the units of each of its lines once, of all or of none, and released or shipped exactly those, once, as its state says',
  violations: ({ orders, shipments, ledger, tools }) => {
    const shipmentsOf = groupBy(shipments, ({ orderId }) => orderId.toHexString());
    const sold = new Set(tools.map(({ _id }) => _id.toHexString()));
    const lines = groupBy(
      // Returns have checks of their own.
      ledger.filter(({ orderId, reason }) => orderId !== undefined && reason !== 'order-returned'),
      ({ orderId }) => orderId?.toHexString() ?? '',
    );
    const orderIds = new Set(orders.map(({ _id }) => _id.toHexString()));
    return [
      ...orders.flatMap((order) => {
        const own = lines.get(order._id.toHexString()) ?? [];
        const isSold = (toolId: ObjectId) => sold.has(toolId.toHexString());
        // A tool may have been sold when its units came back, and deleted since.
        const listed = own.filter(
          ({ toolId, reason, part }) =>
            part === undefined ||
            reason !== 'order-refunded' ||
            isSold(toolId) ||
            !order.partRefunds?.some(
              (refund) => refund.part === part && refund.lines.some(({ open }) => !open),
            ),
        );
        const is = ledgerText(listed.map((line) => ({ ...line, units: unitsMoved(line) })));
        if (is === ledgerText(expectedLedger(order, shipmentsOf.get(order._id.toHexString()) ?? [], isSold)))
          return [];
        return [`${order.number} is ${stateOf(order)}; its ledger lines are ${is || 'missing'}`];
      }),
      ...[...lines.keys()].filter((id) => !orderIds.has(id)).map((id) => `ledger lines of no order: ${id}`),
    ];
  },
};

/** S4, as long as no limit changes. */
const owedWithinLimit: Check = {
  name: 'no more is owed than the limit',
  promise:
    'no order was placed by which more of a tool was owed than its limit; a tool without one never owes any',
  violations: ({ tools, ledger }) => {
    const limits = new Map(tools.map(({ _id, backorderLimit }) => [_id.toHexString(), backorderLimit ?? 0]));
    return ledger.flatMap(({ _id, toolId, reason, owedChange = 0, after }) => {
      const limit = limits.get(toolId.toHexString());
      if (limit === undefined || reason !== 'order-placed' || owedChange <= 0) return [];
      return (after?.owed ?? 0) <= limit ? [] : [`ledger line ${_id} left ${after?.owed} owed of ${limit}`];
    });
  },
};

export const STOCK_CHECKS: readonly Check[] = [
  ledgerIsQuantity,
  onHandIsAvailableAndReserved,
  ledgerExplainsOrders,
];

export const OWED_CHECKS: readonly Check[] = [owedWithinLimit];
