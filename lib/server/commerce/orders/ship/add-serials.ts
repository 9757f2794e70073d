import type { ClientSession } from 'mongodb';
import { giveSerials } from '@/lib/server/commerce/serials/give-serials';
import { addShippedSerials, requireShipment } from '@/lib/server/commerce/shipments/shipped-serials';
import { calibratedTools } from '@/lib/server/commerce/tools/calibrated-tools';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { ShipmentDocument, ShippedLine } from '@/lib/server/platform/db/documents/shipments';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import type { AddSerialsInput } from '@/lib/shared/orders/ship/ship-units.schema';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { requireNamedLines } from '../named-lines';
import { touchOrder } from '../orders.repository';
import { requireSerialised } from './shipment.policy';

/** Returns the lines with the serial numbers that are new to the shipment. Throws `validation-failed`. */
function newSerials(
  shipment: ShipmentDocument,
  input: AddSerialsInput,
): { line: ShippedLine; serials: string[] }[] {
  return requireNamedLines(shipment, input.lines).map(({ line, named }) => {
    const has = new Set((line.serials ?? []).map(serialKeyOf));
    const serials = named.serials.filter((serial) => !has.has(serialKeyOf(serial)));
    if (has.size + serials.length > line.quantity)
      throw new AppError('validation-failed', { issues: { lines: ['serials-more-than-units'] } });
    return { line, serials };
  });
}

async function add(
  shipment: ShipmentDocument,
  { input, actor, now }: { input: AddSerialsInput; actor: Caller; now: Date },
  session: ClientSession,
): Promise<number> {
  const added = newSerials(shipment, input);
  const ids = added.map(({ line: { toolId } }) => toolId);
  const tools = await calibratedTools({ ids }, session);
  requireSerialised(ids, tools);
  const lines = added.map(({ line: { toolId, sku, name }, serials }) => ({ toolId, sku, name, serials }));
  await giveSerials({ shipment, lines, tools, actor, now }, session);
  await addShippedSerials(shipment, lines, session);
  await touchOrder(shipment.orderId, session);
  return lines.reduce((sum, { serials }) => sum + serials.length, 0);
}

/**
 * Records serial numbers of units that have shipped; those that the shipment has already are not counted again. Throws `forbidden`,
 * `not-found`, `validation-failed` for a tool that it has not or that has none, and for more than its units, and `serial-taken`.
 */
export async function addSerials(
  actor: Caller,
  id: string,
  input: AddSerialsInput,
  now: Date = new Date(),
): Promise<{ added: number }> {
  requirePermission(actor, 'manage-orders');
  return inTransaction(async (session) => {
    const shipment = await requireShipment(id, session);
    return { added: await add(shipment, { input, actor, now }, session) };
  });
}
