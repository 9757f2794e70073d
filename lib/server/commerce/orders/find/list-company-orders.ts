import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOwner } from '@/lib/server/identity/owner';
import { requireCompany } from '@/lib/server/identity/users/company-members';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { CompanyOrdersQuery } from '@/lib/shared/companies/company.schema';
import type { Order } from '@/lib/shared/orders/order.schema';
import { orderWords } from '../read/order-words';
import { listedAxes, readOrderPart } from '../read/read-order-part';
import { findSelectedOrders, type OrderSelection } from '../read/selected-orders.repository';

type Filter = Omit<CompanyOrdersQuery, 'page' | 'limit'>;

function selectionOf(actor: Pick<Actor, 'company'>, { state, member, q }: Filter): OrderSelection {
  const { id } = requireCompany(actor, 'approver');
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

/** As `listCompanyOrders`, all of them. */
export async function findCompanyOrders(
  actor: Pick<Actor, 'company'>,
  filter: Filter,
): Promise<OrderDocument[]> {
  return findSelectedOrders(selectionOf(actor, filter));
}
