import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { companyOf } from '@/lib/server/identity/users/company-members';
import type { ExportCompanyOrdersQuery } from '@/lib/shared/companies/company.schema';
import type { ExportOwnOrdersQuery } from '@/lib/shared/orders/order.schema';
import { findCompanyOrders } from '../find/list-company-orders';
import { findOwnOrders } from '../read/list-own-orders';
import { ordersFile } from './orders-csv';

export async function exportOwnOrders(
  actor: Actor,
  { language, ...filter }: ExportOwnOrdersQuery,
): Promise<Response> {
  const orders = await findOwnOrders(ownerOf(actor), filter);
  return ordersFile(orders, { reader: companyOf(actor) ? 'member' : 'buyer', language });
}

/** Throws as `listCompanyOrders`. */
export async function exportCompanyOrders(
  actor: Actor,
  { language, ...filter }: ExportCompanyOrdersQuery,
): Promise<Response> {
  return ordersFile(await findCompanyOrders(actor, filter), { reader: 'member', language });
}
