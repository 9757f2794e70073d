import type { ClientSession } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { OrderReturn } from '@/lib/server/platform/db/documents/returns';
import { lineUnits } from '@/lib/shared/orders/line-units';
import type { Shipment } from '@/lib/shared/shipments/shipment.schema';
import { setReturns } from './order-returns.repository';

/**
 * Writes how a return of an order stands, which was read in this transaction: of it and anything else that moves its units at once, one
 * is judged again. Returns the order as it is then.
 */
export async function putOrderReturn(
  order: OrderDocument,
  standing: OrderReturn,
  session: ClientSession,
): Promise<OrderDocument> {
  const { returns: before = [] } = order;
  const isKnown = before.some(({ id }) => id.equals(standing.id));
  const returns = isKnown
    ? before.map((one) => (one.id.equals(standing.id) ? standing : one))
    : [...before, standing];
  await setReturns(order._id, returns, session);
  return { ...order, returns };
}

type Id = { toString: () => string };
type Shipped = { _id: Id; lines: readonly { toolId: Id; quantity: number }[] };

/**
 * Units of a shipment that can be returned, by the tool's id in hex: not those of its returns, and never more than the buyer still has of
 * the order's line.
 */
export function returnableUnits(order: OrderDocument, shipment: Shipped): Map<string, number> {
  const { returns = [], partRefunds = [] } = order;
  const units = lineUnits(order);
  const shipmentId = shipment._id.toString();
  return new Map(
    shipment.lines.map(({ toolId, quantity }) => {
      const id = toolId.toString();
      const ofTool = returns.flatMap((one) =>
        one.lines
          .filter((line) => line.toolId.toHexString() === id)
          .map((line) => ({ isHere: one.shipmentId.toHexString() === shipmentId, units: line.units })),
      );
      const counted = (of: typeof ofTool) => of.reduce((sum, line) => sum + line.units, 0);
      const refunded = partRefunds
        .filter(({ returnId }) => returnId === undefined)
        .flatMap(({ lines }) => lines.filter((line) => !line.open && line.toolId.toHexString() === id))
        .reduce((sum, line) => sum + line.quantity, 0);
      const held = (units.get(id)?.shipped ?? 0) - refunded - counted(ofTool);
      const here = ofTool.filter(({ isHere }) => isHere);
      return [id, Math.max(0, Math.min(quantity - counted(here), held))];
    }),
  );
}

/** Adds to lines of shipments how many of their units can be returned. */
export function withReturnable(order: OrderDocument, shipments: readonly Shipment[]): Shipment[] {
  return shipments.map((shipment) => {
    const left = returnableUnits(order, shipment);
    const lines = shipment.lines.map((line) => {
      const returnable = left.get(line.toolId) ?? 0;
      return returnable > 0 ? { ...line, returnable } : line;
    });
    return { ...shipment, lines };
  });
}
