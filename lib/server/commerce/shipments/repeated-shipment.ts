import type { ClientSession, ObjectId } from 'mongodb';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { findRepeated, type Idempotency } from '@/lib/server/platform/idempotency';
import { AppError } from '@/lib/shared/messages/errors';
import { findShipmentByExternalId, findShipmentByKey } from './shipments.repository';

/** The key is that of an `externalId`, where there is one: it names one shipment of all orders. Throws `idempotency-mismatch`. */
export async function findRepeatedShipment(
  orderId: ObjectId,
  { idempotency, externalId }: { idempotency?: Idempotency | undefined; externalId?: string | undefined },
  session: ClientSession,
): Promise<ShipmentDocument | null> {
  const repeated = await findRepeated(idempotency, (key) =>
    externalId === undefined
      ? findShipmentByKey(orderId, key, session)
      : findShipmentByExternalId(externalId, session),
  );
  if (repeated && !repeated.orderId.equals(orderId)) throw new AppError('idempotency-mismatch');
  return repeated;
}
