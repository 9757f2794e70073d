import type { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { StockLedgerDocument } from '@/lib/server/platform/db/documents/tools';
import { openLines } from '@/lib/shared/orders/line-units';
import { hasShipped, isOpen, type OrderState, stateOf } from '@/lib/shared/orders/order-status';
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
  promise: 'for every tool, the ledger’s lines add up to what is available and to what is on hand',
  violations: ({ tools, ledger, orders, offers }) => {
    const lines = groupBy(ledger, ({ toolId }) => toolId.toHexString());
    const heldOf = unitsHeld({ orders, offers });
    const sold = new Map(tools.map((tool) => [tool._id.toHexString(), tool]));
    return [...new Set([...lines.keys(), ...sold.keys()])].flatMap((id) => {
      const own = lines.get(id) ?? [];
      const held = heldOf.get(id) ?? 0;
      const available = sum(own.map(({ change }) => change));
      const onHand = sum(own.map(({ onHandChange }) => onHandChange));
      const tool = sold.get(id);
      // A tool that was deleted has nothing available; on hand are the units of its open orders, and those offers hold.
      const should = { available: tool?.quantity ?? 0, onHand: (tool?.quantity ?? 0) + held };
      if (available === should.available && onHand === should.onHand) return [];
      return [
        `tool ${id}: the ledger says ${available} available, ${onHand} on hand; it is ${should.available}, ${should.onHand}`,
      ];
    });
  },
};

const onHandIsAvailableAndReserved: Check = {
  name: 'on hand = available + reserved',
  promise:
    'what is reserved is what orders hold that are unpaid, paid or on account, and what offers hold, and nothing is ever below zero',
  violations: ({ tools, orders, offers, ledger }) => {
    const heldOf = unitsHeld({ orders, offers });
    return [
      ...tools.flatMap(({ _id, quantity, reserved }) => {
        const held = heldOf.get(_id.toHexString()) ?? 0;
        if (reserved === held && quantity >= 0) return [];
        return [
          `tool ${_id}: ${quantity} available, ${reserved} reserved, ${held} held by orders and offers`,
        ];
      }),
      ...ledger
        .filter(({ after }) => after && (after.available < 0 || after.onHand < after.available))
        .map(({ _id, after }) => `ledger line ${_id} left ${after?.available} of ${after?.onHand} on hand`),
    ];
  },
};

/** By state: why an order's last units moved. */
const ENDED: Record<OrderState, readonly StockReason[]> = {
  unpaid: [],
  'on-account': [],
  paid: [],
  shipped: ['order-shipped'],
  cancelled: ['order-cancelled'],
  expired: ['order-expired'],
  refunded: ['order-refunded'],
};

function unitsMoved({ change, onHandChange }: StockLedgerDocument): number {
  return Math.max(Math.abs(change), Math.abs(onHandChange));
}

type LedgerLine = { toolId: ObjectId; reason: StockReason; units: number; part?: number };

function shippedLines({ lines }: OrderDocument): { toolId: ObjectId; units: number }[] {
  return lines.map(({ toolId, shippedUnits: units }) => ({ toolId, units })).filter(({ units }) => units > 0);
}

/** Expected ledger of an order: its units, those of each part taken back, and the rest. */
function expectedLedger(order: OrderDocument, isSold: (toolId: ObjectId) => boolean): LedgerLine[] {
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
  const rest = hasShipped(order) ? shippedLines(order) : openLines(order);
  const ended = ENDED[stateOf(order)].flatMap((reason) =>
    rest.map(({ toolId, units }) => ({ toolId, reason, units })),
  );
  return [...placed, ...parts, ...ended];
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
  violations: ({ orders, ledger, tools }) => {
    const sold = new Set(tools.map(({ _id }) => _id.toHexString()));
    const lines = groupBy(
      ledger.filter(({ orderId }) => orderId !== undefined),
      ({ orderId }) => orderId?.toHexString() ?? '',
    );
    const orderIds = new Set(orders.map(({ _id }) => _id.toHexString()));
    return [
      ...orders.flatMap((order) => {
        const own = lines.get(order._id.toHexString()) ?? [];
        const isSold = (toolId: ObjectId) => sold.has(toolId.toHexString());
        // A tool may have been sold when its units came back, and deleted since.
        const listed = own.filter(
          ({ toolId, part }) =>
            part === undefined ||
            isSold(toolId) ||
            !order.partRefunds?.some(
              (refund) => refund.part === part && refund.lines.some(({ open }) => !open),
            ),
        );
        const is = ledgerText(listed.map((line) => ({ ...line, units: unitsMoved(line) })));
        if (is === ledgerText(expectedLedger(order, isSold))) return [];
        return [`${order.number} is ${stateOf(order)}; its ledger lines are ${is || 'missing'}`];
      }),
      ...[...lines.keys()].filter((id) => !orderIds.has(id)).map((id) => `ledger lines of no order: ${id}`),
    ];
  },
};

export const STOCK_CHECKS: readonly Check[] = [
  ledgerIsQuantity,
  onHandIsAvailableAndReserved,
  ledgerExplainsOrders,
];
