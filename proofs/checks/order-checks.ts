import type { OrderDocument, OrderLine, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import { fulfilmentOf, lineUnits, openUnits } from '@/lib/shared/orders/line-units';
import {
  canMove,
  hasShipped,
  isConfirmed,
  isPossible,
  isRefunded,
  isReleased,
  type OrderState,
  PLACED,
  PLACED_ON_ACCOUNT,
  retainsPayment,
  stateOf,
  wasPaid,
} from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { recomputeUnitPrice } from '@/lib/shared/prices/price-receipt';
import { taxOf } from '@/lib/shared/trade/take';
import { type Check, groupBy } from './snapshot';

const ACTORS: Record<OrderState, readonly string[]> = {
  unpaid: ['buyer'],
  'on-account': ['buyer'],
  paid: ['buyer', 'system'],
  shipped: ['admin'],
  cancelled: ['buyer', 'admin'],
  expired: ['system'],
  refunded: ['admin', 'system'],
};

function timelineFault(order: OrderDocument): string | null {
  const { timeline, placedAt } = order;
  const [first] = timeline;
  const placed = stateOf(order.payBy === 'account' ? PLACED_ON_ACCOUNT : PLACED);
  if (first?.state !== placed || first.at.getTime() !== placedAt.getTime())
    return 'does not begin with its order';
  if (timeline.at(-1)?.state !== stateOf(order)) return `ends ${timeline.at(-1)?.state}`;
  for (const [place, entry] of timeline.entries()) {
    if (!ACTORS[entry.state].includes(entry.by)) return `was ${entry.state} by ${entry.by}`;
    const before = timeline[place - 1];
    if (!before) continue;
    if (!canMove(before.state, entry.state)) return `goes from ${before.state} to ${entry.state}`;
    if (entry.at < before.at) return `is ${entry.state} before it was ${before.state}`;
  }
  return null;
}

const timelineMatches: Check = {
  name: 'timeline matches state',
  promise: 'every order went through allowed steps, each by someone who may, to its present state',
  violations: ({ orders }) =>
    orders.flatMap((order) => {
      const fault = timelineFault(order);
      return fault ? [`${order.number} is ${stateOf(order)}; its timeline ${fault}`] : [];
    }),
};

function stateFault(order: OrderDocument): string | null {
  const returned = order.returned?.amountCents;
  if (returned !== undefined && !(wasPaid(order) && returned > 0 && returned <= order.totals.totalCents)) {
    return `had ${returned} cents refunded`;
  }
  const { paidAt, shippedAt, endedAt, transactionId, timeline } = order;
  const at = (isStep: (step: TimelineEntry) => boolean) => timeline.find(isStep)?.at.getTime();
  if (!isPossible(order)) return `has payment ${order.payment} and fulfilment ${order.fulfilment}`;
  if ((transactionId !== undefined) !== wasPaid(order)) return `has transaction ${transactionId}`;
  // What is paid on account is in its receivable.
  if (order.payBy !== 'account' && paidAt?.getTime() !== at(retainsPayment))
    return `was paid at ${paidAt?.toISOString()}`;
  if (shippedAt?.getTime() !== at(hasShipped)) return `was shipped at ${shippedAt?.toISOString()}`;
  if (endedAt?.getTime() !== at((step) => isReleased(step) || isRefunded(step)))
    return `ended at ${endedAt?.toISOString()}`;
  return null;
}

const possibleState: Check = {
  name: 'no impossible state',
  promise: 'every order’s fields are those of its state',
  violations: ({ orders }) =>
    orders.flatMap((order) => {
      const fault = stateFault(order);
      return fault ? [`${order.number} is ${stateOf(order)}, but ${fault}`] : [];
    }),
};

function isWhole(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0;
}

function lineFault({ quantity, unitPriceCents, receipt }: OrderLine): string | null {
  if (!isWhole(quantity) || !isWhole(unitPriceCents))
    return `is ${quantity} units at ${unitPriceCents} cents`;
  const recomputed = recomputeUnitPrice(receipt);
  const isExplained = receipt.unitPriceCents === unitPriceCents && recomputed === unitPriceCents;
  if (!isExplained) return `costs ${unitPriceCents} cents a unit, and its receipt gives ${recomputed}`;
  // A list never costs anyone more than the public price; only a quote they accepted may.
  if (unitPriceCents > receipt.baseCents && receipt.code !== 'quoted-price')
    return `costs ${unitPriceCents} cents a unit, above the public price of ${receipt.baseCents}`;
  return receipt.quantity === quantity
    ? null
    : `is ${quantity} units, and its receipt of ${receipt.quantity}`;
}

function sumFault({ lines, lineCount, units, totals }: OrderDocument): string | null {
  const tools = new Set(lines.map(({ toolId }) => toolId.toHexString()));
  if (lines.length === 0 || lines.length !== lineCount || tools.size !== lineCount) {
    return `has ${lines.length} lines of ${tools.size} tools, and says ${lineCount}`;
  }
  const quantities = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const goods = lines.reduce((sum, line) => sum + lineCents(line), 0);
  if (quantities !== units) return `has ${quantities} units, and says ${units}`;
  const { goodsCents, shippingCents, taxCents, totalCents } = totals;
  if (goods !== goodsCents) return `has lines of ${goods} cents, and goods of ${goodsCents}`;
  if (goodsCents + shippingCents + taxCents !== totalCents) {
    return `has goods of ${goodsCents} cents, shipping of ${shippingCents} and tax of ${taxCents}, and ${totalCents} due`;
  }
  return null;
}

/** Of an order of a shop that charges: TS1 and TS2 of its tax groups. Any other has neither freight nor tax. */
function groupFault({ lines, totals, taxes, tax }: OrderDocument): string | null {
  const { goodsCents, shippingCents, taxCents } = totals;
  if (!taxes) return shippingCents === 0 && taxCents === 0 ? null : 'has freight or tax, and no groups';
  if (!tax) return 'has tax groups, and no facts that they follow from';
  for (const [at, group] of taxes.entries()) {
    const own = lines.filter((line) => line.group === at);
    const goods = own.reduce((sum, line) => sum + lineCents(line), 0);
    if (goods !== group.goodsCents) return `has lines of ${goods} cents in a group of ${group.goodsCents}`;
    const basis = group.goodsCents + group.shippingCents;
    if (basis !== group.basisCents) return `has a group of ${group.basisCents} cents, which is of ${basis}`;
    const due = taxOf(basis, group.rate);
    if (due !== group.taxCents)
      return `has ${group.taxCents} cents of tax in a group of which ${due} are due`;
  }
  const strange = lines.find(({ group }) => group === undefined || taxes[group] === undefined);
  if (strange) return `has ${strange.sku} in no tax group`;
  const sum = (field: 'goodsCents' | 'shippingCents' | 'taxCents') =>
    taxes.reduce((cents, group) => cents + group[field], 0);
  const [goods, shipping, due] = [sum('goodsCents'), sum('shippingCents'), sum('taxCents')];
  return goods === goodsCents && shipping === shippingCents && due === taxCents
    ? null
    : `has groups of ${goods}, ${shipping} and ${due} cents, and totals of ${goodsCents}, ${shippingCents} and ${taxCents}`;
}

const groupsAddUp: Check = {
  name: 'tax groups add up',
  promise:
    'every line of an order of a shop that charges is in a tax group; groups add up to goods, freight and tax, and each has the tax of its basis, rounded once; other orders have neither freight nor tax',
  violations: ({ orders }) =>
    orders.flatMap((order) => {
      const fault = groupFault(order);
      return fault ? [`${order.number} ${fault}`] : [];
    }),
};

const linesAddUp: Check = {
  name: 'lines add up',
  promise:
    'every line costs quantity times the price its receipt gives, in whole cents and never above the public price, one line a tool; they add up to units, goods value and amount due',
  violations: ({ orders }) =>
    orders.flatMap((order) => {
      const faults = order.lines.flatMap((line) => lineFault(line) ?? []);
      const sums = sumFault(order);
      return [...faults.map((fault) => `a line ${fault}`), ...(sums ? [sums] : [])].map(
        (fault) => `${order.number}: ${fault}`,
      );
    }),
};

function unitsFault(order: OrderDocument): string | null {
  for (const units of lineUnits(order).values()) {
    const { shipped, refundedOpen, refundedShipped } = units;
    if (Math.min(...Object.values(units), openUnits(units)) < 0 || refundedShipped > shipped)
      return `ships ${shipped} of ${units.ordered} units, and refunds ${refundedOpen} open, ${refundedShipped} shipped`;
  }
  const shipped = order.lines.reduce((sum, { shippedUnits }) => sum + shippedUnits, 0);
  const isEnded = !isConfirmed(order);
  if (fulfilmentOf(order) !== (hasShipped(order) ? 'shipped' : 'open') || (isEnded && shipped > 0))
    return `is ${order.fulfilment}, and ${shipped} units left`;
  if (order.shipmentCount > 0 !== shipped > 0)
    return `has ${order.shipmentCount} shipments, and ${shipped} units left`;
  return null;
}

const unitsMatchFulfilment: Check = {
  name: 'fulfilment follows from units',
  promise:
    'of every line, what shipped and was refunded, open or shipped, is at most what was ordered; an order is shipped exactly if nothing of it is open and something has left',
  violations: ({ orders }) =>
    orders.flatMap((order) => {
      const fault = unitsFault(order);
      return fault ? [`${order.number} ${fault}`] : [];
    }),
};

const oneOrderPerKey: Check = {
  name: 'one order per key',
  promise: 'no idempotency key made two orders, and every response to one key named the same order',
  violations: ({ orders, claims }) => {
    const keyed = orders.filter(({ idempotency }) => idempotency !== undefined);
    const stored = groupBy(
      keyed,
      ({ buyerId, idempotency }) => `${buyerId.toHexString()} ${idempotency?.key}`,
    );
    const placed = claims.flatMap((claim) => (claim.kind === 'placed' && claim.key ? [claim] : []));
    const acknowledged = groupBy(placed, ({ buyerId, key }) => `${buyerId} ${key}`);
    return [
      ...[...stored]
        .filter(([, all]) => all.length > 1)
        .map(([key, all]) => `${key} made ${all.length} orders`),
      ...[...acknowledged]
        .filter(([, all]) => new Set(all.map(({ orderId }) => orderId)).size > 1)
        .map(([key, all]) => `${key} returned ${all.map(({ orderId }) => orderId).join(' and ')}`),
    ];
  },
};

const uniqueNumbers: Check = {
  name: 'one number per order',
  promise: 'no two orders have the same number',
  violations: ({ orders }) =>
    [...groupBy(orders, ({ number }) => number)]
      .filter(([, all]) => all.length > 1)
      .map(([number, all]) => `${number} names ${all.length} orders`),
};

export const ORDER_CHECKS: readonly Check[] = [
  timelineMatches,
  possibleState,
  linesAddUp,
  groupsAddUp,
  unitsMatchFulfilment,
  oneOrderPerKey,
  uniqueNumbers,
];
