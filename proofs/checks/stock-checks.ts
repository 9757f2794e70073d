import type { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { StockLedgerDocument } from '@/lib/server/platform/db/documents/tools';
import type { StockReason } from '@/lib/shared/stock-reasons';
import { type Check, groupBy } from './snapshot';

const HOLDS_UNITS: readonly string[] = ['unpaid', 'paid'];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Returns how many units open orders hold of each tool, by its id in hex. */
function unitsHeld(orders: readonly OrderDocument[]): Map<string, number> {
  const held = new Map<string, number>();
  for (const { state, lines } of orders) {
    if (!HOLDS_UNITS.includes(state)) continue;
    for (const { toolId, quantity } of lines) {
      const id = toolId.toHexString();
      held.set(id, (held.get(id) ?? 0) + quantity);
    }
  }
  return held;
}

const ledgerIsQuantity: Check = {
  name: 'ledger = stock',
  promise: 'for every tool, the ledger’s lines add up to what is available and to what is on hand',
  violations: ({ tools, ledger, orders }) => {
    const lines = groupBy(ledger, ({ toolId }) => toolId.toHexString());
    const heldOf = unitsHeld(orders);
    const sold = new Map(tools.map((tool) => [tool._id.toHexString(), tool]));
    return [...new Set([...lines.keys(), ...sold.keys()])].flatMap((id) => {
      const own = lines.get(id) ?? [];
      const held = heldOf.get(id) ?? 0;
      const available = sum(own.map(({ change }) => change));
      const onHand = sum(own.map(({ onHandChange }) => onHandChange));
      const tool = sold.get(id);
      // A tool that was deleted has nothing available; on hand is what its open orders hold.
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
  promise: 'what is reserved is what unpaid and paid orders hold, and nothing is ever below zero',
  violations: ({ tools, orders, ledger }) => {
    const heldOf = unitsHeld(orders);
    return [
      ...tools.flatMap(({ _id, quantity, reserved }) => {
        const held = heldOf.get(_id.toHexString()) ?? 0;
        if (reserved === held && quantity >= 0) return [];
        return [`tool ${_id}: ${quantity} available, ${reserved} reserved, ${held} held by orders`];
      }),
      ...ledger
        .filter(({ after }) => after && (after.available < 0 || after.onHand < after.available))
        .map(({ _id, after }) => `ledger line ${_id} left ${after?.available} of ${after?.onHand} on hand`),
    ];
  },
};

/** The reasons of an order's ledger lines, by its state. */
const REASONS: Record<OrderDocument['state'], readonly StockReason[]> = {
  unpaid: ['order-placed'],
  paid: ['order-placed'],
  shipped: ['order-placed', 'order-shipped'],
  cancelled: ['order-placed', 'order-cancelled'],
  expired: ['order-placed', 'order-expired'],
  refunded: ['order-placed', 'order-refunded'],
};

function unitsMoved({ change, onHandChange }: StockLedgerDocument): number {
  return Math.max(Math.abs(change), Math.abs(onHandChange));
}

/** What the ledger says of an order, a text a line, in a fixed order. */
function told(lines: readonly { toolId: ObjectId; reason: StockReason; units: number }[]): string {
  return lines
    .map(({ toolId, reason, units }) => `${toolId.toHexString()} ${reason} ${units}`)
    .sort()
    .join(', ');
}

const ledgerExplainsOrders: Check = {
  name: 'ledger explains every order',
  promise:
    'every order took the units of each of its lines once, of all or of none, and released or shipped exactly those, once, as its state says',
  violations: ({ orders, ledger }) => {
    const lines = groupBy(
      ledger.filter(({ orderId }) => orderId !== undefined),
      ({ orderId }) => orderId?.toHexString() ?? '',
    );
    const known = new Set(orders.map(({ _id }) => _id.toHexString()));
    return [
      ...orders.flatMap((order) => {
        const own = lines.get(order._id.toHexString()) ?? [];
        const should = order.lines.flatMap(({ toolId, quantity: units }) =>
          REASONS[order.state].map((reason) => ({ toolId, reason, units })),
        );
        const is = told(own.map((line) => ({ ...line, units: unitsMoved(line) })));
        if (is === told(should)) return [];
        return [`${order.number} is ${order.state}; its ledger lines are ${is || 'missing'}`];
      }),
      ...[...lines.keys()].filter((id) => !known.has(id)).map((id) => `ledger lines of no order: ${id}`),
    ];
  },
};

export const STOCK_CHECKS: readonly Check[] = [
  ledgerIsQuantity,
  onHandIsAvailableAndReserved,
  ledgerExplainsOrders,
];
