import 'server-only';
import type { Buyer } from '@/lib/server/commerce/pricing/buyer';
import { receiptReader } from '@/lib/server/commerce/pricing/receipt.serializer';
import type { Caller } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import type { OrderDocument, RefundNote, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import { AppError } from '@/lib/shared/messages/errors';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { ReceiptReader } from '@/lib/shared/pricing/receipt-message';
import { readOrdersByPoNumber } from '../buyer-orders.repository';
import { requireOrder } from '../find-order';
import { serializeOrder } from '../order.serializer';
import { isOwnOrder, mayReadOrder, ownerOfOrder } from '../orders.policy';

type Done = Pick<TimelineEntry | RefundNote, 'by' | 'actorId'>;

/** Returns admins' names by id in hex; none to buyers. */
async function adminNames(reader: ReceiptReader, timeline: readonly Done[]): Promise<Map<string, string>> {
  if (reader === 'buyer') return new Map();
  return findNames(timeline.flatMap(({ by, actorId }) => (by === 'admin' && actorId ? actorId : [])));
}

/** How many other orders with the same number of the buyer's an order names. */
const REPEATS_MAX = 5;

/** Returns other orders of the same buyer with the same number of theirs, newest first: it may have been placed twice. */
async function poRepeatsOf(order: OrderDocument): Promise<Order['samePoNumber']> {
  const { _id, poNumber } = order;
  if (!poNumber) return undefined;
  const repeats = await readOrdersByPoNumber(ownerOfOrder(order), poNumber, {
    except: _id,
    limit: REPEATS_MAX,
  });
  if (repeats.length === 0) return undefined;
  return repeats.map(({ _id: id, number, placedAt }) => ({
    _id: id.toHexString(),
    number,
    placedAt: placedAt.toISOString(),
  }));
}

/** Returns an order with who did each step of it; only admins see which admin it was. */
async function wholeOrder(order: OrderDocument, reader: ReceiptReader): Promise<Order> {
  const { refundNotes = [] } = order;
  const parts = (order.partRefunds ?? []).map(({ actorId }) => ({ by: 'admin' as const, actorId }));
  const names = await adminNames(reader, [...order.timeline, ...refundNotes, ...parts]);
  const samePoNumber = await poRepeatsOf(order);
  const serialized = serializeOrder(order, reader);
  const timeline = serialized.timeline.map((entry, place) => {
    const actorId = order.timeline[place]?.actorId?.toHexString() ?? '';
    const name = entry.by === 'buyer' ? serialized.buyerName : names.get(actorId);
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
    timeline,
    ...(samePoNumber ? { samePoNumber } : {}),
    ...(partRefunds ? { partRefunds } : {}),
    ...(notes ? { refundNotes: notes } : {}),
  };
}

/** Returns an order, for its buyer or an admin. Throws `not-found` and `forbidden`. */
export async function getOrder(actor: Caller, id: string): Promise<Order> {
  const order = await requireOrder(id);
  if (!mayReadOrder(actor, order)) throw new AppError('forbidden');
  return wholeOrder(order, receiptReader(actor));
}

/** Returns an order of the buyer's own. Throws `not-found`, also for another's. */
export async function getOwnOrder({ owner, reader }: Buyer, id: string): Promise<Order> {
  const order = await requireOrder(id);
  if (!isOwnOrder(owner, order)) throw new AppError('not-found');
  return wholeOrder(order, reader);
}
