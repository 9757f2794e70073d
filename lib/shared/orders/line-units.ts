import type { ReturnState } from '../shipments/return-states';
import type { OrderFulfilment } from './order-status';

/**
 * What became of the units of a line. `returned`: came back by a return, whether their money went back or not. `inReturn`: those of returns
 * whose money is still to be decided.
 */
export type LineUnits = {
  ordered: number;
  shipped: number;
  cancelled: number;
  refundedOpen: number;
  refundedShipped: number;
  returned: number;
  inReturn: number;
};

type Id = { toString: () => string };
type Line<ToolId> = { toolId: ToolId; quantity: number; shippedUnits: number };
type Refund = { lines: readonly { toolId: Id; quantity: number; open: boolean }[] };
type Return = { state: ReturnState; lines: readonly { toolId: Id; units: number }[] };
type Cancelled = { lines: readonly { toolId: Id; quantity: number }[] };

/** An order has one line a tool. `open` of a refund: its units had not shipped. */
export type UnitsOfOrder<ToolId extends Id = Id> = {
  lines: readonly Line<ToolId>[];
  partRefunds?: readonly Refund[] | undefined;
  returns?: readonly Return[] | undefined;
  cancellations?: readonly Cancelled[] | undefined;
};

const hasArrived = (state: ReturnState) => state === 'received' || state === 'settled' || state === 'closed';
const isOpenReturn = (state: ReturnState) =>
  state === 'requested' || state === 'approved' || state === 'received';

/** By the tool's id in hex. A closed return counts units only if they arrived. */
export function lineUnits({
  lines,
  partRefunds = [],
  returns = [],
  cancellations = [],
}: UnitsOfOrder): Map<string, LineUnits> {
  const units = new Map<string, LineUnits>();
  for (const { toolId, quantity: ordered, shippedUnits: shipped } of lines) {
    const none = { cancelled: 0, refundedOpen: 0, refundedShipped: 0, returned: 0, inReturn: 0 };
    units.set(toolId.toString(), { ordered, shipped, ...none });
  }
  for (const { toolId, quantity, open } of partRefunds.flatMap((refund) => refund.lines)) {
    const line = units.get(toolId.toString());
    if (line) line[open ? 'refundedOpen' : 'refundedShipped'] += quantity;
  }
  for (const { state, lines: back } of returns)
    for (const { toolId, units: counted } of back) {
      const line = units.get(toolId.toString());
      if (!line) continue;
      if (hasArrived(state)) line.returned += counted;
      if (isOpenReturn(state)) line.inReturn += counted;
    }
  for (const { toolId, quantity } of cancellations.flatMap((one) => one.lines)) {
    const line = units.get(toolId.toString());
    if (line) line.cancelled += quantity;
  }
  return units;
}

/** Units still to ship; of an order that ended, those that its end released. */
export function openUnits({ ordered, shipped, cancelled, refundedOpen }: LineUnits): number {
  return ordered - shipped - cancelled - refundedOpen;
}

export function refundedUnits({ refundedOpen, refundedShipped }: LineUnits): number {
  return refundedOpen + refundedShipped;
}

/** Units that the buyer has or is to get. */
function retainedUnits(units: LineUnits): number {
  return units.ordered - units.cancelled - refundedUnits(units);
}

type UnitsOf<ToolId> = { toolId: ToolId; units: number };

function linesWith<ToolId extends Id>(
  order: UnitsOfOrder<ToolId>,
  count: (units: LineUnits) => number,
): UnitsOf<ToolId>[] {
  const units = lineUnits(order);
  return order.lines.flatMap(({ toolId }) => {
    const line = units.get(toolId.toString());
    const counted = line ? count(line) : 0;
    return counted > 0 ? [{ toolId, units: counted }] : [];
  });
}

/** Lines without open units are left out. */
export function openLines<ToolId extends Id>(order: UnitsOfOrder<ToolId>): UnitsOf<ToolId>[] {
  return linesWith(order, openUnits);
}

/** Lines of which everything was refunded are left out. */
export function retainedLines<ToolId extends Id>(order: UnitsOfOrder<ToolId>): UnitsOf<ToolId>[] {
  return linesWith(order, retainedUnits);
}

/** All units were refunded in parts, or cancelled, whatever money the shop retains. Lists have the first lines only. */
export function isAllRefunded({
  units,
  partRefunds = [],
  cancellations = [],
}: { units: number } & Pick<UnitsOfOrder, 'partRefunds' | 'cancellations'>): boolean {
  const lines = [...partRefunds, ...cancellations].flatMap((one) => one.lines);
  return lines.reduce((sum, { quantity }) => sum + quantity, 0) >= units;
}

/** The lines once these units have left. */
export function withShipped<OrderLine extends Line<Id>>(
  lines: readonly OrderLine[],
  shipped: readonly UnitsOf<Id>[],
): OrderLine[] {
  const units = new Map(shipped.map((one) => [one.toolId.toString(), one.units]));
  return lines.map((line) => {
    return { ...line, shippedUnits: line.shippedUnits + (units.get(line.toolId.toString()) ?? 0) };
  });
}

/** Fulfilment of an order that did not end: shipped once nothing is open and something has left. */
export function fulfilmentOf(order: UnitsOfOrder): Extract<OrderFulfilment, 'open' | 'shipped'> {
  const units = [...lineUnits(order).values()];
  const isShipped = units.some(({ shipped }) => shipped > 0) && units.every((line) => openUnits(line) === 0);
  return isShipped ? 'shipped' : 'open';
}
