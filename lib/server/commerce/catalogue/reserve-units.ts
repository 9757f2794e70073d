import 'server-only';
import type { ClientSession } from 'mongodb';
import { judgeQuantity } from '@/lib/shared/quantity/judge-quantity';
import { offersOf, type ToolOffer, type ToolOffers } from './get-tool-offer';
import { inToolOrder, type OrderUnits, stockLines, type UnitsOfTool } from './order-units';
import { insertStockLines } from './stock-ledger.repository';
import { findToolsById, takeUnits } from './tools.repository';

/** Units of one tool, at the public price the buyer saw: at another one nothing is reserved. */
export type WantedUnits = UnitsOfTool & { baseCents: number };

export type ReservationRequest = OrderUnits<'order-placed'> & { lines: readonly WantedUnits[] };

/** Whether all units are reserved, or none; the tools after the reservation, or as they are now if it was refused. */
export type Reservation = { isReserved: boolean; offers: ToolOffers };

/** Whether a tool can give so many units at that price at this moment. */
function canGive(offer: ToolOffer | undefined, { units, baseCents }: WantedUnits): boolean {
  if (offer?.unitPriceCents !== baseCents) return false;
  return judgeQuantity(units, offer).problems.length === 0;
}

/**
 * Reserves all of an order's units and writes the ledger lines, within the caller's transaction. Refuses, changing nothing,
 * if stock, minimum order, step, state or price of any tool no longer allow it (product §4.3). The lines come in a fixed order of tools,
 * so that of two such orders at once one gives way at their first common tool.
 */
export async function reserveUnits(
  request: ReservationRequest,
  session: ClientSession,
): Promise<Reservation> {
  const wanted = inToolOrder(request.lines);
  const tools = await findToolsById(
    wanted.map(({ toolId }) => toolId),
    session,
  );
  const before = new Map(tools.map((tool) => [tool._id.toHexString(), tool]));
  const offers = offersOf(tools);
  const isOrderable = wanted.every((line) => canGive(offers.get(line.toolId.toHexString()), line));
  if (!isOrderable) return { isReserved: false, offers };
  await takeUnits(wanted, request.at, session);
  const changes = wanted.map(({ toolId, units }) => ({ toolId, quantity: -units, reserved: units }));
  const { after, lines } = stockLines(request, changes, before);
  await insertStockLines(lines, session);
  return { isReserved: true, offers: offersOf(after) };
}
