import type { ObjectId } from 'mongodb';
import type { OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import type { OrderReturn, ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import { lineUnits } from '@/lib/shared/orders/line-units';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { countedUnits, receivedUnits } from '@/lib/shared/shipments/return-states';
import { type Check, groupBy, type Snapshot } from './snapshot';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

type Standing = Omit<OrderReturn, 'number'> & { number: string };

function standingText(returns: readonly Standing[]): string {
  return returns
    .map(({ id, number, shipmentId, invoiceNumber = '', state, lines }) => {
      const units = lines.map((line) => `${line.units} of ${line.toolId.toHexString()}`);
      return `${number} ${id.toHexString()} ${shipmentId.toHexString()} ${invoiceNumber} ${state} ${units}`;
    })
    .sort()
    .join(', ');
}

function standingOf({ _id: id, lines, state, ...made }: ReturnDocument): Standing {
  const counted = lines.map((line) => ({ toolId: line.toolId, units: countedUnits(state, line) }));
  return { ...made, id, state, lines: counted };
}

const ordersNameReturns: Check = {
  name: 'orders have their returns',
  promise: 'an order has each of its returns as it stands, of parts 1, 2, … without gap, and no other',
  violations: ({ orders, returns }) => {
    const returnsOf = groupBy(returns, ({ orderId }) => orderId.toHexString());
    const known = new Set(orders.map(({ _id }) => _id.toHexString()));
    return [
      ...orders.flatMap(({ _id, number, returns: named = [] }) => {
        const own = returnsOf.get(_id.toHexString()) ?? [];
        const parts = own.map(({ part }) => part).toSorted((one, other) => one - other);
        if (parts.some((part, place) => part !== place + 1)) return [`${number} has returns ${parts}`];
        const [said, is] = [standingText(named), standingText(own.map(standingOf))];
        return said === is ? [] : [`${number} has returns ${said}, and they are ${is}`];
      }),
      ...[...returnsOf.keys()].filter((id) => !known.has(id)).map((id) => `returns of no order: ${id}`),
    ];
  },
};

/** R1. */
const returnedOnce: Check = {
  name: 'no unit comes back twice',
  promise:
    'of a line of a shipment no more is returned than left, and of an order’s line no more is in returns, settled, or refunded directly once it shipped',
  violations: ({ orders, shipments, returns }) => {
    const returnsOf = groupBy(returns, ({ shipmentId }) => shipmentId.toHexString());
    const known = new Set(shipments.map(({ _id }) => _id.toHexString()));
    const ofShipments = shipments.flatMap(({ _id, number, lines }) =>
      lines.flatMap(({ toolId, sku, quantity }) => {
        const own = returnsOf.get(_id.toHexString()) ?? [];
        const counted = own.flatMap(({ state, lines: back }) =>
          back.filter((line) => line.toolId.equals(toolId)).map((line) => countedUnits(state, line)),
        );
        return sum(counted) > quantity
          ? [`${sum(counted)} of ${quantity} ${sku} of ${number} came back`]
          : [];
      }),
    );
    const ofOrders = orders.flatMap((order) =>
      [...lineUnits(order)].flatMap(([toolId, { shipped, refundedShipped, inReturn }]) =>
        refundedShipped + inReturn > shipped
          ? [`${order.number} refunds ${refundedShipped} and awaits ${inReturn} of ${shipped} of ${toolId}`]
          : [],
      ),
    );
    const strange = [...returnsOf.keys()].filter((id) => !known.has(id)).map((id) => `of no shipment: ${id}`);
    return [...ofShipments, ...ofOrders, ...strange];
  },
};

const unitsText = (lines: readonly { toolId: ObjectId; units: number }[], of: string) =>
  lines.map(({ toolId, units }) => `${of} ${toolId.toHexString()} ${units}`);

/** R2. */
const restockedOnce: Check = {
  name: 'what is restocked is on hand once',
  promise:
    'every return has one line of the ledger for each tool of which units were restocked, and none for what was scrapped or did not come',
  violations: ({ returns, ledger, tools }) => {
    const sold = new Set(tools.map(({ _id }) => _id.toHexString()));
    // A tool may have been sold when its units came back, and deleted since.
    const isSold = ({ toolId }: { toolId: ObjectId }) => sold.has(toolId.toHexString());
    const due = returns.flatMap(({ orderId, part, lines }) => {
      const back = lines.filter(isSold).map(({ toolId, restock = 0 }) => ({ toolId, units: restock }));
      return unitsText(
        back.filter(({ units }) => units > 0),
        `${orderId} part ${part}`,
      );
    });
    const moved = ledger
      .filter((line) => line.reason === 'order-returned' && isSold(line))
      .flatMap(({ orderId, part, toolId, onHandChange: units }) =>
        unitsText([{ toolId, units }], `${orderId} part ${part}`),
      );
    return [
      ...due.filter((line) => !moved.includes(line)).map((line) => `not restocked: ${line}`),
      ...moved.filter((line) => !due.includes(line)).map((line) => `restocked without a return: ${line}`),
      ...(new Set(moved).size < moved.length ? ['a return was restocked twice'] : []),
    ];
  },
};

/** At most the value of the units, without tax where their groups say it. */
function valueFault(
  { lines }: OrderDocument,
  { lines: units, amountCents, groups }: PartRefund,
): string | null {
  const netOf = (index?: number) =>
    sum(
      units.map(({ toolId, quantity }) => {
        const line = lines.find((one) => one.toolId.equals(toolId));
        return line && (index === undefined || line.group === index) ? lineCents(line, quantity) : 0;
      }),
    );
  if (!groups) return amountCents > netOf() ? `${amountCents} cents for units of ${netOf()}` : null;
  const over = groups.find(({ index, netCents }) => netCents > netOf(index));
  return over ? `${over.netCents} cents net for units of ${netOf(over.index)}` : null;
}

function settledFault(
  made: ReturnDocument,
  { order, invoices }: { order: OrderDocument | undefined; invoices: Snapshot['invoices'] },
): string | null {
  const refunds = (order?.partRefunds ?? []).filter(({ returnId }) => returnId?.equals(made._id));
  if (made.state !== 'settled') return refunds.length > 0 ? `is ${made.state}, and was refunded` : null;
  const [refund] = refunds;
  if (!order || !refund || refunds.length > 1) return `is settled by ${refunds.length} refunds`;
  if (!refund.id.equals(made.refundId) || refund.amountCents !== made.amountCents)
    return `says ${made.amountCents} by ${made.refundId}, and was refunded ${refund.amountCents} by ${refund.id}`;
  const came = made.lines.map((line) => ({ toolId: line.toolId, units: receivedUnits(line) }));
  const due = unitsText(
    came.filter(({ units }) => units > 0),
    'false false',
  );
  const is = refund.lines.flatMap(({ toolId, quantity: units, restock, open }) =>
    unitsText([{ toolId, units }], `${restock} ${open}`),
  );
  if (due.sort().join() !== is.sort().join()) return `received ${due}, and refunds ${is}`;
  const value = valueFault(order, refund);
  if (value) return `was refunded ${value}`;
  const note = invoices.find(({ number }) => number === refund.creditNoteNumber);
  const invoiceNumber = order.payBy === 'account' ? made.invoiceNumber : order.invoiceNumber;
  return note?.corrects === invoiceNumber
    ? null
    : `corrects ${note?.corrects}, and its shipment has ${invoiceNumber}`;
}

/** R3. */
const settledOnce: Check = {
  name: 'one refund a settled return',
  promise:
    'a return is settled exactly if one refund in part names it, of the units that came and no more than they are worth, whose credit note corrects the invoice of its shipment',
  violations: ({ returns, orders, shipments, invoices }) => {
    const ordersById = new Map(orders.map((order) => [order._id.toHexString(), order]));
    const invoiceOf = new Map(shipments.map(({ _id, invoiceNumber }) => [_id.toHexString(), invoiceNumber]));
    return returns.flatMap((made) => {
      const order = ordersById.get(made.orderId.toHexString());
      const invoiceNumber = invoiceOf.get(made.shipmentId.toHexString());
      const fault =
        made.invoiceNumber === invoiceNumber
          ? settledFault(made, { order, invoices })
          : `names invoice ${made.invoiceNumber}, and its shipment ${invoiceNumber}`;
      return fault ? [`${made.number} ${fault}`] : [];
    });
  },
};

type Numbered = { toolId: ObjectId; serials?: string[] | undefined };

/** A tool's serial numbers, by id in hex and key. */
function keysOf(lines: readonly Numbered[]): string[] {
  return lines.flatMap(({ toolId, serials = [] }) =>
    serials.map((serial) => `${toolId.toHexString()} ${serialKeyOf(serial)}`),
  );
}

/** N1, as long as no serial number is corrected and no account closed. */
const serialsShipOnce: Check = {
  name: 'a serial number is with one shipment',
  promise:
    'a serial number is of at most one shipment that was not returned, which it names, and no line of a shipment has more than it has units',
  violations: ({ shipments, returns, serials }) => {
    const arrived = returns.filter(({ receivedAt }) => receivedAt !== undefined);
    const left = new Map<string, ObjectId[]>();
    for (const { _id, lines } of shipments) {
      const back = keysOf(
        arrived.filter(({ shipmentId }) => shipmentId.equals(_id)).flatMap((one) => one.lines),
      );
      for (const key of keysOf(lines))
        if (!back.includes(key)) left.set(key, [...(left.get(key) ?? []), _id]);
    }
    const held = new Map(
      serials.map(({ toolId, key, shipmentId }) => [`${toolId.toHexString()} ${key}`, shipmentId]),
    );
    return [
      ...shipments.flatMap(({ number, lines }) =>
        lines
          .filter(({ quantity, serials: all = [] }) => all.length > quantity)
          .map(({ sku }) => `${number} has more serial numbers than units of ${sku}`),
      ),
      ...[...left].flatMap(([key, ids]) =>
        ids.length === 1 && ids[0]?.equals(held.get(key))
          ? []
          : [`${key} left ${ids.length} times, with ${ids}`],
      ),
      ...[...held].flatMap(([key, id]) =>
        id && !left.has(key) ? [`${key} names ${id}, which has it not`] : [],
      ),
    ];
  },
};

export const RETURN_CHECKS: readonly Check[] = [ordersNameReturns, returnedOnce, restockedOnce, settledOnce];

export const SERIAL_CHECKS: readonly Check[] = [serialsShipOnce];
