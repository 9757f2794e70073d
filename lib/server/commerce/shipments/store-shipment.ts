import type { ClientSession, ObjectId } from 'mongodb';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { takeSequence } from '@/lib/server/platform/db/take-sequence';
import { documentNumber } from '@/lib/shared/orders/document-number';
import { areSameParcels, type Parcel } from '@/lib/shared/shipments/carriers';
import { findDelivered, findShipment, insertShipment, setParcels } from './shipments.repository';

type Numbered = Pick<ShipmentDocument, 'number' | 'sequence'>;

/** Belongs in the transaction that ships the units, late in it: all shipments write one counter. */
export async function takeDeliveryNoteNumber(session: ClientSession): Promise<Numbered> {
  const next = await takeSequence('delivery-note', session);
  return { number: documentNumber('delivery-note', next), sequence: next.sequence };
}

/** Belongs in the transaction that took its number. */
export async function storeShipment(
  shipment: ShipmentDocument,
  session: ClientSession,
): Promise<ShipmentDocument> {
  await insertShipment(shipment, session);
  return shipment;
}

/** Returns the shipment before and after, the same where the parcels are; null for an unknown one. */
export async function replaceParcels(
  id: ObjectId,
  parcels: Parcel[],
  session: ClientSession,
): Promise<{ before: ShipmentDocument; shipment: ShipmentDocument } | null> {
  const before = await findShipment(id, session);
  if (!before || areSameParcels(before.parcels, parcels)) return before && { before, shipment: before };
  await setParcels(id, parcels, session);
  return { before, shipment: { ...before, parcels } };
}

/** The shipment of an order with this delivery note, or its last one. */
export function findDelivery(orderId: ObjectId, number?: string): Promise<ShipmentDocument | null> {
  return findDelivered(orderId, number);
}
