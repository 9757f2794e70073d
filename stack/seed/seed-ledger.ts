import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { isCancelled, isRefunded } from '@/lib/shared/orders/order-status';
import { SEED_ADMIN_ID, seedId } from './seed-documents';

const BY_ADMIN: readonly StockLedgerDocument['reason'][] = ['order-shipped', 'order-refunded'];

type OrderMove = Pick<StockLedgerDocument, 'reason' | 'change' | 'onHandChange' | 'at'>;

/** Part of an id, for lines of an order of several. */
function ofSeveral({ lines }: OrderDocument, { slug }: ToolDocument): string {
  return lines.length > 1 ? `:${slug}` : '';
}

function movesOf(order: OrderDocument, units: number): OrderMove[] {
  const placed: OrderMove = { reason: 'order-placed', change: -units, onHandChange: 0, at: order.placedAt };
  const end = order.endedAt ?? order.placedAt;
  if (isCancelled(order))
    return [placed, { reason: 'order-cancelled', change: units, onHandChange: 0, at: end }];
  if (isRefunded(order))
    return [placed, { reason: 'order-refunded', change: units, onHandChange: 0, at: end }];
  if (order.shippedAt)
    return [placed, { reason: 'order-shipped', change: 0, onHandChange: -units, at: order.shippedAt }];
  return [placed];
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

function linesFor(
  tool: ToolDocument,
  orders: readonly OrderDocument[],
  days: readonly Date[],
): StockLedgerDocument[] {
  const sales = orders.flatMap((order): Move[] => {
    const line = order.lines.find(({ toolId }) => toolId.equals(tool._id));
    return line ? movesOf(order, line.quantity).map((move) => ({ ...move, order })) : [];
  });
  const moves = [...sales, ...deliveriesFor(sales, days)].sort((a, b) => a.at.getTime() - b.at.getTime());
  const initial = tool.quantity - moves.reduce((sum, { change }) => sum + change, 0);
  const after = { available: initial, onHand: initial };
  const first: StockLedgerDocument = {
    _id: seedId(`ledger:initial:${tool.slug}`),
    toolId: tool._id,
    change: initial,
    onHandChange: initial,
    after: { ...after },
    reason: 'import',
    at: tool.createdAt,
  };
  const lines = moves.map((move): StockLedgerDocument => {
    const { order, ...change } = move;
    after.available += move.change;
    after.onHand += move.onHandChange;
    return {
      _id: idOf(tool, move),
      toolId: tool._id,
      ...change,
      after: { ...after },
      ...(order && { orderId: order._id, orderNumber: order.number }),
      actorId: order && !BY_ADMIN.includes(move.reason) ? order.buyerId : SEED_ADMIN_ID,
    };
  });
  return [first, ...lines];
}

/**
 * The initial stock, deliveries on these days, oldest first, and what each order reserved, released or shipped: they add
 * up to each tool's figures.
 */
export function ledgerDocuments(
  tools: readonly ToolDocument[],
  orders: readonly OrderDocument[],
  deliveryDays: readonly Date[] = [],
): StockLedgerDocument[] {
  return tools.flatMap((tool) => linesFor(tool, orders, deliveryDays));
}
