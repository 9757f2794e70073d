import type { ClientSession } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { AppError } from '@/lib/shared/messages/errors';
import { checkQuantity } from '@/lib/shared/quantity/check-quantity';
import { orderableOf } from '@/lib/shared/quantity/quantity-rules';
import { moveStock, shippableUnits } from '@/lib/shared/stock/move-stock';
import { findToolsById } from '../tools.repository';
import { offersOf, type ToolOffer, type ToolOffers } from './get-tool-offer';
import { insertStockLines } from './stock-ledger.repository';
import {
  inToolOrder,
  type MovedUnits,
  type OfferUnits,
  type OrderUnits,
  type StockMove,
  stockLines,
  stockOf,
  type UnitsOfTool,
} from './stock-lines';
import { changeStock, reserveToolUnits, reserveUnitsOfEach } from './tool-stock.repository';

/**
 * `baseCents` is the public price shown to the buyer: at another one nothing is reserved. Null where the shop has quoted a
 * price: minimum order and step do not apply then, and the tool may be on request only. `held`: units that an offer has
 * released for it in this transaction, which serve nobody else.
 */
export type UnitReservation = UnitsOfTool & { baseCents: number | null; held?: number | undefined };

/** Units that an offer has released, by the tool's id in hex. */
export type HeldUnits = ReadonlyMap<string, number>;

export type ReservationRequest = (OrderUnits<'order-placed'> | OfferUnits<'offer-held'>) & {
  lines: readonly UnitReservation[];
};

/** `before`: the tools, by id in hex, as they were before their units were reserved. */
export type Reservation = {
  isReserved: boolean;
  offers: ToolOffers;
  before: ReadonlyMap<string, ToolDocument>;
};

function canReserve(
  offer: ToolOffer | undefined,
  { units, baseCents, held = 0 }: UnitReservation,
  reason: ReservationRequest['reason'],
): boolean {
  if (!offer) return false;
  // An offer holds what is there alone.
  const most = Math.max(held, reason === 'offer-held' ? offer.available : orderableOf(offer));
  if (baseCents === null) return units <= most;
  if (offer.unitPriceCents !== baseCents) return false;
  return checkQuantity(units, offer).problems.length === 0;
}

async function reserveAll(
  requested: readonly UnitReservation[],
  { reason, at }: Pick<ReservationRequest, 'reason' | 'at'>,
  session: ClientSession,
): Promise<{ isReserved: boolean; tools: ToolDocument[] }> {
  const [only, ...more] = requested;
  const before = only && more.length === 0 ? await reserveToolUnits(only, at, session) : null;
  if (before) return { isReserved: true, tools: [before] };
  const ids = requested.map(({ toolId }) => toolId);
  const tools = await findToolsById(ids, session);
  const offers = offersOf(tools);
  const isReserved = requested.every((line) =>
    canReserve(offers.get(line.toolId.toHexString()), line, reason),
  );
  if (!isReserved) return { isReserved, tools };
  const stocks = new Map(tools.map((tool) => [tool._id.toHexString(), stockOf(tool)]));
  const reservations = requested.map((line) => {
    const stock = stocks.get(line.toolId.toHexString());
    return { ...line, owed: stock ? moveStock(stock, 'placed', line.units).owed : 0 };
  });
  await reserveUnitsOfEach(reservations, at, session);
  return { isReserved, tools };
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
  const { isReserved, tools } = await reserveAll(requested, request, session);
  const before = new Map(tools.map((tool) => [tool._id.toHexString(), tool]));
  if (!isReserved) return { isReserved: false, offers: offersOf(tools), before };
  const moves = requested.map(({ toolId, units }) => ({ toolId, units, move: 'placed' as const }));
  const { after, lines } = stockLines(request, moves, before);
  await insertStockLines(lines, session);
  return { isReserved: true, offers: offersOf(after), before };
}

export type ReleasedUnits =
  | OrderUnits<'order-cancelled' | 'order-expired' | 'order-refunded'>
  | OfferUnits<'offer-released'>;

async function moveUnits(
  about: StockMove,
  moves: readonly MovedUnits[],
  session: ClientSession,
  judge?: (tools: ReadonlyMap<string, ToolDocument>) => void,
): Promise<void> {
  const tools = await findToolsById(
    moves.map(({ toolId }) => toolId),
    session,
  );
  const sold = new Map(tools.map((tool) => [tool._id.toHexString(), tool]));
  judge?.(sold);
  const { changes, lines } = stockLines(about, moves, sold);
  await changeStock(changes, about.at, session);
  if (lines.length > 0) await insertStockLines(lines, session);
}

/** Units of a tool deleted meanwhile are no longer reserved, and written off. */
export async function releaseUnits(release: ReleasedUnits, session: ClientSession): Promise<void> {
  const moves = inToolOrder(release.lines).map((line) => ({ ...line, move: 'freed' as const }));
  await moveUnits(release, moves, session);
}

export type ReturnedUnits = Omit<OrderUnits<'order-refunded' | 'order-returned'>, 'lines'> & {
  lines: readonly (UnitsOfTool & { restock: boolean; open: boolean })[];
  part: number;
};

/**
 * Units not shipped are restocked or written off; of shipped ones those to restock return, and the others leave no
 * record. Nothing of a deleted tool is restocked.
 */
export async function returnUnits({ lines, ...about }: ReturnedUnits, session: ClientSession): Promise<void> {
  const moves = inToolOrder(lines)
    .filter(({ restock, open }) => open || restock)
    .map(({ toolId, units, restock, open }): MovedUnits => {
      return { toolId, units, move: open ? (restock ? 'freed' : 'written-off') : 'arrived' };
    });
  if (moves.length > 0) await moveUnits(about, moves, session);
}

/**
 * Removes units from the stock on hand. They were reserved, so the available stock is unchanged. Throws `out-of-stock` where fewer
 * are there: the others are owed.
 */
export async function shipUnits(
  shipment: OrderUnits<'order-shipped'>,
  session: ClientSession,
): Promise<void> {
  const moves = inToolOrder(shipment.lines).map((line) => ({ ...line, move: 'shipped' as const }));
  await moveUnits(shipment, moves, session, (tools) => {
    const short = moves.flatMap(({ toolId, units: wanted }) => {
      const tool = tools.get(toolId.toHexString());
      const left = tool ? shippableUnits(stockOf(tool)) : wanted;
      return tool && left < wanted ? [{ toolId: toolId.toHexString(), sku: tool.sku, wanted, left }] : [];
    });
    if (short.length > 0) throw new AppError('out-of-stock', { members: { lines: short } });
  });
}
