import type { ObjectId } from 'mongodb';
import type { CalibratedTool } from '@/lib/server/commerce/tools/calibrated-tools';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { UnitsOfTool } from '@/lib/server/commerce/tools/stock/stock-lines';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import type { ShippedLine } from '@/lib/server/platform/db/documents/shipments';
import { type Idempotency, requireIdempotency } from '@/lib/server/platform/idempotency';
import { AppError } from '@/lib/shared/messages/errors';
import { openLines } from '@/lib/shared/orders/line-units';
import { awaitsShipment } from '@/lib/shared/orders/order-status';
import type { ShipUnitsInput } from '@/lib/shared/orders/ship/ship-units.schema';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { namedTools, requireNamedLines, requireOpen } from '../named-lines';

type Leaving = { line: OrderLine; units: number; serials?: string[] | undefined };

/** What leaves, and as the delivery note has it. */
export type ShipmentPlan = { units: UnitsOfTool[]; lines: ShippedLine[] };

const sumOf = (units: readonly number[]) => units.reduce((sum, count) => sum + count, 0);

/** Throws `validation-failed` where one of these tools has no serial numbers. */
export function requireSerialised(toolIds: readonly ObjectId[], tools: readonly CalibratedTool[]): void {
  const isSerialised = (id: ObjectId) => tools.some(({ _id, serialised }) => serialised && _id.equals(id));
  if (!toolIds.every(isSerialised))
    throw new AppError('validation-failed', { issues: { lines: ['serials-not-for-tool'] } });
}

/**
 * Plans a shipment of these lines, or of all that is open. Throws `wrong-order-state` for an order that is neither paid nor on account, or of
 * which nothing is open, `validation-failed` for a day before the order's, a tool that it has not or serial numbers of one of these
 * `tools` that has none, `units-not-open`, and `deliver-complete` for a part of an order that is to leave as a whole.
 */
export function planShipment(
  order: OrderDocument,
  { lines: named, shippedOn, evenInParts }: Pick<ShipUnitsInput, 'lines' | 'shippedOn' | 'evenInParts'>,
  tools: readonly CalibratedTool[] = [],
): ShipmentPlan {
  if (!awaitsShipment(order)) throw new AppError('wrong-order-state', { reason: { code: 'ship-paid-only' } });
  const open = new Map(openLines(order).map(({ toolId, units }) => [toolId.toHexString(), units]));
  if (open.size === 0) throw new AppError('wrong-order-state', { reason: { code: 'ship-all-refunded' } });
  if (shippedOn !== undefined && shippedOn < shopDay(order.placedAt))
    throw new AppError('validation-failed', { issues: { shippedOn: ['shipped-before-order'] } });
  const wanted = named && requireNamedLines(order, named);
  const withSerials = (wanted ?? []).filter(({ named: { serials = [] } }) => serials.length > 0);
  requireSerialised(
    withSerials.map(({ line: { toolId } }) => toolId),
    tools,
  );
  const leaving: Leaving[] = wanted
    ? wanted.map(({ line, named: { quantity: units, serials } }) => ({ line, units, serials }))
    : order.lines.flatMap((line) => {
        const units = open.get(line.toolId.toHexString());
        return units === undefined ? [] : [{ line, units }];
      });
  requireOpen(order, leaving);
  const left = leaving.reduce((sum, { units }) => sum - units, sumOf([...open.values()]));
  if (order.deliver === 'complete' && left > 0 && !evenInParts) throw new AppError('deliver-complete');
  return {
    units: leaving.map(({ line: { toolId }, units }) => ({ toolId, units })),
    lines: leaving.map(({ line: { toolId, sku, name }, units: quantity, serials = [] }) => {
      const openAfter = (open.get(toolId.toHexString()) ?? 0) - quantity;
      return { toolId, sku, name, quantity, openAfter, ...(serials.length > 0 ? { serials } : {}) };
    }),
  };
}

/**
 * The same for the same units, however their tools are named and in whatever sequence; all that is open is a request of its own. The key
 * made of an `externalId` has a space, as no key of a client has. Pure.
 */
export function shipmentIdempotency(
  order: Pick<OrderDocument, 'lines'>,
  { lines, parcels = [], shippedOn, externalId }: ShipUnitsInput,
  key: string | undefined,
): Idempotency {
  const tools = namedTools(order, lines ?? []);
  const units = lines?.map(
    ({ toolId, sku, quantity, serials = [] }, place) =>
      [tools[place] ?? toolId ?? sku, quantity, ...serials.map(serialKeyOf).sort()] as const,
  );
  const content = [
    units?.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)) ?? 'all',
    parcels.map(({ carrier, name, url, trackingNumber }) => [carrier, name, url, trackingNumber]),
    ...(shippedOn === undefined ? [] : [shippedOn]),
  ];
  return requireIdempotency(externalId === undefined ? key : `external ${externalId}`, content);
}
