import 'server-only';
import { ObjectId } from 'mongodb';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { StockFigures } from '@/lib/shared/stock/stock.schema';

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
