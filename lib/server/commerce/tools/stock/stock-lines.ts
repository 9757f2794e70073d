import { ObjectId } from 'mongodb';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import {
  movedStock,
  moveStock,
  onHandChange,
  orderableUnits,
  type StockChange,
  type StockState,
  type UnitMove,
} from '@/lib/shared/stock/move-stock';
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

type Stocked = Pick<ToolDocument, '_id' | 'quantity' | 'reserved' | 'owed'>;

export function stockOf({ quantity, reserved, owed = 0 }: Omit<Stocked, '_id'>): StockState {
  return { available: quantity, reserved, owed };
}

/** Returns how many units can be ordered, where they are more than those available. */
export function backorderOf(tool: Omit<Stocked, '_id'> & Pick<ToolDocument, 'backorderLimit'>): {
  orderable?: number;
} {
  const orderable = orderableUnits(stockOf(tool), tool.backorderLimit ?? null);
  return orderable > tool.quantity ? { orderable } : {};
}

export function withStock<Tool extends Stocked>(tool: Tool, { available, reserved, owed }: StockState): Tool {
  return { ...tool, quantity: available, reserved, owed };
}

export type MovedUnits = UnitsOfTool & { move: UnitMove };

export type ToolStockChange = StockChange & { toolId: ObjectId };

const isChange = ({ change, onHandChange: onHand, owedChange = 0 }: StockLedgerDocument) =>
  change !== 0 || onHand !== 0 || owedChange !== 0;

/**
 * The tools after their units moved, by how much, and their ledger lines. A deleted tool has no stock to return to: units no
 * longer reserved are written off, and nothing of it is restocked.
 */
export function stockLines(
  about: StockMove,
  moves: readonly MovedUnits[],
  before: ReadonlyMap<string, ToolDocument>,
): { after: ToolDocument[]; changes: ToolStockChange[]; lines: StockLedgerDocument[] } {
  const after: ToolDocument[] = [];
  const changes: ToolStockChange[] = [];
  const lines = moves.map(({ toolId, units, move }): StockLedgerDocument => {
    const tool = before.get(toolId.toHexString());
    if (!tool) {
      const { reserved } = moveStock({ available: 0, reserved: 0, owed: 0 }, move, units);
      return { _id: new ObjectId(), toolId, ...aboutOf(about), change: 0, onHandChange: reserved };
    }
    const change = moveStock(stockOf(tool), move, units);
    const moved = withStock(tool, movedStock(stockOf(tool), change));
    changes.push({ toolId, ...change });
    after.push(moved);
    return stockLine(moved, aboutOf(about), change);
  });
  return { after, changes, lines: lines.filter(isChange) };
}

type About = Omit<StockLedgerDocument, '_id' | 'toolId' | 'after' | 'change' | 'onHandChange' | 'owedChange'>;

export function stockFigures(tool: Omit<Stocked, '_id'>): StockFigures {
  const { available, reserved, owed } = stockOf(tool);
  return { available, reserved, onHand: available + reserved - owed, ...(owed === 0 ? {} : { owed }) };
}

/** The ledger line of a change after which the tool is like this. */
export function stockLine(tool: Stocked, about: About, change: StockChange): StockLedgerDocument {
  const { reserved: _, ...after } = stockFigures(tool);
  const { available, owed } = change;
  return {
    ...{ _id: new ObjectId(), toolId: tool._id, ...about },
    ...{ change: available, onHandChange: onHandChange(change), ...(owed === 0 ? {} : { owedChange: owed }) },
    after,
  };
}

/** The first ledger line of a new tool. */
export function firstStockLine(tool: Stocked, about: Omit<About, 'reason'>): StockLedgerDocument {
  const change = { available: tool.quantity, reserved: 0, owed: 0 };
  return stockLine(tool, { ...about, reason: 'initial' }, change);
}
