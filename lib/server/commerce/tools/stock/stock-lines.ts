import { ObjectId } from 'mongodb';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { StockFigures } from '@/lib/shared/stock/stock.schema';
import type { StockReason } from '@/lib/shared/stock/stock-corrections';

export type UnitsOfTool = { toolId: ObjectId; units: number };

export type OrderUnits<Reason extends StockReason = StockReason> = {
  lines: readonly UnitsOfTool[];
  orderId: ObjectId;
  orderNumber: string;
  reason: Reason;
  part?: number;
  actorId?: ObjectId;
  at: Date;
};

/** `part` is the version that holds them. */
export type OfferUnits<Reason extends StockReason = StockReason> = {
  lines: readonly UnitsOfTool[];
  offerId: ObjectId;
  offerNumber: string;
  reason: Reason;
  part: number;
  actorId?: ObjectId;
  at: Date;
};

export type StockMove = Omit<OrderUnits, 'lines'> | Omit<OfferUnits, 'lines'>;

function aboutOf(move: StockMove) {
  const { reason, part, actorId, at } = move;
  const of =
    'orderId' in move
      ? { orderId: move.orderId, orderNumber: move.orderNumber }
      : { offerId: move.offerId, offerNumber: move.offerNumber };
  return {
    reason,
    ...of,
    ...(part === undefined ? {} : { part }),
    ...(actorId ? { actorId } : {}),
    at,
  };
}

/** A fixed lock order: of two transactions at once one aborts at their first common tool. */
export function inToolOrder<Entry extends { toolId: ObjectId }>(entries: readonly Entry[]): Entry[] {
  const key = ({ toolId }: Entry) => toolId.toHexString();
  return [...entries].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

export type StockChange = { toolId: ObjectId; quantity: number; reserved: number };

/** The tools after these changes, and their ledger lines; a deleted tool has no figures. */
export function stockLines(
  move: StockMove,
  changes: readonly StockChange[],
  before: ReadonlyMap<string, ToolDocument>,
): { after: ToolDocument[]; lines: StockLedgerDocument[] } {
  const about = aboutOf(move);
  const after: ToolDocument[] = [];
  const lines = changes.map(({ toolId, quantity, reserved }): StockLedgerDocument => {
    const tool = before.get(toolId.toHexString());
    // A deleted tool has no stock to return to: units no longer reserved are written off.
    if (!tool) return { _id: new ObjectId(), toolId, ...about, change: 0, onHandChange: reserved };
    const moved = { ...tool, quantity: tool.quantity + quantity, reserved: tool.reserved + reserved };
    after.push(moved);
    return stockLine(moved, { ...about, change: quantity, onHandChange: quantity + reserved });
  });
  return { after, lines };
}

type Stocked = Pick<ToolDocument, '_id' | 'quantity' | 'reserved'>;
type Change = Omit<StockLedgerDocument, '_id' | 'toolId' | 'after'>;

export function stockFigures({
  quantity,
  reserved,
}: Pick<ToolDocument, 'quantity' | 'reserved'>): StockFigures {
  return { available: quantity, reserved, onHand: quantity + reserved };
}

export function stockLine(tool: Stocked, change: Change): StockLedgerDocument {
  const { available, onHand } = stockFigures(tool);
  return { _id: new ObjectId(), toolId: tool._id, ...change, after: { available, onHand } };
}
