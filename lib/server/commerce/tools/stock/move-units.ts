import type { ClientSession } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { checkQuantity } from '@/lib/shared/quantity/check-quantity';
import { changeStock, findToolsById, reserveToolUnits, reserveUnitsOfEach } from '../tools.repository';
import { offersOf, type ToolOffer, type ToolOffers } from './get-tool-offer';
import { insertStockLines } from './stock-ledger.repository';
import {
  inToolOrder,
  type OfferUnits,
  type OrderUnits,
  type StockChange,
  type StockMove,
  stockLines,
  type UnitsOfTool,
} from './stock-lines';

/**
 * `baseCents` is the public price shown to the buyer: at another one nothing is reserved. Null where the shop has quoted a
 * price: minimum order and step do not apply then, and the tool may be on request only.
 */
export type UnitReservation = UnitsOfTool & { baseCents: number | null };

export type ReservationRequest = (OrderUnits<'order-placed'> | OfferUnits<'offer-held'>) & {
  lines: readonly UnitReservation[];
};

export type Reservation = { isReserved: boolean; offers: ToolOffers };

function canReserve(offer: ToolOffer | undefined, { units, baseCents }: UnitReservation): boolean {
  if (!offer) return false;
  if (baseCents === null) return units <= offer.available;
  if (offer.unitPriceCents !== baseCents) return false;
  return checkQuantity(units, offer).problems.length === 0;
}

async function reserveAll(
  requested: readonly UnitReservation[],
  at: Date,
  session: ClientSession,
): Promise<{ isReserved: boolean; tools: ToolDocument[] }> {
  const [only, ...more] = requested;
  const before = only && more.length === 0 ? await reserveToolUnits(only, at, session) : null;
  if (before) return { isReserved: true, tools: [before] };
  const ids = requested.map(({ toolId }) => toolId);
  const tools = await findToolsById(ids, session);
  const offers = offersOf(tools);
  const areAllAvailable = requested.every((line) => canReserve(offers.get(line.toolId.toHexString()), line));
  if (areAllAvailable) await reserveUnitsOfEach(requested, at, session);
  return { isReserved: areAllAvailable, tools };
}

/**
 * Refuses, changing nothing, if stock, minimum order, step, state or price of any tool no longer allow it (product
 * §4.3). A single line, as most orders have, saves a round trip: all orders of a tool wait for each other.
 */
export async function reserveUnits(
  request: ReservationRequest,
  session: ClientSession,
): Promise<Reservation> {
  const requested = inToolOrder(request.lines);
  const { isReserved, tools } = await reserveAll(requested, request.at, session);
  if (!isReserved) return { isReserved: false, offers: offersOf(tools) };
  const before = new Map(tools.map((tool) => [tool._id.toHexString(), tool]));
  const changes = requested.map(({ toolId, units }) => ({ toolId, quantity: -units, reserved: units }));
  const { after, lines } = stockLines(request, changes, before);
  await insertStockLines(lines, session);
  return { isReserved: true, offers: offersOf(after) };
}

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
  lines: readonly (UnitsOfTool & { restock: boolean; open: boolean })[];
  part: number;
};

/**
 * Units not shipped are restocked or written off; of shipped ones those to restock return, and the others leave no
 * record. Nothing of a deleted tool is restocked.
 */
export async function returnUnits({ lines, ...move }: ReturnedUnits, session: ClientSession): Promise<void> {
  const changes = inToolOrder(lines)
    .filter(({ restock, open }) => open || restock)
    .map(({ toolId, units, restock, open }) => ({
      toolId,
      quantity: restock ? units : 0,
      reserved: open ? -units : 0,
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
