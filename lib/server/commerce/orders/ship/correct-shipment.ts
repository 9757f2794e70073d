import { replaceParcels } from '@/lib/server/commerce/shipments/store-shipment';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type { CorrectShipmentInput } from '@/lib/shared/shipments/shipment.schema';
import { readOrder, touchOrder } from '../orders.repository';
import { recordShipmentEvent } from './shipment-events';

/** Replaces the parcels of a shipment; `modifiedCount` is 0 where they are the same. Throws `forbidden`, `not-found`. */
export async function correctShipment(
  actor: Caller,
  id: string,
  { parcels, notify = true }: CorrectShipmentInput,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-orders');
  const shipmentId = parseObjectId(id);
  const modifiedCount = await inTransaction(async (session) => {
    const replaced = await replaceParcels(shipmentId, parcels, session);
    const order = replaced && (await readOrder(replaced.before.orderId, session));
    if (!order) throw new AppError('not-found');
    const { before, shipment } = replaced;
    if (shipment === before) return 0;
    await touchOrder(order._id, session);
    await recordShipmentEvent(
      'shipment.corrected',
      { before, shipment, order, actor, notify, at: now },
      session,
    );
    return 1;
  });
  return { modifiedCount };
}
