import 'server-only';
import type { ClientSession } from 'mongodb';
import { inToolOrder, type OrderUnits, type StockChange, stockLines, type UnitsOfTool } from '../order-units';
import { changeStock, findToolsById } from '../tools.repository';
import { insertStockLines } from './stock-ledger.repository';

export type Release = OrderUnits<'order-cancelled' | 'order-expired' | 'order-refunded'>;

async function moveUnits(
  move: Omit<OrderUnits, 'lines'>,
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
  // A deleted tool takes no units back.
  const lines = stockLines(move, changes, sold).lines.filter(
    ({ change, onHandChange }) => change !== 0 || onHandChange !== 0,
  );
  if (lines.length > 0) await insertStockLines(lines, session);
}

/**
 * Makes an order's units available again, with a ledger line a tool, within the caller's transaction. If a tool was
 * deleted meanwhile, its units are no longer reserved, and written off.
 */
export async function releaseUnits(release: Release, session: ClientSession): Promise<void> {
  const lines = inToolOrder(release.lines);
  const changes = lines.map(({ toolId, units }) => ({ toolId, quantity: units, reserved: -units }));
  await moveUnits(release, changes, session);
}

/** Units of a refund in part, and whether their order still held them: it had not shipped. */
export type TakenBack = Omit<OrderUnits<'order-refunded'>, 'lines'> & {
  lines: readonly (UnitsOfTool & { restock: boolean })[];
  part: number;
  wereHeld: boolean;
};

/**
 * Takes the units of a refund in part back, with a ledger line a tool, within the caller's transaction. Held ones go back on
 * sale or, without `restock`, are written off; of shipped ones those to be restocked are on hand and on sale again, and
 * nothing is recorded of the others. If a tool was deleted meanwhile, nothing of it goes on sale.
 */
export async function takeBackUnits(
  { lines, wereHeld, ...move }: TakenBack,
  session: ClientSession,
): Promise<void> {
  const changes = inToolOrder(lines)
    .filter(({ restock }) => wereHeld || restock)
    .map(({ toolId, units, restock }) => ({
      toolId,
      quantity: restock ? units : 0,
      reserved: wereHeld ? -units : 0,
    }));
  if (changes.length > 0) await moveUnits(move, changes, session);
}

/**
 * Takes a shipped order's units out of the stock on hand, with a ledger line a tool, within the caller's transaction: they
 * were reserved, so the available stock does not change.
 */
export async function shipUnits(
  shipment: OrderUnits<'order-shipped'>,
  session: ClientSession,
): Promise<void> {
  const lines = inToolOrder(shipment.lines);
  const changes = lines.map(({ toolId, units }) => ({ toolId, quantity: 0, reserved: -units }));
  await moveUnits(shipment, changes, session);
}
