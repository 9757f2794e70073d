import type { z } from 'zod';
import { listRequisitions } from '@/lib/server/commerce/approvals/list-requisitions';
import { listAllOffers } from '@/lib/server/commerce/offers/read/list-offers';
import {
  listAllOrders,
  listCompanyOrders,
  listOwnOrders,
} from '@/lib/server/commerce/orders/read/list-orders';
import { listReceivables } from '@/lib/server/commerce/receivables/rows/list-receivables';
import { listToolsWithSales } from '@/lib/server/commerce/reports/list-tools-with-sales';
import { listAllReturns } from '@/lib/server/commerce/returns/read-returns';
import { listAllSerials } from '@/lib/server/commerce/serials/all-serials';
import { listOwnSerials } from '@/lib/server/commerce/serials/own-serials';
import type { Actor } from '@/lib/server/identity/actor';
import { listViews } from '@/lib/server/identity/users/saved-views';
import { listRequests } from '@/lib/server/inbox/requests/list-requests';
import { QUERY_OF_VIEW, requisitionsAddressSchema } from '@/lib/shared/approvals/requisition.schema';
import { companiesQuerySchema, companyOrdersQuerySchema } from '@/lib/shared/companies/company.schema';
import { customersQuerySchema } from '@/lib/shared/customers/customer.schema';
import type { CountedView, SavedView } from '@/lib/shared/customers/saved-view.schema';
import type { ViewList } from '@/lib/shared/customers/view-lists';
import { AppError } from '@/lib/shared/messages/errors';
import { offersQuerySchema } from '@/lib/shared/offers/offer.schema';
import { allOrdersAddressSchema, ownOrdersAddressSchema } from '@/lib/shared/orders/order.schema';
import { receivablesQuerySchema } from '@/lib/shared/receivables/receivable-rows.schema';
import { requestsQuerySchema } from '@/lib/shared/requests/request.schema';
import { allReturnsQuerySchema, shownReturns } from '@/lib/shared/returns/return.schema';
import { allSerialsQuerySchema, ownSerialsQuerySchema } from '@/lib/shared/serials/serial.schema';
import { managedToolQuerySchema } from '@/lib/shared/tools/tool.schema';
import { listCustomers } from './list-customers';
import { listManagedCompanies } from './list-managed-companies';

const ONE = { page: 1, limit: 1 };

type Count = (actor: Actor, address: SavedView['address']) => Promise<number | undefined>;

/** Counts by a list's use case, which returns the total besides its rows; undefined for an address that the list does not have. */
function by<Schema extends z.ZodObject>(
  schema: Schema,
  list: (actor: Actor, query: z.output<Schema> & typeof ONE) => Promise<{ total: number }>,
): Count {
  return async (actor, address) => {
    const { success, data } = schema.safeParse(address);
    return success ? (await list(actor, { ...data, ...ONE })).total : undefined;
  };
}

const orders = by(allOrdersAddressSchema, listAllOrders);
const products = by(managedToolQuerySchema, (actor, query) =>
  listToolsWithSales(actor, { ...query, state: query.state ?? 'all' }),
);

const COUNTS: Record<ViewList, Count> = {
  orders,
  'manage-order': orders,
  products,
  'manage-product': products,
  'manage-return': by(allReturnsQuerySchema, (actor, query) =>
    listAllReturns(actor, { ...query, state: shownReturns(query) }),
  ),
  customers: by(customersQuerySchema, (actor, query) => listCustomers(actor, query, ONE)),
  companies: by(companiesQuerySchema, listManagedCompanies),
  quotes: by(requestsQuerySchema, (actor, query) => listRequests('quote', actor, query)),
  offers: by(offersQuerySchema, listAllOffers),
  messages: by(requestsQuerySchema, (actor, query) => listRequests('contact', actor, query)),
  receivables: by(receivablesQuerySchema, listReceivables),
  serials: by(allSerialsQuerySchema, listAllSerials),
  'my-order': by(ownOrdersAddressSchema, (actor, query) => listOwnOrders(actor, actor.email, query)),
  'company/orders': by(companyOrdersQuerySchema, listCompanyOrders),
  approvals: by(requisitionsAddressSchema, (actor, { view = 'to-decide' }) =>
    listRequisitions(actor, { ...QUERY_OF_VIEW[view], ...ONE }),
  ),
  tools: by(ownSerialsQuerySchema, listOwnSerials),
};

/** Who may no longer read a list has no count of it. */
async function countOf(actor: Actor, { list, address }: SavedView): Promise<number | undefined> {
  try {
    return await COUNTS[list](actor, address);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

export async function listCountedViews(actor: Actor): Promise<{ views: CountedView[]; total: number }> {
  const views = await listViews(actor);
  const counts = await Promise.all(views.map((view) => countOf(actor, view)));
  return { views: views.map((view, place) => ({ ...view, count: counts[place] })), total: views.length };
}
