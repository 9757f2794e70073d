import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOwner } from '@/lib/server/identity/owner';
import { requireCompany } from '@/lib/server/identity/users/company/membership';
import type { CompanyOrdersQuery } from '@/lib/shared/company/company.schema';
import type { Order } from '@/lib/shared/orders/order.schema';
import { orderWords } from '../read/order-words';
import { listedAxes, readOrderPart } from '../read/read-order-part';

/** Every member's orders of the actor's company. Throws `not-found` without one, and `forbidden` for buyers. */
export async function listCompanyOrders(
  actor: Pick<Actor, 'company'>,
  { state, member, q, ...part }: CompanyOrdersQuery = {},
): Promise<{ orders: Order[]; total: number }> {
  const { id } = requireCompany(actor, 'approver');
  const selection = {
    of: companyOwner(id),
    axes: listedAxes(state),
    words: orderWords(q),
    ...(member ? { buyerId: new ObjectId(member) } : {}),
  };
  return readOrderPart(selection, { ...part, reader: 'buyer' });
}
