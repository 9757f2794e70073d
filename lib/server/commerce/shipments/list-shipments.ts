import { type ClientSession, ObjectId } from 'mongodb';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { ReceiptReader } from '@/lib/shared/prices/price-receipt';
import { type ShownParcel, shownParcel } from '@/lib/shared/shipments/carriers';
import type { Shipment } from '@/lib/shared/shipments/shipment.schema';
import { findOrdersShippedAs, findParcels, findShipment, findShipmentsOf } from './shipments.repository';

function serializeShipment(shipment: ShipmentDocument, reader: ReceiptReader): Shipment {
  const { _id, number, part, shippedOn, parcels, lines, invoiceNumber, externalId } = shipment;
  return {
    _id: _id.toHexString(),
    number,
    part,
    shippedOn,
    parcels: parcels.map(shownParcel),
    lines: lines.map(({ toolId, quantity, serials }) => ({
      ...{ toolId: toolId.toHexString(), quantity },
      ...optionalField('serials', serials),
    })),
    ...optionalField('invoiceNumber', invoiceNumber),
    ...(reader === 'admin' ? optionalField('externalId', externalId) : {}),
  };
}

/** Of an order, the oldest first. */
export async function listShipments(orderId: ObjectId, reader: ReceiptReader): Promise<Shipment[]> {
  return (await findShipmentsOf(orderId)).map((shipment) => serializeShipment(shipment, reader));
}

/** Parcels of the last shipment that can be followed, by the id of its order. */
export async function lastParcelsOf(
  orders: readonly { _id: string; shipmentCount: number }[],
): Promise<Record<string, ShownParcel[]>> {
  const shipped = orders.filter(({ shipmentCount }) => shipmentCount > 0);
  if (shipped.length === 0) return {};
  const left = await findParcels(shipped.map(({ _id }) => new ObjectId(_id)));
  // Of several of an order the last one stays.
  return Object.fromEntries(
    left.map(({ orderId, parcels }) => [
      orderId.toHexString(),
      parcels.map(shownParcel).filter(({ url }) => url !== undefined),
    ]),
  );
}

/** The orders that the number of a delivery note or of a parcel stands for, or a serial number as it was shipped. */
export async function ordersShippedAs(typed: string): Promise<ObjectId[]> {
  const number = typed.trim();
  return number === '' ? [] : findOrdersShippedAs([...new Set([number, number.toUpperCase()])]);
}

export async function readShipment(id: ObjectId, session: ClientSession): Promise<ShipmentDocument | null> {
  return findShipment(id, session);
}

/** Adds to lines of an order the serial numbers that its shipments have of them. */
export function withSerials<Line extends { toolId: string }>(
  lines: readonly Line[],
  shipments: readonly Pick<Shipment, 'lines'>[] | undefined,
): (Line & { serials?: string[] })[] {
  const shipped = shipments?.flatMap((shipment) => shipment.lines) ?? [];
  return lines.map((line) => {
    const serials = shipped.flatMap((each) => (each.toolId === line.toolId ? (each.serials ?? []) : []));
    return serials.length > 0 ? { ...line, serials } : line;
  });
}
