import { type ClientSession, ObjectId } from 'mongodb';
import { findOrder, requireNamedOrder, requireOrder } from '@/lib/server/commerce/orders/find-order';
import { putOrderReturn, returnableUnits } from '@/lib/server/commerce/orders/lifecycle/order-returns';
import { isOwnOrCompanys } from '@/lib/server/commerce/orders/orders.policy';
import { shippedSerials } from '@/lib/server/commerce/serials/return-serials';
import { readShipment } from '@/lib/server/commerce/shipments/list-shipments';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReturnDocument, ReturnLine } from '@/lib/server/platform/db/documents/returns';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import {
  findRepeated,
  type Idempotency,
  requireIdempotency,
  runOnce,
} from '@/lib/server/platform/idempotency';
import { parseObjectId, randomReadableCode } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import type { MadeReturn, RequestReturnInput, ReturnForBuyerInput } from '@/lib/shared/returns/return.schema';
import { isReturnable, returnableUntil } from '@/lib/shared/returns/return-window';
import type { Language } from '@/lib/shared/site/languages';
import { recipientOf } from './read-returns';
import { requireReturnReader, saidOfLines, standingOf } from './return.policy';
import { recordReturnEvent } from './return-events';
import { type HeldSerial, namedSerials } from './returned-serials';
import { findReturnByKey, insertReturn } from './returns.repository';

const NUMBER_PREFIX = 'RMA-';
const NUMBER_CODE_LENGTH = 6;

type Asked = RequestReturnInput & Pick<ReturnForBuyerInput, 'instructions'>;
type NamedLines = readonly ReturnForBuyerInput['lines'][number][];

type Request = {
  input: Omit<Asked, 'lines'> & { lines: NamedLines };
  actor: Actor;
  byShop: boolean;
  idempotency: Idempotency;
  language: Language;
  now: Date;
};

/** Throws `return-window-over` with the last day, where the shop takes returns. */
function requireInWindow({ shippedOn }: ShipmentDocument, now: Date): void {
  if (isReturnable(shippedOn, shopDay(now))) return;
  throw new AppError('return-window-over', { members: optionalField('until', returnableUntil(shippedOn)) });
}

type Planned = { named: NamedLines; held: readonly HeldSerial[] };

/** Throws `validation-failed` for a tool or serial number that the shipment has not, and `units-not-returnable`. */
function plannedLines(
  order: OrderDocument,
  shipment: ShipmentDocument,
  { named, held }: Planned,
): ReturnLine[] {
  const left = returnableUnits(order, shipment);
  const asked = saidOfLines(shipment.lines, named).flatMap(({ line, said }) =>
    said ? [{ line, said, serials: namedSerials(held, line.toolId, said.serials) }] : [],
  );
  const short = asked.flatMap(({ line: { toolId, sku }, said: { quantity: wanted } }) => {
    const units = left.get(toolId.toHexString()) ?? 0;
    return wanted > units ? [{ toolId: toolId.toHexString(), sku, wanted, left: units }] : [];
  });
  if (short.length > 0) throw new AppError('units-not-returnable', { members: { lines: short } });
  return asked.map(({ line: { toolId, sku, name }, said: { quantity, reason, note }, serials }) => ({
    ...{ toolId, sku, name, quantity, reason },
    ...(note ? { note } : {}),
    ...(serials.length > 0 ? { serials: serials.map(({ serial }) => serial) } : {}),
  }));
}

function newReturn(
  order: OrderDocument,
  shipment: ShipmentDocument,
  { input, actor, byShop, idempotency, language, now }: Request,
  held: readonly HeldSerial[],
): ReturnDocument {
  const { note, instructions } = input;
  const lines = plannedLines(order, shipment, { named: input.lines, held });
  const { _id: orderId, number: orderNumber, buyerId, buyerName } = order;
  return {
    ...{ _id: new ObjectId(), number: NUMBER_PREFIX + randomReadableCode(NUMBER_CODE_LENGTH) },
    part: (order.returns?.length ?? 0) + 1,
    ...{
      orderId,
      orderNumber,
      shipmentId: shipment._id,
      shipmentNumber: shipment.number,
      buyerId,
      buyerName,
    },
    ...optionalField('invoiceNumber', shipment.invoiceNumber),
    ...optionalField('companyId', order.companyId),
    ...optionalField('companyName', order.billTo?.name),
    state: byShop ? 'approved' : 'requested',
    lines: byShop ? lines.map((line) => ({ ...line, approved: line.quantity })) : lines,
    ...(note ? { note } : {}),
    ...(instructions ? { instructions } : {}),
    ...{ language, requestedAt: now, requestedBy: actor.userId },
    ...(byShop ? { byShop, decidedAt: now, decidedBy: actor.userId } : {}),
    idempotency,
  };
}

async function make(orderId: ObjectId, request: Request, session: ClientSession): Promise<ReturnDocument> {
  const order = await findOrder(orderId, session);
  const shipment = await readShipment(parseObjectId(request.input.shipmentId), session);
  if (!order || !shipment?.orderId.equals(orderId)) throw new AppError('not-found');
  const { byShop, actor, now } = request;
  if (!byShop) requireInWindow(shipment, now);
  const namesSerials = request.input.lines.some(({ serials = [] }) => serials.length > 0);
  const held = namesSerials ? await shippedSerials(shipment._id, session) : [];
  const made = newReturn(order, shipment, request, held);
  await insertReturn(made, session);
  await putOrderReturn(order, standingOf(made), session);
  const recipient = await recipientOf(made, order, session);
  await recordReturnEvent(
    byShop ? 'return.approved' : 'return.requested',
    { actor, made, recipient },
    session,
  );
  return made;
}

async function makeOnce(orderId: ObjectId, request: Request): Promise<MadeReturn> {
  const find = (session: ClientSession) =>
    findRepeated(request.idempotency, (key) => findReturnByKey(orderId, key, session));
  const { _id, number } = await runOnce(
    () => inTransaction(find),
    () => inTransaction(async (session) => (await find(session)) ?? make(orderId, request, session)),
  );
  return { insertedId: _id.toHexString(), number };
}

function fingerprinted(key: string | undefined, input: Request['input'], byShop: boolean): Idempotency {
  const { shipmentId, lines, note = '', instructions = '' } = input;
  const content = lines.map(({ toolId, sku, quantity, reason, note = '', serials = [] }) => {
    return [toolId ?? sku, quantity, reason, note, ...(serials.length > 0 ? [serials] : [])];
  });
  return requireIdempotency(key, [byShop, shipmentId, content, note, instructions]);
}

/**
 * Asks to send units of a shipment back. The same key makes no second return. Throws `not-found` for an order or shipment that is not
 * theirs, and for admins, `validation-failed`, `idempotency-mismatch`, `return-window-over`, `units-not-returnable`.
 */
export async function requestReturn(
  actor: Actor,
  orderId: string,
  input: RequestReturnInput,
  {
    key,
    language,
    now = new Date(),
  }: { key: string | undefined; language?: Language | undefined; now?: Date },
): Promise<MadeReturn> {
  requireReturnReader(actor);
  const idempotency = fingerprinted(key, input, false);
  const order = await requireOrder(orderId);
  if (!isOwnOrCompanys(actor, order)) throw new AppError('not-found');
  const request = { input, actor, byShop: false, idempotency, language: language ?? order.language, now };
  return makeOnce(order._id, request);
}

/** The same for the buyer, by an admin, at any time; it is approved at once. Throws `forbidden`, and as above. */
export async function makeReturnForBuyer(
  actor: Actor,
  orderId: string,
  input: ReturnForBuyerInput,
  { key, now = new Date() }: { key: string | undefined; now?: Date },
): Promise<MadeReturn> {
  requirePermission(actor, 'manage-orders');
  const idempotency = fingerprinted(key, input, true);
  const order = await requireNamedOrder(orderId);
  return makeOnce(order._id, { input, actor, byShop: true, idempotency, language: order.language, now });
}
