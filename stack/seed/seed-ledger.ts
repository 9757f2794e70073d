import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { isCancelled, isRefunded } from '@/lib/shared/orders/order-status';
import { SEED_ADMIN_ID, seedId } from './seed-documents';

const BY_ADMIN: readonly StockLedgerDocument['reason'][] = [
  'order-shipped',
  'order-refunded',
  'order-returned',
];

type OrderMove = Pick<StockLedgerDocument, 'reason' | 'change' | 'onHandChange' | 'at' | 'part'>;

/** Part of an id, for lines of an order of several. */
function ofSeveral({ lines }: OrderDocument, { slug }: ToolDocument): string {
  return lines.length > 1 ? `:${slug}` : '';
}

function movesOf(order: OrderDocument, units: number, shipment: ShipmentDocument | undefined): OrderMove[] {
  const placed: OrderMove = { reason: 'order-placed', change: -units, onHandChange: 0, at: order.placedAt };
  const end = order.endedAt ?? order.placedAt;
  if (isCancelled(order))
    return [placed, { reason: 'order-cancelled', change: units, onHandChange: 0, at: end }];
  if (isRefunded(order))
    return [placed, { reason: 'order-refunded', change: units, onHandChange: 0, at: end }];
  if (shipment) {
    const { at, part } = shipment;
    return [placed, { reason: 'order-shipped', change: 0, onHandChange: -units, at, part }];
  }
  return [placed];
}

/** What came back of a tool, and was restocked. */
function returnedMoves(
  returns: readonly ReturnDocument[],
  order: OrderDocument,
  tool: ToolDocument,
): OrderMove[] {
  return returns.flatMap(({ orderId, receivedAt, part, lines }) => {
    const line = lines.find(({ toolId }) => toolId.equals(tool._id));
    if (!receivedAt || !line?.restock || !orderId.equals(order._id)) return [];
    const { restock } = line;
    return [{ reason: 'order-returned', change: restock, onHandChange: restock, at: receivedAt, part }];
  });
}

type Move = OrderMove & { order?: OrderDocument };

/** Each brings what is sold until the next one. */
function deliveriesFor(moves: readonly Move[], days: readonly Date[]): Move[] {
  return days.flatMap((at, place) => {
    const next = days[place + 1];
    const sold = moves
      .filter((move) => move.at >= at && (next === undefined || move.at < next))
      .reduce((sum, { onHandChange }) => sum - onHandChange, 0);
    return sold > 0 ? [{ reason: 'delivery', change: sold, onHandChange: sold, at }] : [];
  });
}

function idOf(tool: ToolDocument, { order, reason, at }: Move) {
  if (!order) return seedId(`ledger:${reason}:${tool.slug}:${at.toISOString()}`);
  return seedId(`ledger:${reason}:${order._id.toHexString()}${ofSeveral(order, tool)}`);
}

type Sold = {
  orders: readonly OrderDocument[];
  /** By the order's id in hex. */
  shipments: ReadonlyMap<string, readonly ShipmentDocument[]>;
  returns: readonly ReturnDocument[];
  days: readonly Date[];
};

function linesFor(tool: ToolDocument, { orders, shipments, returns, days }: Sold): StockLedgerDocument[] {
  const sales = orders.flatMap((order): Move[] => {
    const line = order.lines.find(({ toolId }) => toolId.equals(tool._id));
    if (!line) return [];
    const shipment = shipments
      .get(order._id.toHexString())
      ?.find(({ lines }) => lines.some(({ toolId }) => toolId.equals(tool._id)));
    return [...movesOf(order, line.quantity, shipment), ...returnedMoves(returns, order, tool)].map(
      (move) => ({ ...move, order }),
    );
  });
  const moves = [...sales, ...deliveriesFor(sales, days)].sort((a, b) => a.at.getTime() - b.at.getTime());
  const { owed = 0 } = tool;
  const initial = tool.quantity - owed - moves.reduce((sum, { change }) => sum + change, 0);
  const after = { available: initial, onHand: initial, owed: 0 };
  const first: StockLedgerDocument = {
    _id: seedId(`ledger:initial:${tool.slug}`),
    toolId: tool._id,
    change: initial,
    onHandChange: initial,
    after: { available: initial, onHand: initial },
    reason: 'import',
    at: tool.createdAt,
  };
  const lines = moves.map((move): StockLedgerDocument => {
    const { order, ...change } = move;
    // What is not there is owed.
    const owedChange = owed > 0 ? Math.max(0, -(after.available + move.change)) : 0;
    after.available += move.change + owedChange;
    after.onHand += move.onHandChange;
    after.owed += owedChange;
    return {
      _id: idOf(tool, move),
      toolId: tool._id,
      ...change,
      ...(owedChange > 0 ? { change: move.change + owedChange, owedChange } : {}),
      after: {
        ...{ available: after.available, onHand: after.onHand },
        ...(after.owed > 0 ? { owed: after.owed } : {}),
      },
      ...(order && { orderId: order._id, orderNumber: order.number }),
      actorId: order && !BY_ADMIN.includes(move.reason) ? order.buyerId : SEED_ADMIN_ID,
    };
  });
  return [first, ...lines];
}

/**
 * The initial stock, deliveries on these days, oldest first, and what each order reserved, released or shipped, and brought back: they
 * add up to each tool's figures.
 */
export function ledgerDocuments(
  tools: readonly ToolDocument[],
  orders: readonly OrderDocument[],
  shipments: readonly ShipmentDocument[],
  days: readonly Date[] = [],
  returns: readonly ReturnDocument[] = [],
): StockLedgerDocument[] {
  const byOrder = new Map<string, ShipmentDocument[]>();
  for (const shipment of shipments) {
    const id = shipment.orderId.toHexString();
    byOrder.set(id, [...(byOrder.get(id) ?? []), shipment]);
  }
  return tools.flatMap((tool) => linesFor(tool, { orders, shipments: byOrder, returns, days }));
}
