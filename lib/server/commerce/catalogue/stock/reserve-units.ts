import 'server-only';
import type { ClientSession } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { checkQuantity } from '@/lib/shared/quantity/check-quantity';
import { inToolOrder, type OrderUnits, stockLines, type UnitsOfTool } from '../order-units';
import { findToolsById, takeUnits, takeUnitsOfEach } from '../tools.repository';
import { offersOf, type ToolOffer, type ToolOffers } from './get-tool-offer';
import { insertStockLines } from './stock-ledger.repository';

/** Units of one tool, at the public price the buyer saw: at another one nothing is reserved. */
export type WantedUnits = UnitsOfTool & { baseCents: number };

export type ReservationRequest = OrderUnits<'order-placed'> & { lines: readonly WantedUnits[] };

/** Whether all units are reserved, or none; the tools after the reservation, or as they are now if it was refused. */
export type Reservation = { isReserved: boolean; offers: ToolOffers };

/** Whether a tool has enough units at that price at this moment. */
function canGive(offer: ToolOffer | undefined, { units, baseCents }: WantedUnits): boolean {
  if (offer?.unitPriceCents !== baseCents) return false;
  return checkQuantity(units, offer).problems.length === 0;
}

/** Takes the units of each tool, or of none where one cannot give them; the tools as they were before, or as they are. */
async function takeAll(
  wanted: readonly WantedUnits[],
  at: Date,
  session: ClientSession,
): Promise<{ isTaken: boolean; tools: ToolDocument[] }> {
  const [only, ...more] = wanted;
  const before = only && more.length === 0 ? await takeUnits(only, at, session) : null;
  if (before) return { isTaken: true, tools: [before] };
  const ids = wanted.map(({ toolId }) => toolId);
  const tools = await findToolsById(ids, session);
  const offers = offersOf(tools);
  const canAll = wanted.every((line) => canGive(offers.get(line.toolId.toHexString()), line));
  if (canAll) await takeUnitsOfEach(wanted, at, session);
  return { isTaken: canAll, tools };
}

/**
 * Reserves all of an order's units and writes the ledger lines, within the caller's transaction. Refuses, changing nothing,
 * if stock, minimum order, step, state or price of any tool no longer allow it (product §4.3). The lines come in a fixed order of tools,
 * so that of two such orders at once one gives way at their first common tool. One line, as most orders have, takes a
 * round trip less: all orders of a tool wait for each other.
 */
export async function reserveUnits(
  request: ReservationRequest,
  session: ClientSession,
): Promise<Reservation> {
  const wanted = inToolOrder(request.lines);
  const { isTaken, tools } = await takeAll(wanted, request.at, session);
  if (!isTaken) return { isReserved: false, offers: offersOf(tools) };
  const before = new Map(tools.map((tool) => [tool._id.toHexString(), tool]));
  const changes = wanted.map(({ toolId, units }) => ({ toolId, quantity: -units, reserved: units }));
  const { after, lines } = stockLines(request, changes, before);
  await insertStockLines(lines, session);
  return { isReserved: true, offers: offersOf(after) };
}
