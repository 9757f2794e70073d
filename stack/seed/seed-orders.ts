import type { ObjectId } from 'mongodb';
import { shop } from '#shop';
import { poKeyOf } from '@/lib/server/commerce/orders/order-number';
import type {
  BillTo,
  OrderDocument,
  OrderLine,
  TimelineEntry,
} from '@/lib/server/platform/db/documents/orders';
import { sortKeyOf } from '@/lib/server/platform/sort-key';
import {
  awaitsPayment,
  axesOf,
  type OrderState,
  PLACED_ON_ACCOUNT,
  SHIPPED_ON_ACCOUNT,
} from '@/lib/shared/orders/order-status';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import { type PriceReceipt, publicPriceReceipt } from '@/lib/shared/prices/price-receipt';
import { shipDay } from '@/lib/shared/shipments/ship-day';
import { CURRENCY } from '@/lib/shared/site/currency';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { SEED_TOOLS } from '../seed-data/all-tools';
import type { SeedOrder, SeedTool, SeedUser } from '../seed-data/types';
import { nameIn } from './catalogue-language';
import { digest, leftAt, SEED_ADMIN_ID, seedCode, seedId, seedToolId, seedUserId } from './seed-documents';
import { DEMO_INTENT_PREFIX } from './seed-payments';

const HOUR_MS = 3_600_000;
const ORDER_EXPIRY_MS = 72 * HOUR_MS;
const WARNING_MS = 24 * HOUR_MS;

const toolsBySlug = new Map(SEED_TOOLS.map((tool) => [tool.slug, tool]));

/** A reminder that was due before now counts as sent. */
function warningTime(order: SeedOrder, now: Date): { warnAt?: Date } {
  const warnAt = new Date(order.placedAt.getTime() + ORDER_EXPIRY_MS - WARNING_MS);
  return awaitsPayment(order) && warnAt > now ? { warnAt } : {};
}

/** The defaults of the settings: Monday to Friday. */
const CALENDAR = { timeZone: shop.timeZone, cutOffHour: 14, workingDays: [1, 2, 3, 4, 5], holidays: [] };

/** Returns the day that the store promises when an order is placed, and again when it is paid later. */
function expectedShipDay({ placedAt, paidAt, promisedFrom }: SeedOrder): { shipsOn?: string } {
  const from = promisedFrom ?? paidAt ?? placedAt;
  const shipsOn = shipDay({ quantity: 1, available: 1 }, CALENDAR, from);
  return shipsOn === null ? {} : { shipsOn };
}

/** The price of a line for this buyer at that moment; the public one in a shop without price lists. */
export type PriceOf = (tool: SeedTool, quantity: number, buyerEmail: string, at: Date) => PriceReceipt;

const publicPrice: PriceOf = ({ priceCents }, quantity) => publicPriceReceipt(priceCents, quantity);

type OrderContext = {
  buyers: ReadonlyMap<string, SeedUser>;
  /** Paid orders name an intent, which an emulator imports. */
  withPayments: boolean;
  priceOf?: PriceOf;
  /** For which company a buyer orders, if for one. */
  companyOf?: (email: string) => { _id: ObjectId; billTo: BillTo; termsDays: number | null } | null;
};

function linesOf(order: SeedOrder, priceOf: PriceOf): OrderLine[] {
  return order.lines.map(({ toolSlug, quantity }, place) => {
    const tool = toolsBySlug.get(toolSlug);
    if (!tool) throw new Error(`the demo's order ${order.key} names an unknown tool: ${toolSlug}`);
    const receipt = priceOf(tool, quantity, order.buyerEmail, order.placedAt);
    const { sku, image } = tool;
    return {
      toolId: seedToolId(toolSlug),
      sku,
      name: nameIn(tool, LANGUAGES.default),
      image,
      quantity,
      unitPriceCents: receipt.unitPriceCents,
      receipt,
      shippedUnits: leftAt(order, place) ? quantity : 0,
    };
  });
}

function timelineOf(order: SeedOrder, buyerId: ObjectId): TimelineEntry[] {
  const buyer = { by: 'buyer', actorId: buyerId } as const;
  const admin = { by: 'admin', actorId: SEED_ADMIN_ID } as const;
  const steps: [OrderState, Date | undefined, typeof buyer | typeof admin][] = [
    [order.payBy === 'account' ? 'on-account' : 'unpaid', order.placedAt, buyer],
    ['paid', order.paidAt, buyer],
    ['shipped', order.shippedAt, admin],
    ['cancelled', order.cancelledAt, buyer],
    ['refunded', order.refundedAt, admin],
  ];
  return steps.flatMap(([state, at, who]) => (at ? [{ state, at, ...who }] : []));
}

/** How it stands, and how it is or will be paid. */
function payment(
  now: Date,
  order: SeedOrder,
  { withPayments, termsDays }: { withPayments: boolean; termsDays: number | null | undefined },
) {
  const { key, payBy, placedAt, paidAt, shippedAt } = order;
  const invoicedAt = leftAt(order, 0);
  if (payBy === 'account') {
    const axes = shippedAt ? SHIPPED_ON_ACCOUNT : PLACED_ON_ACCOUNT;
    return { ...axes, payBy, termsDays: termsDays ?? 0, ...(invoicedAt ? { invoicedAt } : {}) };
  }
  const intent = digest(`intent:${key}`).toString('hex').slice(0, 20);
  const transactionId = withPayments ? `${DEMO_INTENT_PREFIX}${intent}` : `demo_${intent}`;
  return {
    ...axesOf(order.state),
    ...(paidAt ? { transactionId, paidAt, invoicedAt: paidAt } : {}),
    expiresAt: new Date(placedAt.getTime() + ORDER_EXPIRY_MS),
    ...warningTime(order, now),
  };
}

function orderDocument(now: Date, order: SeedOrder, context: OrderContext): OrderDocument {
  const { key, poNumber } = order;
  const buyer = context.buyers.get(order.buyerEmail);
  if (!buyer) throw new Error(`the demo's order ${key} names an unknown buyer: ${order.buyerEmail}`);
  const buyerId = seedUserId(buyer.email);
  const endedAt = order.cancelledAt ?? order.refundedAt;
  const lines = linesOf(order, context.priceOf ?? publicPrice);
  const company = context.companyOf?.(buyer.email);
  return {
    _id: seedId(key),
    number: `ORD-${seedCode(key, 6)}`,
    lines,
    lineCount: lines.length,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: totalsOf(lines),
    ...(poNumber === undefined ? {} : { poNumber, poKey: poKeyOf(poNumber) }),
    currency: CURRENCY.provider,
    buyerId,
    buyerName: buyer.name,
    buyerSortKey: sortKeyOf(buyer.name),
    buyerEmail: buyer.email,
    ...(company ? { companyId: company._id, billTo: company.billTo } : {}),
    address: order.address,
    phone: order.phone,
    language: LANGUAGES.default,
    ...payment(now, order, { withPayments: context.withPayments, termsDays: company?.termsDays }),
    placedAt: order.placedAt,
    ...expectedShipDay(order),
    ...(order.shippedAt ? { shippedAt: order.shippedAt } : {}),
    ...(endedAt ? { endedAt } : {}),
    shipmentCount: [order.firstLeftAt, order.shippedAt].filter(Boolean).length,
    timeline: timelineOf(order, buyerId),
  };
}

export function orderDocuments(
  now: Date,
  orders: readonly SeedOrder[],
  context: OrderContext,
): OrderDocument[] {
  return orders.map((order) => orderDocument(now, order, context));
}
