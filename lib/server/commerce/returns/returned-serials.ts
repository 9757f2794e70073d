import type { ObjectId } from 'mongodb';
import type { OrderReturn, ReturnLine } from '@/lib/server/platform/db/documents/returns';
import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { type ReturnState, receivedUnits } from '@/lib/shared/shipments/return-states';
import { invalidLines } from './return.policy';

export type HeldSerial = Pick<SerialDocument, '_id' | 'toolId' | 'serial' | 'key'>;

const ofTool = (held: readonly HeldSerial[], toolId: ObjectId) =>
  held.filter((one) => one.toolId.equals(toolId));

/** Finds these among those that a shipment's buyer still has. Throws `validation-failed` for one that is not. */
export function namedSerials(
  held: readonly HeldSerial[],
  toolId: ObjectId,
  serials: readonly string[] = [],
): HeldSerial[] {
  const known = new Map(ofTool(held, toolId).map((one) => [one.key, one]));
  return serials.map((serial) => {
    const one = known.get(serialKeyOf(serial));
    if (!one) throw invalidLines('serial-not-shipped');
    return one;
  });
}

const ARRIVED: ReadonlySet<ReturnState> = new Set(['received', 'settled', 'closed']);

/** Units of a shipment's line that came back before. */
export function unitsBack(returns: readonly OrderReturn[], shipmentId: ObjectId, toolId: ObjectId): number {
  return returns
    .filter((one) => one.shipmentId.equals(shipmentId) && ARRIVED.has(one.state))
    .flatMap(({ lines }) => lines.filter((line) => line.toolId.equals(toolId)))
    .reduce((sum, { units }) => sum + units, 0);
}

type Receipt = {
  line: ReturnLine;
  /** As the receipt names them. */
  named: readonly string[] | undefined;
  /** All units of the shipment's line are back with this receipt. */
  isWhole: boolean;
};

/**
 * Returns the serial numbers that came with a line: those the receipt names; else all that are left of the shipment's line where all of
 * it is back, or those of the request where all that it wanted came. Throws `validation-failed`.
 */
export function serialsBack(
  held: readonly HeldSerial[],
  { line, named = [], isWhole }: Receipt,
): HeldSerial[] {
  const units = receivedUnits(line);
  if (named.length > units) throw invalidLines('serials-more-than-units');
  if (named.length > 0) return namedSerials(held, line.toolId, named);
  const left = ofTool(held, line.toolId);
  if (units > 0 && isWhole) return left;
  if (units < line.quantity) return [];
  const requested = new Set((line.serials ?? []).map(serialKeyOf));
  return left.filter(({ key }) => requested.has(key));
}
