import { type ClientSession, ObjectId } from 'mongodb';
import { giveSerials } from '@/lib/server/commerce/serials/give-serials';
import { findRepeatedShipment } from '@/lib/server/commerce/shipments/repeated-shipment';
import { storeShipment, takeDeliveryNoteNumber } from '@/lib/server/commerce/shipments/store-shipment';
import { type CalibratedTool, calibratedTools } from '@/lib/server/commerce/tools/calibrated-tools';
import { shipUnits as moveShipped } from '@/lib/server/commerce/tools/stock/move-units';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type Idempotency, runOnce } from '@/lib/server/platform/idempotency';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { openLines } from '@/lib/shared/orders/line-units';
import { hasShipped, stateOf } from '@/lib/shared/orders/order-status';
import type { ShipUnitsInput, UnitsShipped } from '@/lib/shared/orders/ship/ship-units.schema';
import { requireNamedOrder, requireOrder } from '../find-order';
import { recordOrderEvent } from '../order-events';
import { addShipment, readOrder } from '../orders.repository';
import { renewShipDay } from '../promises.repository';
import { invoiceShipped, requireVatId } from './invoice-shipped';
import { planShipment, type ShipmentPlan, shipmentIdempotency } from './shipment.policy';
import { recordShipmentEvent } from './shipment-events';

type Shipment = {
  input: ShipUnitsInput;
  /** Those that serial numbers are sent of, if any. */
  tools?: readonly CalibratedTool[];
  actor: Caller;
  idempotency?: Idempotency;
  now: Date;
};

/** Returns the tools of an order where serial numbers are sent. */
async function toolsOf(
  { lines }: OrderDocument,
  { lines: named = [] }: ShipUnitsInput,
  session: ClientSession,
): Promise<CalibratedTool[]> {
  if (named.every(({ serials = [] }) => serials.length === 0)) return [];
  return calibratedTools({ ids: lines.map(({ toolId }) => toolId) }, session);
}

/** Ships units of an order as it was read in this transaction. Throws `serial-taken`, `vat-id-not-valid`, `invoice-incomplete`, `out-of-stock`. */
async function ship(
  before: OrderDocument,
  { units, lines }: ShipmentPlan,
  { input, tools = [], actor, idempotency, now }: Shipment,
  session: ClientSession,
): Promise<ShipmentDocument> {
  const { parcels = [], shippedOn = shopDay(now), externalId, notify = true } = input;
  const actorId = callerId(actor);
  const _id = new ObjectId();
  const { _id: orderId, number: orderNumber, buyerId, companyId } = before;
  const held = { _id, orderId, orderNumber, buyerId, ...optionalField('companyId', companyId), shippedOn };
  await giveSerials({ shipment: held, lines, tools, actor, now }, session);
  const entry = { state: 'shipped', at: now, by: 'admin', actorId } as const;
  const moved = await addShipment(before, { units, entry }, session);
  if (!moved) throw new Error(`order ${before.number} changed within a transaction`);
  const { from, at } = moved;
  const shipped = await renewShipDay(moved.order, session);
  const { shipmentCount: part } = shipped;
  await moveShipped(
    { lines: units, orderId, orderNumber, reason: 'order-shipped', part, actorId, at },
    session,
  );
  await requireVatId(before, session);
  const note = await takeDeliveryNoteNumber(session);
  const invoicing = { lines: units, shippedOn, shipmentNumber: note.number, at, actorId };
  const { order, invoice } = await invoiceShipped(shipped, invoicing, session);
  const shipment = await storeShipment(
    {
      ...{ ...held, ...note, part, lines, parcels, at, actorId },
      ...optionalField('externalId', externalId),
      ...optionalField('invoiceNumber', invoice?.receivable._id),
      ...optionalField('idempotency', idempotency),
    },
    session,
  );
  const facts = { order, shipment, actor, notify, ...optionalField('invoice', invoice) };
  await recordShipmentEvent('shipment.created', facts, session);
  if (hasShipped(order)) {
    const event = { order, from, entry, actor, shipment, notify, ...optionalField('invoice', invoice) };
    await recordOrderEvent('order.shipped', event, session);
  }
  return shipment;
}

/** Returns what now holds of a shipment and its order. */
async function toShipped({
  _id,
  number,
  part,
  invoiceNumber,
  orderId,
}: ShipmentDocument): Promise<UnitsShipped> {
  const order = await requireOrder(orderId.toHexString());
  return {
    insertedId: _id.toHexString(),
    number,
    part,
    state: stateOf(order),
    open: openLines(order).reduce((sum, { units }) => sum + units, 0),
    ...optionalField('invoiceNumber', invoiceNumber),
  };
}

/**
 * Ships units of an order that is paid or on account, without lines everything that is open (product §4.7). The same key or `externalId`
 * with the same request ships nothing again. Throws `forbidden`, `validation-failed`, `not-found`, `idempotency-mismatch`,
 * `wrong-order-state`, `units-not-open`, `deliver-complete`, `serial-taken`, `out-of-stock`, `vat-id-not-valid`, `invoice-incomplete`, in
 * this order.
 */
export async function shipUnits(
  actor: Caller,
  id: string,
  input: ShipUnitsInput,
  { key, now = new Date() }: { key: string | undefined; now?: Date },
): Promise<UnitsShipped> {
  requirePermission(actor, 'manage-orders');
  const { shippedOn, externalId } = input;
  if ((key === undefined) === (externalId === undefined))
    throw new AppError('validation-failed', { issues: { externalId: ['external-id-or-key'] } });
  if (shippedOn !== undefined && shippedOn > shopDay(now))
    throw new AppError('validation-failed', { issues: { shippedOn: ['shipped-on-invalid'] } });
  const order = await requireNamedOrder(id);
  const idempotency = shipmentIdempotency(order, input, key);
  const asked = { idempotency, ...optionalField('externalId', externalId) };
  const shipment = await runOnce(
    () => inTransaction((session) => findRepeatedShipment(order._id, asked, session)),
    () =>
      inTransaction(async (session) => {
        const before = await readOrder(order._id, session);
        if (!before) throw new AppError('not-found');
        const repeated = await findRepeatedShipment(order._id, asked, session);
        if (repeated) return repeated;
        const tools = await toolsOf(before, input, session);
        const plan = planShipment(before, input, tools);
        return ship(before, plan, { input, tools, actor, idempotency, now }, session);
      }),
  );
  return toShipped(shipment);
}

/**
 * Ships everything that is open of an order; a shipped one is left unchanged (`modifiedCount` 0). Throws `forbidden`, `not-found`,
 * `out-of-stock`, `vat-id-not-valid`, `invoice-incomplete`, and `wrong-order-state` for an order that is neither paid nor on account, or
 * has no units left to ship.
 */
export async function shipOrder(
  actor: Caller,
  id: string,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-orders');
  const { _id } = await requireOrder(id);
  const modifiedCount = await inTransaction(async (session) => {
    const order = await readOrder(_id, session);
    if (!order) throw new AppError('not-found');
    if (hasShipped(order)) return 0;
    await ship(order, planShipment(order, {}), { input: {}, actor, now }, session);
    return 1;
  });
  return { modifiedCount };
}
