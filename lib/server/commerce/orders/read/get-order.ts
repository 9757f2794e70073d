import { listPapers } from '@/lib/server/commerce/invoices/list-papers';
import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import { receiptReader } from '@/lib/server/commerce/prices/buyer';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { isMemberOf } from '@/lib/server/identity/users/company-members';
import type { OrderDocument, RefundNote, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { ReceiptReader } from '@/lib/shared/prices/price-receipt';
import { readOrdersByPoNumber } from '../buyer-orders.repository';
import { requireOrder } from '../find-order';
import { serializeOrders } from '../order.serializer';
import { isOwnOrder, mayReadOrder, ownerOfOrder } from '../orders.policy';

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

/** Adds who did each step; only admins see the names of admins. */
async function wholeOrder(order: OrderDocument, reader: ReceiptReader): Promise<Order> {
  const { refundNotes = [] } = order;
  const parts = (order.partRefunds ?? []).map(({ actorId }) => ({ by: 'admin' as const, actorId }));
  const names = await adminNames(reader, [...order.timeline, ...refundNotes, ...parts]);
  const [[serialized], samePoNumber, colleagues, invoices] = await Promise.all([
    serializeOrders([order], reader),
    poRepeatsOf(order),
    colleagueNames(order),
    order.taxes ? listPapers(order._id) : undefined,
  ]);
  if (!serialized) throw new Error('an order was not serialized');
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
    ...optionalField('delivery', order.delivery),
    ...optionalField('invoices', invoices),
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
