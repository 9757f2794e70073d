import type { ClientSession, Filter, ObjectId, UpdateFilter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { StockChange } from '@/lib/shared/stock/move-stock';
import { LISTED, ON_SALE } from '../listed-tools';
import type { ToolStockChange } from './stock-lines';

/** `baseCents` is null for units at a quoted price. `owed`: those of the units that are not there, as the transaction has read it. */
export type ReservedUnits = { toolId: ObjectId; units: number; baseCents: number | null; owed?: number };

/** The rules of `checkQuantity` as a filter; of units at a quoted price, that they are there. */
function orderable({ toolId, units, baseCents, owed = 0 }: ReservedUnits): Filter<ToolDocument> {
  const quantity = owed === 0 ? { $gte: units } : units - owed;
  if (baseCents === null) return { _id: toolId, ...LISTED, quantity };
  const beyondMoq = { $subtract: [units, '$moq'] };
  return {
    _id: toolId,
    ...ON_SALE,
    quantity,
    moq: { $lte: units },
    priceCents: baseCents,
    $expr: { $eq: [{ $mod: [beyondMoq, '$step'] }, 0] },
  };
}

/** Increments of a tool's stored figures. */
function incrementsOf({ available, reserved, owed }: StockChange) {
  return { quantity: available, reserved, ...(owed === 0 ? {} : { owed }) };
}

function reservationOf({ units, owed = 0 }: ReservedUnits, at: Date): UpdateFilter<ToolDocument> {
  const change = { available: owed - units, reserved: units, owed };
  return { $inc: incrementsOf(change), $set: { updatedAt: at } };
}

/**
 * Reserves units of one tool if it is on sale, in stock, within minimum order and step, and at this price. The update
 * is conditional, so that two buyers cannot both get the last unit. Returns the tool as it was before, or null with
 * nothing changed.
 */
export async function reserveToolUnits(
  reservation: ReservedUnits,
  at: Date,
  session: ClientSession,
): Promise<ToolDocument | null> {
  return (await collection('tools')).findOneAndUpdate(
    orderable(reservation),
    reservationOf(reservation, at),
    {
      session,
      returnDocument: 'before',
    },
  );
}

/** Throws if a tool does not match what the transaction has read, which aborts it. */
export async function reserveUnitsOfEach(
  reservations: readonly ReservedUnits[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  const updates = reservations.map((units) => ({
    updateOne: { filter: orderable(units), update: reservationOf(units, at) },
  }));
  const { matchedCount } = await (await collection('tools')).bulkWrite(updates, { session });
  if (matchedCount !== reservations.length)
    throw new Error('units were taken that the transaction had read as there');
}

export async function changeStock(
  changes: readonly ToolStockChange[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  if (changes.length === 0) return;
  const updates = changes.map(({ toolId, ...change }) => ({
    updateOne: {
      filter: { _id: toolId },
      update: { $inc: incrementsOf(change), $set: { updatedAt: at } },
    },
  }));
  await (await collection('tools')).bulkWrite(updates, { session });
}

export type Correction = { change: ToolStockChange; from: number; at: Date };

/** Corrects the available units, as somebody counted them, if they still are `from`; returns null if they are not, or the tool is no longer sold. */
export async function correctQuantity(
  { change: { toolId, ...change }, from, at }: Correction,
  session: ClientSession,
): Promise<ToolDocument | null> {
  return (await collection('tools')).findOneAndUpdate(
    { _id: toolId, quantity: from },
    { $inc: incrementsOf(change), $set: { updatedAt: at }, $max: { stockCountedAt: at } },
    { session, returnDocument: 'after' },
  );
}

export type OwedTool = Pick<ToolDocument, '_id' | 'quantity' | 'reserved' | 'owed'>;

/** Returns the figures of those of these tools of which units are owed. */
export async function findOwedTools(ids: readonly ObjectId[]): Promise<OwedTool[]> {
  if (ids.length === 0) return [];
  return (await collection('tools'))
    .find({ _id: { $in: [...ids] }, owed: { $gt: 0 } })
    .project<OwedTool>({ quantity: 1, reserved: 1, owed: 1 })
    .toArray();
}

export async function sumOwed(): Promise<{ units: number; tools: number }> {
  const [sums] = await (await collection('tools'))
    .aggregate<{ units: number; tools: number }>([
      { $match: { owed: { $gt: 0 } } },
      { $group: { _id: null, units: { $sum: '$owed' }, tools: { $sum: 1 } } },
    ])
    .toArray();
  return { units: sums?.units ?? 0, tools: sums?.tools ?? 0 };
}
