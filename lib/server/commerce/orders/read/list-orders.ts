import { ObjectId } from 'mongodb';
import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import { receiptReader } from '@/lib/server/commerce/prices/buyer';
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
  type ExportOwnOrdersQuery,
  LISTED_LINES_MAX,
  type Order,
  type OrderStateFilter,
  type OwnOrdersQuery,
} from '@/lib/shared/orders/order.schema';
import { type AxesFilter, filterOf, ORDERS_THAT } from '@/lib/shared/orders/order-status';
import type { ReceiptReader } from '@/lib/shared/prices/price-receipt';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';
import { serializeOrders } from '../order.serializer';
import { mayListOrdersOf } from '../orders.policy';
import { orderWords } from './order-words';
import {
  countSelectedOrders,
  findSelectedOrders,
  findSelectedOrdersFromEnd,
  type OrderSelection,
} from './selected-orders.repository';

/** `from` and `to` are days of the time zone and both included. Pure. */
function ownSelection(
  of: NonNullable<OrderSelection['of']>,
  { state, poNumber, q, from, to }: Omit<OwnOrdersQuery, 'email' | 'page' | 'limit'>,
  timeZone: string,
): OrderSelection {
  const days = daySpan({ from, to }, timeZone);
  return {
    of,
    axes: listedAxes(state),
    poNumber,
    words: orderWords(q),
    placedFrom: days.from,
    placedBefore: days.before,
  };
}

/** The orders of the account with this lower-case e-mail, for that user or an admin. Throws `forbidden`. */
export async function listOwnOrders(
  actor: Actor,
  email: string,
  query: Omit<OwnOrdersQuery, 'email'> & { withAllLines?: boolean } = {},
): Promise<{ orders: Order[]; total: number }> {
  if (!mayListOrdersOf(actor, email)) throw new AppError('forbidden');
  const of = email === actor.email ? ownerOf(actor) : { buyerEmail: email };
  return readOrderPart(ownSelection(of, query, env().STORE_TIME_ZONE), {
    ...query,
    reader: receiptReader(actor),
  });
}

export function listOrdersOf(
  { owner, reader }: Buyer,
  query: Omit<OwnOrdersQuery, 'email'>,
): Promise<{ orders: Order[]; total: number }> {
  return readOrderPart(ownSelection(owner, query, env().STORE_TIME_ZONE), { ...query, reader });
}

export function findOwnOrders(owner: PersonOwner, query: ExportOwnOrdersQuery): Promise<OrderDocument[]> {
  return findSelectedOrders(ownSelection(owner, query, env().STORE_TIME_ZONE));
}

export async function listAllOrders(
  actor: Caller,
  query: AllOrdersQuery = {},
): Promise<{ orders: Order[]; total: number }> {
  requirePermission(actor, 'manage-orders');
  const { state, q, sort, company } = query;
  const isRefundFailed = state === 'refund-failed';
  const isDisputed = state === 'disputed';
  const axes = listedAxes(isRefundFailed || isDisputed ? 'all' : state);
  return readOrderPart(
    {
      ...(company ? { of: companyOwner(new ObjectId(company)) } : {}),
      ...{ axes, isRefundFailed, isDisputed, words: orderWords(q), sort },
    },
    { ...query, reader: 'admin' },
  );
}

export async function countFailedRefunds(actor: Actor): Promise<number> {
  requirePermission(actor, 'manage-orders');
  return countSelectedOrders({ isRefundFailed: true });
}

type Filter = Omit<CompanyOrdersQuery, 'page' | 'limit'>;

function selectionOf(actor: Pick<Actor, 'company'>, { state, member, q }: Filter): OrderSelection {
  const { id } = requireCompany(actor, 'read-company-orders');
  return {
    of: companyOwner(id),
    axes: listedAxes(state),
    words: orderWords(q),
    ...(member ? { buyerId: new ObjectId(member) } : {}),
  };
}

/** Every member's orders of the actor's company. Throws `not-found` without one, and `forbidden` for buyers. */
export async function listCompanyOrders(
  actor: Pick<Actor, 'company'>,
  { page, limit, ...filter }: CompanyOrdersQuery = {},
): Promise<{ orders: Order[]; total: number }> {
  return readOrderPart(selectionOf(actor, filter), { page, limit, reader: 'buyer' });
}

/** Returns the orders of `listCompanyOrders` without pages. */
export async function findCompanyOrders(
  actor: Pick<Actor, 'company'>,
  filter: Filter,
): Promise<OrderDocument[]> {
  return findSelectedOrders(selectionOf(actor, filter));
}

/** Cancelled and expired orders are listed only if the filter names them. */
export function listedAxes(filter: OrderStateFilter): AxesFilter {
  if (filter === undefined) return ORDERS_THAT.wereNotReleased;
  return filter === 'all' ? {} : filterOf(filter);
}

const ORDER_PAGE_LIMIT = 50;

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

/** Adds the addresses that single orders have, and those of invoices. */
function withAddresses(orders: readonly Order[], documents: readonly OrderDocument[]): Order[] {
  return orders.map((order, place) => {
    const { delivery, billing, buyerReference } = documents[place] ?? {};
    return { ...order, ...(delivery && { delivery }), ...(billing && { billing }), buyerReference };
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
