import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { recordDataEvent } from '@/lib/server/platform/events/data-events';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { isAllRefunded } from '@/lib/shared/orders/line-units';
import type { AllOrdersQuery } from '@/lib/shared/orders/order.schema';
import { SELECTION_LINES_MAX } from '@/lib/shared/orders/order-desk.schema';
import { awaitsShipment, isConfirmed } from '@/lib/shared/orders/order-status';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { findOrders } from '../find-order';
import { findAllOrders } from '../read/list-orders';
import { readReadyLines } from '../read/ready-units';
import { ordersFile } from './export-orders';
import { packingSlipsPdf, pickListPdf } from './packing-papers';

function pdfFile(content: Buffer, name: string): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** Oldest first. Throws `forbidden`, and `not-found` if one of them does not exist. */
async function selectedOrders(actor: Caller, ids: readonly string[]): Promise<OrderDocument[]> {
  requirePermission(actor, 'manage-orders');
  const orders = await findOrders(ids.map(parseObjectId));
  if (orders.length < ids.length) throw new AppError('not-found');
  return orders;
}

const recordFile = (actor: Caller, what: string, { length: rows }: readonly OrderDocument[]) =>
  recordDataEvent('data.exported', { actor, what, rows });

/**
 * Leaves out orders whose units were all refunded. Throws `wrong-order-state` if none is left, and
 * `validation-failed` for too many lines.
 */
async function ordersToPack(
  actor: Caller,
  ids: readonly string[],
  isSelected: (order: OrderDocument) => boolean,
): Promise<OrderDocument[]> {
  const orders = (await selectedOrders(actor, ids)).filter(
    (order) => isSelected(order) && !isAllRefunded(order),
  );
  if (orders.length === 0) throw new AppError('wrong-order-state', { reason: { code: 'pack-paid-only' } });
  if (orders.reduce((sum, { lineCount }) => sum + lineCount, 0) > SELECTION_LINES_MAX) {
    throw new AppError('validation-failed', { issues: { ids: ['selection-too-large'] } });
  }
  return orders;
}

/**
 * For orders that are paid or on account, shipped or not. Throws `forbidden`, `not-found`, `wrong-order-state` if none was,
 * `validation-failed` for too many lines.
 */
export async function getPackingSlips(
  actor: Caller,
  ids: readonly string[],
  now = new Date(),
): Promise<Response> {
  const orders = await ordersToPack(actor, ids, isConfirmed);
  const name = orders.length === 1 ? `packing-slip-${orders[0]?.number}.pdf` : 'packing-slips.pdf';
  if (orders.length > 1) await recordFile(actor, name, orders);
  return pdfFile(await packingSlipsPdf(orders, { now, timeZone: env().STORE_TIME_ZONE }), name);
}

/**
 * For orders that are paid or on account, not yet shipped. Throws `forbidden`, `not-found`, `wrong-order-state` if there is none,
 * `validation-failed` for too many lines.
 */
export async function getPickList(
  actor: Caller,
  ids: readonly string[],
  { language = LANGUAGES.default, now = new Date() }: { language?: Language | undefined; now?: Date } = {},
): Promise<Response> {
  const orders = await ordersToPack(actor, ids, awaitsShipment);
  const lines = await readReadyLines(orders);
  return pdfFile(
    await pickListPdf(orders, lines, { language, now, timeZone: env().STORE_TIME_ZONE }),
    'pick-list.pdf',
  );
}

type ExportedOrders = Omit<AllOrdersQuery, 'page' | 'limit'> & {
  ids?: readonly string[] | undefined;
  language?: Language | undefined;
};

/** Those with the ids, or all that the list of these filters has. */
export async function exportOrders(
  actor: Caller,
  { ids, language, ...filters }: ExportedOrders,
): Promise<Response> {
  const orders = ids ? await selectedOrders(actor, ids) : await findAllOrders(actor, filters);
  await recordFile(actor, 'orders.csv', orders);
  return ordersFile(orders, { reader: 'admin', language });
}
