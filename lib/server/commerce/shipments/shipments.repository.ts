import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ShipmentDocument, ShippedLine } from '@/lib/server/platform/db/documents/shipments';
import type { Parcel } from '@/lib/shared/shipments/carriers';

/** Belongs in the transaction that took its number. */
export async function insertShipment(shipment: ShipmentDocument, session: ClientSession): Promise<void> {
  await (await collection('shipments')).insertOne(shipment, { session });
}

/** The oldest first. */
export async function findShipmentsOf(
  orderId: ObjectId,
  session?: ClientSession,
): Promise<ShipmentDocument[]> {
  return (await collection('shipments')).find({ orderId }, { session, sort: { part: 1 } }).toArray();
}

export async function findShipment(id: ObjectId, session: ClientSession): Promise<ShipmentDocument | null> {
  return (await collection('shipments')).findOne({ _id: id }, { session });
}

/** That of an order with this delivery note, or its last one. */
export async function findDelivered(orderId: ObjectId, number?: string): Promise<ShipmentDocument | null> {
  return (await collection('shipments')).findOne(
    { orderId, ...(number === undefined ? {} : { number }) },
    { sort: { part: -1 } },
  );
}

/** Belongs in a transaction that read the shipment. */
export async function setParcels(id: ObjectId, parcels: Parcel[], session: ClientSession): Promise<void> {
  await (await collection('shipments')).updateOne({ _id: id }, { $set: { parcels } }, { session });
}

const FOUND_MAX = 100;

/** By the number of a delivery note or of a parcel, or a serial number, which are compared as a whole. */
export async function findOrdersShippedAs(numbers: readonly string[]): Promise<ObjectId[]> {
  const fields = ['number', 'parcels.trackingNumber', 'lines.serials'];
  const found = await (await collection('shipments'))
    .find({ $or: fields.map((field) => ({ [field]: { $in: [...numbers] } })) })
    .project<Pick<ShipmentDocument, 'orderId'>>({ orderId: 1 })
    .limit(FOUND_MAX)
    .toArray();
  return found.map(({ orderId }) => orderId);
}

/** The parcels of what left of these orders, the last shipment of each last. */
export async function findParcels(
  orderIds: readonly ObjectId[],
): Promise<Pick<ShipmentDocument, 'orderId' | 'parcels'>[]> {
  return (await collection('shipments'))
    .find({ orderId: { $in: [...orderIds] } })
    .sort({ part: 1 })
    .project<Pick<ShipmentDocument, 'orderId' | 'parcels'>>({ orderId: 1, parcels: 1 })
    .toArray();
}

export async function findShipmentByKey(
  orderId: ObjectId,
  key: string,
  session: ClientSession,
): Promise<ShipmentDocument | null> {
  return (await collection('shipments')).findOne({ orderId, 'idempotency.key': key }, { session });
}

export async function findShipmentByExternalId(
  externalId: string,
  session: ClientSession,
): Promise<ShipmentDocument | null> {
  return (await collection('shipments')).findOne({ externalId }, { session });
}

/** Belongs in a transaction that read the shipment. */
export async function setShippedLines(
  id: ObjectId,
  lines: ShippedLine[],
  session: ClientSession,
): Promise<void> {
  await (await collection('shipments')).updateOne({ _id: id }, { $set: { lines } }, { session });
}

export async function findShipmentByNumber(number: string): Promise<ShipmentDocument | null> {
  return (await collection('shipments')).findOne({ number });
}
