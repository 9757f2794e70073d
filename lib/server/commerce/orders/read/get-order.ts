import { listPapers } from '@/lib/server/commerce/invoices/list-papers';
import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import { receiptReader } from '@/lib/server/commerce/prices/buyer';
import { findOwed } from '@/lib/server/commerce/receivables/read-receivables';
import { listShipments, withSerials } from '@/lib/server/commerce/shipments/list-shipments';
import { calibratedTools } from '@/lib/server/commerce/tools/calibrated-tools';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { isMemberOf } from '@/lib/server/identity/users/company-members';
import type { OrderDocument, RefundNote, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { awaitsShipment } from '@/lib/shared/orders/order-status';
import type { ReceiptReader } from '@/lib/shared/prices/price-receipt';
import { readOrdersByPoNumber } from '../buyer-orders.repository';
import { requireOrder } from '../find-order';
import { withReturnable } from '../lifecycle/order-returns';
import { serializeOrders } from '../order.serializer';
import { isInvoicedOnAccount } from '../order-lines';
import { isOwnOrder, mayReadOrder, ownerOfOrder } from '../orders.policy';
import { type ReadyLines, readReadyLines } from './ready-units';

type Done = Pick<TimelineEntry | RefundNote, 'by' | 'actorId'>;

/** By id in hex, of colleagues who took a step of a company's order. */
async function colleagueNames({ companyId, buyerId, timeline }: OrderDocument): Promise<Map<string, string>> {
  if (!companyId) return new Map();
  const others = timeline.flatMap(({ by, actorId }) =>
    by === 'buyer' && actorId && !actorId.equals(buyerId) ? actorId : [],
  );
  return findNames(others);
}

/** By id in hex. Buyers get none. */
async function adminNames(reader: ReceiptReader, timeline: readonly Done[]): Promise<Map<string, string>> {
  if (reader === 'buyer') return new Map();
  return findNames(timeline.flatMap(({ by, actorId }) => (by === 'admin' && actorId ? actorId : [])));
}

const REPEATS_MAX = 5;

/** Newest first: the order may have been placed twice. */
async function poRepeatsOf(order: OrderDocument): Promise<Order['samePoNumber']> {
  const { _id, companyId, poNumber } = order;
  if (!poNumber) return undefined;
  const repeats = await readOrdersByPoNumber(ownerOfOrder(order), poNumber, {
    except: _id,
    companyId,
    limit: REPEATS_MAX,
  });
  if (repeats.length === 0) return undefined;
  return repeats.map(({ _id: id, number, placedAt }) => ({
    _id: id.toHexString(),
    number,
    placedAt: placedAt.toISOString(),
  }));
}

function withReady(lines: Order['lines'], ready: ReadyLines['ready']): Order['lines'] {
  const units = new Map(ready.map((line) => [line.toolId.toHexString(), line.units]));
  return lines.map((line) =>
    line.openQuantity > 0 ? { ...line, ready: units.get(line.toolId) ?? 0 } : line,
  );
}

/** With what is open of those on account. */
async function invoicesOf({ _id }: OrderDocument): Promise<Order['invoices']> {
  const [papers, owed] = await Promise.all([listPapers(_id), findOwed(_id)]);
  return papers.map((paper) => {
    const receivable = owed.get(paper.number);
    if (!receivable) return paper;
    const { dueOn, openCents, settledAt } = receivable;
    return {
      ...paper,
      ...{ dueOn, open: toDollars(openCents) },
      ...optionalField('settledAt', settledAt?.toISOString()),
    };
  });
}

type Paper = NonNullable<Order['invoices']>[number];

/** On account each shipment has its invoice, of the same part. */
function withDeliveryNote(paper: Paper, shipments: Order['shipments'] = []): Paper {
  const shipment = shipments.find(({ part }) => part === paper.part);
  return paper.kind === 'invoice' && shipment ? { ...paper, shipmentNumber: shipment.number } : paper;
}

/** Returns the tools of an order whose units have serial numbers, by id in hex. Buyers get none. */
async function serialisedAmong({ lines }: OrderDocument, reader: ReceiptReader): Promise<Set<string>> {
  if (reader === 'buyer') return new Set();
  const tools = await calibratedTools({ ids: lines.map(({ toolId }) => toolId) });
  return new Set(tools.flatMap(({ _id, serialised }) => (serialised ? _id.toHexString() : [])));
}

/** Adds who did each step; only admins see the names of admins. */
async function wholeOrder(order: OrderDocument, reader: ReceiptReader): Promise<Order> {
  const { refundNotes = [] } = order;
  const parts = (order.partRefunds ?? []).map(({ actorId }) => ({ by: 'admin' as const, actorId }));
  const names = await adminNames(reader, [...order.timeline, ...refundNotes, ...parts]);
  const isReadyShown = reader === 'admin' && awaitsShipment(order);
  const [[serialized], samePoNumber, colleagues, invoices, shipments, [lines]] = await Promise.all([
    serializeOrders([order], reader),
    poRepeatsOf(order),
    colleagueNames(order),
    order.taxes || isInvoicedOnAccount(order) ? invoicesOf(order) : undefined,
    order.shipmentCount > 0 ? listShipments(order._id, reader) : undefined,
    isReadyShown ? readReadyLines([order]) : [],
  ]);
  if (!serialized) throw new Error('an order was not serialized');
  const returns = order.returns?.map(({ id, number, state }) => ({ _id: id.toHexString(), number, state }));
  const serialised = await serialisedAmong(order, reader);
  const timeline = serialized.timeline.map((entry, place) => {
    const actorId = order.timeline[place]?.actorId?.toHexString() ?? '';
    const buyersName = colleagues.get(actorId) ?? serialized.buyerName;
    const name = entry.by === 'buyer' ? buyersName : names.get(actorId);
    return name ? { ...entry, name } : entry;
  });
  const notes = serialized.refundNotes?.map((note, place) => {
    const name = names.get(refundNotes[place]?.actorId?.toHexString() ?? '');
    return name ? { ...note, name } : note;
  });
  const partRefunds = serialized.partRefunds?.map((part, place) => {
    const name = names.get(parts[place]?.actorId.toHexString() ?? '');
    return name ? { ...part, name } : part;
  });
  return {
    ...serialized,
    lines: withSerials(lines ? withReady(serialized.lines, lines.ready) : serialized.lines, shipments).map(
      (line) => (serialised.has(line.toolId) ? { ...line, serialised: true } : line),
    ),
    ...optionalField(
      'invoices',
      invoices?.map((paper) => withDeliveryNote(paper, shipments)),
    ),
    ...optionalField('shipments', shipments && withReturnable(order, shipments)),
    ...optionalField('returns', returns),
    timeline,
    ...(samePoNumber ? { samePoNumber } : {}),
    ...(partRefunds ? { partRefunds } : {}),
    ...(notes ? { refundNotes: notes } : {}),
  };
}

export async function getOrder(actor: Caller, id: string): Promise<Order> {
  const order = await requireOrder(id);
  if (!mayReadOrder(actor, order)) throw new AppError('forbidden');
  return wholeOrder(order, receiptReader(actor));
}

/** An order of the company whose approver the actor is. Throws `not-found` for any other, and for buyers. */
export async function getCompanyOrder(actor: Pick<Actor, 'company'>, id: string): Promise<Order> {
  const order = await requireOrder(id);
  if (!isMemberOf(actor, order.companyId, 'read-company-orders')) throw new AppError('not-found');
  return wholeOrder(order, 'buyer');
}

/** Throws `not-found`, also for another buyer's order. */
export async function getOwnOrder({ owner, reader }: Buyer, id: string): Promise<Order> {
  const order = await requireOrder(id);
  if (!isOwnOrder(owner, order)) throw new AppError('not-found');
  return wholeOrder(order, reader);
}
