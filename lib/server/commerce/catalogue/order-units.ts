import 'server-only';
import { ObjectId } from 'mongodb';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { StockReason } from '@/lib/shared/stock/stock-reasons';
import { stockLine } from './stock-line';

export type UnitsOfTool = { toolId: ObjectId; units: number };

/** The units of one order, one entry a tool, and why they move. */
export type OrderUnits<Reason extends StockReason = StockReason> = {
  lines: readonly UnitsOfTool[];
  orderId: ObjectId;
  orderNumber: string;
  reason: Reason;
  /** Of a refund in part: which of its order's. */
  part?: number;
  actorId?: ObjectId;
  at: Date;
};

/** Returns entries in the order in which every transaction takes tools, so that of two at once one gives way early. */
export function inToolOrder<Entry extends { toolId: ObjectId }>(entries: readonly Entry[]): Entry[] {
  const key = ({ toolId }: Entry) => toolId.toHexString();
  return [...entries].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** How a tool's available and reserved units change. */
export type StockChange = { toolId: ObjectId; quantity: number; reserved: number };

/** Returns the tools after these changes and the ledger lines that say so; a tool that is no longer sold has no figures. */
export function stockLines(
  { orderId, orderNumber, reason, part, actorId, at }: Omit<OrderUnits, 'lines'>,
  changes: readonly StockChange[],
  before: ReadonlyMap<string, ToolDocument>,
): { after: ToolDocument[]; lines: StockLedgerDocument[] } {
  const about = {
    reason,
    orderId,
    orderNumber,
    ...(part === undefined ? {} : { part }),
    ...(actorId ? { actorId } : {}),
    at,
  };
  const after: ToolDocument[] = [];
  const lines = changes.map(({ toolId, quantity, reserved }): StockLedgerDocument => {
    const tool = before.get(toolId.toHexString());
    // Of a deleted tool nothing is available: what its orders no longer hold is written off.
    if (!tool) return { _id: new ObjectId(), toolId, ...about, change: 0, onHandChange: reserved };
    const moved = { ...tool, quantity: tool.quantity + quantity, reserved: tool.reserved + reserved };
    after.push(moved);
    return stockLine(moved, { ...about, change: quantity, onHandChange: quantity + reserved });
  });
  return { after, lines };
}
