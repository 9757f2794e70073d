import type { ClientSession, ObjectId } from 'mongodb';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { findShipment, findShipmentByNumber, setShippedLines } from './shipments.repository';

/** Throws `not-found`. */
export async function requireShipment(id: string, session: ClientSession): Promise<ShipmentDocument> {
  const shipment = await findShipment(parseObjectId(id), session);
  if (!shipment) throw new AppError('not-found');
  return shipment;
}

type Added = { toolId: ObjectId; serials: readonly string[] };

/** Adds serial numbers to lines of a shipment that was read in this transaction. */
export async function addShippedSerials(
  { _id, lines }: ShipmentDocument,
  added: readonly Added[],
  session: ClientSession,
): Promise<void> {
  const changed = lines.map((line) => {
    const { serials = [] } = added.find(({ toolId }) => toolId.equals(line.toolId)) ?? {};
    return serials.length === 0 ? line : { ...line, serials: [...(line.serials ?? []), ...serials] };
  });
  await setShippedLines(_id, changed, session);
}

/** Returns the shipment with this delivery note, typed in any case. */
export async function shipmentNumbered(typed: string): Promise<ObjectId | null> {
  const shipment = typed === '' ? null : await findShipmentByNumber(typed.toUpperCase());
  return shipment?._id ?? null;
}
