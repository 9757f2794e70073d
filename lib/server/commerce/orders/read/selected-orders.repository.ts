import { type Filter, ObjectId, type Sort } from 'mongodb';
import { poKeyOf } from '@/lib/server/commerce/orders/order-number';
import { type Owner, readableBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { startsWith } from '@/lib/server/platform/word-patterns';
import type { AllOrdersSort, ChangePlace } from '@/lib/shared/orders/order.schema';
import type { AxesFilter } from '@/lib/shared/orders/order-status';
import type { OrderTotals } from '@/lib/shared/orders/order-totals';
import type { OrderWord } from './order-words';

export type OrderSelection = {
  of?: Owner | { buyerEmail: string };
  /** Selects the orders that this account placed. */
  buyerId?: ObjectId;
  axes?: AxesFilter;
  poNumber?: string | undefined;
  placedFrom?: Date | undefined;
  placedBefore?: Date | undefined;
  isRefundFailed?: boolean;
  isDisputed?: boolean;
  /** Each matches anywhere in the number of order, PO, return, invoice or credit note, name or SKU of a tool, buyer's name or e-mail. */
  words?: readonly OrderWord[];
  /** Found beside those that the words match. */
  orIds?: readonly ObjectId[];
  changedSince?: Date | undefined;
  linesMax?: number;
  sort?: AllOrdersSort | 'changed' | undefined;
  skip?: number;
  limit?: number;
};

const SORTS: Record<
  AllOrdersSort | 'changed',
  readonly [field: keyof OrderDocument | `totals.${keyof OrderTotals}`, direction: 1 | -1]
> = {
  newest: ['placedAt', -1],
  oldest: ['placedAt', 1],
  value: ['totals.totalCents', 1],
  '-value': ['totals.totalCents', -1],
  buyer: ['buyerSortKey', 1],
  '-buyer': ['buyerSortKey', -1],
  ships: ['shipsOn', 1],
  changed: ['updatedAt', 1],
};

function filterOf({
  of,
  buyerId,
  axes,
  poNumber,
  placedFrom,
  placedBefore,
  changedSince,
  isRefundFailed = false,
  isDisputed = false,
  words = [],
  orIds = [],
}: OrderSelection): Filter<OrderDocument> {
  const fields = [
    'number',
    'poNumber',
    'invoiceNumber',
    'creditNoteNumber',
    'returns.number',
    'lines.name',
    'buyerName',
    'buyerEmail',
  ];
  const matches = words.map(({ typed, sku, poKey }) => ({
    $or: [...fields.map((field) => ({ [field]: typed })), { 'lines.sku': sku }, { poKey }],
  }));
  const placedAt = {
    ...(placedFrom ? { $gte: placedFrom } : {}),
    ...(placedBefore ? { $lt: placedBefore } : {}),
  };
  return {
    ...(of && ('kind' in of ? readableBy('orders', of) : of)),
    ...(buyerId ? { buyerId } : {}),
    ...axes,
    ...(poNumber === undefined ? {} : { poKey: poKeyOf(poNumber) }),
    ...(placedFrom || placedBefore ? { placedAt } : {}),
    ...(changedSince ? { updatedAt: { $gte: changedSince } } : {}),
    ...(isRefundFailed ? { refundFailedAt: { $type: 'date' } } : {}),
    ...(isDisputed ? { disputedAt: { $type: 'date' } } : {}),
    ...(matches.length > 0
      ? { $and: orIds.length > 0 ? [{ $or: [{ $and: matches }, { _id: { $in: [...orIds] } }] }] : matches }
      : {}),
  };
}

async function findSorted(selection: OrderSelection, from: 'start' | 'end'): Promise<OrderDocument[]> {
  const { skip = 0, limit = 0, linesMax, sort = 'newest' } = selection;
  const [field, forward] = SORTS[sort];
  const direction = from === 'start' ? forward : -forward;
  const projection = linesMax === undefined ? {} : { projection: { lines: { $slice: linesMax } } };
  return (await collection('orders'))
    .find(filterOf(selection), {
      sort: { [field]: direction, _id: direction } as Sort,
      skip,
      limit,
      ...projection,
    })
    .toArray();
}

/** A `limit` of 0 is all of them. */
export async function findSelectedOrders(selection: OrderSelection): Promise<OrderDocument[]> {
  return findSorted(selection, 'start');
}

/** The range of the index, and in it those of the same moment whose id is a later one. */
export function changesAfter(selection: OrderSelection, { at, id }: ChangePlace): Filter<OrderDocument> {
  const isAfter = [{ updatedAt: { $gt: at } }, { updatedAt: at, _id: { $gt: new ObjectId(id) } }];
  return { $and: [filterOf({ ...selection, changedSince: at }), { $or: isAfter }] };
}

/** The first of the selected orders that changed after this place, the oldest change first. */
export async function findChangedOrders(
  selection: OrderSelection & { limit: number },
  place: ChangePlace,
): Promise<OrderDocument[]> {
  const { limit, linesMax } = selection;
  return (await collection('orders'))
    .find(changesAfter(selection, place), {
      sort: { updatedAt: 1, _id: 1 },
      limit,
      ...(linesMax === undefined ? {} : { projection: { lines: { $slice: linesMax } } }),
    })
    .toArray();
}

/** Returns orders like `findSelectedOrders`, in the same order, but `skip` and `limit` count from the last one. */
export async function findSelectedOrdersFromEnd(selection: OrderSelection): Promise<OrderDocument[]> {
  return (await findSorted(selection, 'end')).reverse();
}

export async function countSelectedOrders(selection: OrderSelection): Promise<number> {
  return (await collection('orders')).countDocuments(filterOf(selection));
}

type FoundDocument = Pick<
  OrderDocument,
  '_id' | 'number' | 'poNumber' | 'buyerName' | 'payment' | 'fulfilment' | 'totals'
>;

const FIELDS = { number: 1, poNumber: 1, buyerName: 1, payment: 1, fulfilment: 1, totals: 1 };

export function numberFilter(start: string): Filter<OrderDocument> {
  return { number: startsWith(start) };
}

/** With the type, so that the partial index is used. */
export function poKeyFilter(start: string): Filter<OrderDocument> {
  return { poKey: { $type: 'string', ...startsWith(start) } };
}

async function find(filter: Filter<OrderDocument>, sort: Sort, limit: number): Promise<FoundDocument[]> {
  return (await collection('orders')).find(filter, { sort, limit }).project<FoundDocument>(FIELDS).toArray();
}

export function findByNumber(start: string, limit: number): Promise<FoundDocument[]> {
  return find(numberFilter(start), { number: 1 }, limit);
}

export function findByPoKey(start: string, limit: number): Promise<FoundDocument[]> {
  return find(poKeyFilter(start), { poKey: 1, placedAt: -1 }, limit);
}

/** The newest of each buyer, in one short index read each. */
export async function findOfBuyers(buyers: readonly ObjectId[], limit: number): Promise<FoundDocument[]> {
  const found = await Promise.all(
    buyers.map((buyerId) => find({ buyerId }, { placedAt: -1, _id: -1 }, limit)),
  );
  return found.flat();
}
