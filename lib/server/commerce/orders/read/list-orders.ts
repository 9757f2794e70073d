import { ObjectId } from 'mongodb';
import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import { receiptReader } from '@/lib/server/commerce/prices/buyer';
import { ordersOfSerial } from '@/lib/server/commerce/serials/selected-serials';
import { ordersShippedAs } from '@/lib/server/commerce/shipments/list-shipments';
import { namesForPage } from '@/lib/server/commerce/tools/read/tool-names';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { companyOwner, ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import { requirePermission } from '@/lib/server/identity/permissions';
import { requireCompany } from '@/lib/server/identity/users/company-members';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { readPage } from '@/lib/server/platform/db/read-page';
import type { CompanyOrdersQuery } from '@/lib/shared/companies/company.schema';
import { daySpan } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import {
  type AllOrdersQuery,
  type ChangedOrdersQuery,
  type ChangePlace,
  type ExportOwnOrdersQuery,
  LISTED_LINES_MAX,
  type Order,
  type OrderStateFilter,
  type OwnOrdersQuery,
} from '@/lib/shared/orders/order.schema';
import { type AxesFilter, filterOf, ORDERS_THAT } from '@/lib/shared/orders/order-status';
import type { ReceiptReader } from '@/lib/shared/prices/price-receipt';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';
import { changedAt, serializeOrders } from '../order.serializer';
import { mayListOrdersOf } from '../orders.policy';
import { orderWords } from './order-words';
import {
  countSelectedOrders,
  findChangedOrders,
  findSelectedOrders,
  findSelectedOrdersFromEnd,
  type OrderSelection,
} from './selected-orders.repository';

/** By words, or by the whole number of a delivery note, a parcel or a unit. */
async function searched(q: string = ''): Promise<Pick<OrderSelection, 'words' | 'orIds'>> {
  const found = await Promise.all([ordersShippedAs(q), ordersOfSerial(q)]);
  return { words: orderWords(q), orIds: found.flat() };
}

/** `from` and `to` are days of the shop's time zone and both included. */
function placedOn(days: Pick<OwnOrdersQuery, 'from' | 'to'>) {
  const { from, before } = daySpan(days, env().STORE_TIME_ZONE);
  return { placedFrom: from, placedBefore: before };
}

async function ownSelection(
  of: NonNullable<OrderSelection['of']>,
  { state, poNumber, q, ...days }: Omit<OwnOrdersQuery, 'email' | 'page' | 'limit'>,
): Promise<OrderSelection> {
  return { of, axes: listedAxes(state), poNumber, ...(await searched(q)), ...placedOn(days) };
}

/** The orders of the account with this lower-case e-mail, for that user or an admin. Throws `forbidden`. */
export async function listOwnOrders(
  actor: Actor,
  email: string,
  query: Omit<OwnOrdersQuery, 'email'> & { withAllLines?: boolean } = {},
): Promise<{ orders: Order[]; total: number }> {
  if (!mayListOrdersOf(actor, email)) throw new AppError('forbidden');
  const of = email === actor.email ? ownerOf(actor) : { buyerEmail: email };
  return readOrderPart(await ownSelection(of, query), {
    ...query,
    reader: receiptReader(actor),
  });
}

export async function listOrdersOf(
  { owner, reader }: Buyer,
  { sort, ...query }: Omit<OwnOrdersQuery, 'email'> & Pick<AllOrdersQuery, 'sort'>,
): Promise<{ orders: Order[]; total: number }> {
  return readOrderPart({ ...(await ownSelection(owner, query)), sort }, { ...query, reader });
}

export async function findOwnOrders(
  owner: PersonOwner,
  query: ExportOwnOrdersQuery,
): Promise<OrderDocument[]> {
  return findSelectedOrders(await ownSelection(owner, query));
}

type AllOrdersFilters = Omit<AllOrdersQuery, 'page' | 'limit'>;

export async function listAllOrders(actor: Caller, query: ChangedOrdersQuery = {}): Promise<OrderPage> {
  requirePermission(actor, 'manage-orders');
  const { updatedSince, sort, state = updatedSince === undefined ? undefined : 'all' } = query;
  const selection = await anySelection({ ...query, state });
  if (updatedSince === undefined) return readOrderPart(selection, { ...query, reader: 'admin' });
  const changed = { ...selection, changedSince: new Date(updatedSince) };
  const { page = 1, limit = ORDER_PAGE_LIMIT, after } = query;
  if (sort) return readOrderPart(changed, { page, limit, reader: 'admin' });
  return readChangedPart(changed, { page, limit, after });
}

async function anySelection({ state, q, sort, company, ...days }: AllOrdersFilters): Promise<OrderSelection> {
  const isRefundFailed = state === 'refund-failed';
  const isDisputed = state === 'disputed';
  const axes = listedAxes(isRefundFailed || isDisputed ? 'all' : state);
  return {
    ...(company ? { of: companyOwner(new ObjectId(company)) } : {}),
    ...{ axes, isRefundFailed, isDisputed, sort },
    ...(await searched(q)),
    ...placedOn(days),
  };
}

/** Returns the orders of `listAllOrders` without pages. */
export async function findAllOrders(actor: Caller, filters: AllOrdersFilters): Promise<OrderDocument[]> {
  requirePermission(actor, 'manage-orders');
  return findSelectedOrders(await anySelection(filters));
}

export async function countFailedRefunds(actor: Actor): Promise<number> {
  requirePermission(actor, 'manage-orders');
  return countSelectedOrders({ isRefundFailed: true });
}

type Filter = Omit<CompanyOrdersQuery, 'page' | 'limit'>;

async function selectionOf(
  actor: Pick<Actor, 'company'>,
  { state, member, q, ...days }: Filter,
): Promise<OrderSelection> {
  const { id } = requireCompany(actor, 'read-company-orders');
  return {
    of: companyOwner(id),
    axes: listedAxes(state),
    ...(await searched(q)),
    ...placedOn(days),
    ...(member ? { buyerId: new ObjectId(member) } : {}),
  };
}

/** Every member's orders of the actor's company. Throws `not-found` without one, and `forbidden` for buyers. */
export async function listCompanyOrders(
  actor: Pick<Actor, 'company'>,
  { page, limit, ...filter }: CompanyOrdersQuery = {},
): Promise<{ orders: Order[]; total: number }> {
  return readOrderPart(await selectionOf(actor, filter), { page, limit, reader: 'buyer' });
}

/** Returns the orders of `listCompanyOrders` without pages. */
export async function findCompanyOrders(
  actor: Pick<Actor, 'company'>,
  filter: Filter,
): Promise<OrderDocument[]> {
  return findSelectedOrders(await selectionOf(actor, filter));
}

/** Cancelled and expired orders are listed only if the filter names them. */
export function listedAxes(filter: OrderStateFilter): AxesFilter {
  if (filter === undefined) return ORDERS_THAT.wereNotReleased;
  return filter === 'all' ? {} : filterOf(filter);
}

const ORDER_PAGE_LIMIT = 50;

/** `limit` and `next` as in lib/server/api/query/list-links.ts. */
type OrderPage = { orders: Order[]; total: number; limit?: number; next?: string | null };

type Selection = Omit<OrderSelection, 'skip' | 'limit' | 'linesMax'>;

type OrderPart = {
  page?: number | undefined;
  limit?: number | undefined;
  withAllLines?: boolean;
  reader: ReceiptReader;
};

/** A list names tools in the language of its page; an order's own page and papers have the names of its day. */
async function listedOrders(documents: readonly OrderDocument[], reader: ReceiptReader): Promise<Order[]> {
  const nameOf = await namesForPage(
    documents.flatMap(({ lines, language }) =>
      lines.map(({ toolId }) => ({ toolId: toolId.toHexString(), language })),
    ),
  );
  const languages = new Map(documents.map(({ _id, language }) => [_id.toHexString(), language]));
  return (await serializeOrders(documents, reader)).map((order) => {
    const language = languages.get(order._id) ?? CATALOGUE_LANGUAGE;
    return {
      ...order,
      toolName: nameOf({ toolId: order.toolId, name: order.toolName, language }),
      lines: order.lines.map((line) => ({ ...line, name: nameOf({ ...line, language }) })),
    };
  });
}

/** Adds what single orders have of invoices' addresses. */
function withAddresses(orders: readonly Order[], documents: readonly OrderDocument[]): Order[] {
  return orders.map((order, place) => {
    const { billing, buyerReference } = documents[place] ?? {};
    return { ...order, ...(billing && { billing }), buyerReference };
  });
}

/**
 * Newest first unless the selection has another order. Every selected order without `page` and `limit`, else one
 * page; `total` counts all.
 */
export async function readOrderPart(
  selected: Selection,
  part: OrderPart,
): Promise<{ orders: Order[]; total: number }> {
  const selection = { ...selected, ...(part.withAllLines ? {} : { linesMax: LISTED_LINES_MAX }) };
  if (part.page === undefined && part.limit === undefined) {
    const all = await findSelectedOrders(selection);
    const orders = await listedOrders(all, part.reader);
    return { orders: part.withAllLines ? withAddresses(orders, all) : orders, total: all.length };
  }
  const limit = part.limit ?? ORDER_PAGE_LIMIT;
  const skip = ((part.page ?? 1) - 1) * limit;
  const [documents, total] = await readPage(
    { skip, limit },
    {
      count: () => countSelectedOrders(selection),
      find: (page) => findSelectedOrders({ ...selection, ...page }),
      findFromEnd: (page) => findSelectedOrdersFromEnd({ ...selection, ...page }),
    },
  );
  return { orders: await listedOrders(documents, part.reader), total };
}

/** One page of the orders that changed, behind `after` where it is named. `total` counts all of `selected`. */
async function readChangedPart(
  selected: Selection,
  { page, limit, after }: { page: number; limit: number; after: ChangePlace | undefined },
): Promise<OrderPage> {
  const selection = { ...selected, sort: 'changed' as const, linesMax: LISTED_LINES_MAX, limit: limit + 1 };
  const [found, total] = await Promise.all([
    after
      ? findChangedOrders(selection, after)
      : findSelectedOrders({ ...selection, skip: (page - 1) * limit }),
    countSelectedOrders(selection),
  ]);
  const documents = found.slice(0, limit);
  const last = found.length > limit ? documents.at(-1) : undefined;
  return {
    ...{ orders: await listedOrders(documents, 'admin'), total, limit },
    next: last ? `${changedAt(last).getTime()}-${last._id.toHexString()}` : null,
  };
}
