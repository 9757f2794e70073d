import 'server-only';
import type { ClientSession } from 'mongodb';
import {
  inToolOrder,
  type OfferUnits,
  type OrderUnits,
  type StockChange,
  type StockMove,
  stockLines,
  type UnitsOfTool,
} from '../order-units';
import { changeStock, findToolsById } from '../tools.repository';
import { insertStockLines } from './stock-ledger.repository';

export type ReleasedUnits =
  | OrderUnits<'order-cancelled' | 'order-expired' | 'order-refunded'>
  | OfferUnits<'offer-released'>;

async function moveUnits(
  move: StockMove,
  changes: readonly StockChange[],
  session: ClientSession,
): Promise<void> {
  const tools = await findToolsById(
    changes.map(({ toolId }) => toolId),
    session,
  );
  const sold = new Map(tools.map((tool) => [tool._id.toHexString(), tool]));
  await changeStock(
    changes.filter(({ toolId }) => sold.has(toolId.toHexString())),
    move.at,
    session,
  );
  // Nothing is restocked of a deleted tool.
  const lines = stockLines(move, changes, sold).lines.filter(
    ({ change, onHandChange }) => change !== 0 || onHandChange !== 0,
  );
  if (lines.length > 0) await insertStockLines(lines, session);
}

/** Units of a tool deleted meanwhile are no longer reserved, and written off. */
export async function releaseUnits(release: ReleasedUnits, session: ClientSession): Promise<void> {
  const lines = inToolOrder(release.lines);
  const changes = lines.map(({ toolId, units }) => ({ toolId, quantity: units, reserved: -units }));
  await moveUnits(release, changes, session);
}

export type ReturnedUnits = Omit<OrderUnits<'order-refunded'>, 'lines'> & {
  lines: readonly (UnitsOfTool & { restock: boolean })[];
  part: number;
  wereReserved: boolean;
};

/**
 * Units not shipped are restocked or written off; of shipped ones those to restock return, and the others leave no
 * record. Nothing of a deleted tool is restocked.
 */
export async function returnUnits(
  { lines, wereReserved, ...move }: ReturnedUnits,
  session: ClientSession,
): Promise<void> {
  const changes = inToolOrder(lines)
    .filter(({ restock }) => wereReserved || restock)
    .map(({ toolId, units, restock }) => ({
      toolId,
      quantity: restock ? units : 0,
      reserved: wereReserved ? -units : 0,
    }));
  if (changes.length > 0) await moveUnits(move, changes, session);
}

/** Removes units from the stock on hand. They were reserved, so the available stock is unchanged. */
export async function shipUnits(
  shipment: OrderUnits<'order-shipped'>,
  session: ClientSession,
): Promise<void> {
  const lines = inToolOrder(shipment.lines);
  const changes = lines.map(({ toolId, units }) => ({ toolId, quantity: 0, reserved: -units }));
  await moveUnits(shipment, changes, session);
}
