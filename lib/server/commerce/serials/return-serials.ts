import type { ClientSession, ObjectId } from 'mongodb';
import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';
import { findSerialsOfShipment, removeHolder } from './serials.repository';

/** Serial numbers that left with a shipment and did not come back. */
export function shippedSerials(shipmentId: ObjectId, session: ClientSession): Promise<SerialDocument[]> {
  return findSerialsOfShipment(shipmentId, session);
}

/** Of units that came back: nobody holds them then; papers and calibration stay. Belongs in the transaction of the receipt. */
export async function takeBackSerials(
  serials: readonly Pick<SerialDocument, '_id'>[],
  session: ClientSession,
): Promise<void> {
  if (serials.length > 0)
    await removeHolder(
      serials.map(({ _id }) => _id),
      session,
    );
}
