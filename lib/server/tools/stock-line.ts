import 'server-only';
import { ObjectId } from 'mongodb';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/db/collections';

type Stocked = Pick<ToolDocument, '_id' | 'quantity' | 'reserved'>;
type Change = Omit<StockLedgerDocument, '_id' | 'toolId' | 'after'>;

/** Units in the house: those on the shelf and those that wait for their order to be paid or shipped. */
export function onHand({ quantity, reserved }: Pick<ToolDocument, 'quantity' | 'reserved'>): number {
  return quantity + reserved;
}

/** The ledger line of a change that left the tool as it is given here. */
export function stockLine(tool: Stocked, change: Change): StockLedgerDocument {
  const after = { available: tool.quantity, onHand: onHand(tool) };
  return { _id: new ObjectId(), toolId: tool._id, ...change, after };
}
