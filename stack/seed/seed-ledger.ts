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

/** The initial stock, and what each order reserved, released or shipped: they add up to each tool's figures. */
export function ledgerDocuments(
  tools: readonly ToolDocument[],
  orders: readonly OrderDocument[],
): StockLedgerDocument[] {
  return tools.flatMap((tool) => {
    const moves = orders
      .flatMap((order) => {
        const line = order.lines.find(({ toolId }) => toolId.equals(tool._id));
        return line ? movesOf(order, line.quantity).map((move) => ({ order, move })) : [];
      })
      .sort((a, b) => a.move.at.getTime() - b.move.at.getTime());
    const moved = (of: 'change' | 'onHandChange') => moves.reduce((sum, { move }) => sum + move[of], 0);
    const imported = tool.quantity - moved('change');
    const after = { available: imported, onHand: imported };
    const initial: StockLedgerDocument = {
      _id: seedId(`ledger:initial:${tool.slug}`),
      toolId: tool._id,
      change: imported,
      onHandChange: imported,
      after: { ...after },
      reason: 'import',
      at: tool.createdAt,
    };
    const lines = moves.map(({ order, move }): StockLedgerDocument => {
      after.available += move.change;
      after.onHand += move.onHandChange;
      return {
        _id: seedId(`ledger:${move.reason}:${order._id.toHexString()}${ofSeveral(order, tool)}`),
        toolId: tool._id,
        ...move,
        after: { ...after },
        orderId: order._id,
        orderNumber: order.number,
        actorId: BY_ADMIN.includes(move.reason) ? SEED_ADMIN_ID : order.buyerId,
      };
    });
    return [initial, ...lines];
  });
}
