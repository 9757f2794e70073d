import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { env } from '@/lib/server/platform/config/env';
import type { ExportOwnOrdersQuery } from '@/lib/shared/orders/order.schema';
import { findOwnOrders } from '../read/list-own-orders';
import { csvFile, ordersCsv } from './orders-csv';

export async function exportOwnOrders(
  actor: Actor,
  { language, ...filter }: ExportOwnOrdersQuery,
): Promise<Response> {
  const orders = await findOwnOrders(ownerOf(actor), filter);
  return csvFile(
    ordersCsv(orders, { reader: 'buyer', language, timeZone: env().STORE_TIME_ZONE }),
    'orders.csv',
  );
}
