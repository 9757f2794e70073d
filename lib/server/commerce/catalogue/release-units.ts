import 'server-only';
import type { ClientSession } from 'mongodb';
import { inToolOrder, type OrderUnits, type StockChange, stockLines } from './order-units';
import { insertStockLines } from './stock-ledger.repository';
import { changeStock, findToolsById } from './tools.repository';

export type Release = OrderUnits<'order-cancelled' | 'order-expired' | 'order-refunded'>;

async function moveUnits(
  move: OrderUnits,
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
  await insertStockLines(stockLines(move, changes, sold).lines, session);
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
