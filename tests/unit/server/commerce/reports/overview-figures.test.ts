import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import { computeOverview } from '@/lib/server/commerce/reports/read-overview';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import {
  awaitsPayment,
  awaitsShipment,
  axesOf,
  changesOf,
  PLACED_ON_ACCOUNT,
} from '@/lib/shared/orders/order-status';
import { OVERVIEW_DAYS, type Overview } from '@/lib/shared/reports/overview.schema';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'overview' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/commerce/tools/search/list-tools', () => ({
  listTools: () => ({ tools: [], total: 0 }),
}));

giveOwnDatabase(settings);

const ZONE = 'America/New_York';
const NOW = new Date('2026-11-03T15:30:00Z');
const HOUR = 3_600_000;
const admin = { userId: new ObjectId(), role: 'admin' } as Actor;

/** Numbers that look random and are the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The journal: what the orders are made from, and what the overview is checked against. */
type Entry = {
  at: Date;
  kind: 'paid' | 'back';
  cents: number;
  units: number;
  buyer: number;
  lines: readonly { tool: number; units: number; cents: number }[];
};

const BUYERS = Array.from({ length: 14 }, () => new ObjectId());
const TOOLS = Array.from({ length: 9 }, () => new ObjectId());
const ORDERS = 500;
const journal: Entry[] = [];

/** Moments of two and a half years, many of them of the last days, some of them within a second of a day's end in the store's time zone. */
function moment(random: (below: number) => number): Date {
  const days = random(5) === 0 ? 9 : 900;
  const at = new Date(NOW.getTime() - random(days * 24) * HOUR - random(HOUR));
  if (random(3) > 0) return at;
  const midnight = new Date(at);
  midnight.setUTCHours(random(2) ? 4 : 5, 0, 0, 0);
  return new Date(midnight.getTime() - random(3) * 500);
}

const capped = (at: Date) => (at < NOW ? at : new Date(NOW.getTime() - 1));

/** Sold when it ships, if it has; whether and when its company pays does not matter. */
function orderOnAccount(
  { expiresAt: _, ...order }: OrderDocument,
  entry: Entry,
  random: (below: number) => number,
): OrderDocument {
  const placed: OrderDocument = { ...order, payBy: 'account', ...PLACED_ON_ACCOUNT };
  if (random(3) === 0) return placed;
  journal.push(entry);
  return {
    ...{ ...placed, ...changesOf('shipped'), shippedAt: entry.at, invoicedAt: entry.at },
    ...(random(2) ? { paidAt: capped(new Date(entry.at.getTime() + random(60 * 24) * HOUR)) } : {}),
  };
}

function randomOrder(index: number, random: (below: number) => number): OrderDocument {
  const buyer = random(BUYERS.length);
  const kinds = [...TOOLS.keys()].filter(() => random(3) === 0);
  const lines = (kinds.length > 0 ? kinds : [random(TOOLS.length)]).map((tool) => ({
    tool,
    units: 1 + random(40),
    unitCents: 1 + random(25_000),
  }));
  const sums = ofLines(
    ...lines.map(({ tool, units, unitCents }) =>
      orderLine({ toolId: TOOLS[tool]!, name: `Tool ${tool}`, quantity: units, unitPriceCents: unitCents }),
    ),
  );
  const placedAt = moment(random);
  const order: OrderDocument = {
    _id: new ObjectId(),
    number: `FL-${index}`,
    buyerId: BUYERS[buyer]!,
    buyerName: `Buyer ${buyer}`,
    buyerSortKey: `buyer ${buyer}`,
    buyerEmail: `buyer${buyer}@example.com`,
    ...sums,
    currency: 'usd',
    address: '1 Main Street',
    phone: '+1 555 0100',
    language: 'en',
    ...axesOf('unpaid'),
    placedAt,
    expiresAt: new Date(placedAt.getTime() + 72 * HOUR),
    timeline: [{ state: 'unpaid', at: placedAt, by: 'buyer' }],
  };
  const fate = random(10);
  if (fate === 0) return order;
  if (fate === 1)
    return { ...order, ...axesOf(random(2) ? 'cancelled' : 'expired'), endedAt: capped(placedAt) };
  const paidAt = capped(new Date(placedAt.getTime() + random(48) * HOUR));
  // Those from before `invoicedAt` was stored have none.
  const paid: OrderDocument = {
    ...{ ...order, ...axesOf('paid'), paidAt },
    ...(random(2) ? { invoicedAt: paidAt } : {}),
  };
  const entry: Entry = {
    at: paidAt,
    kind: 'paid',
    cents: order.totals.totalCents,
    units: order.units,
    buyer,
    lines: lines.map(({ tool, units, unitCents }) => ({ tool, units, cents: units * unitCents })),
  };
  if (fate === 7) return orderOnAccount(order, entry, random);
  journal.push(entry);
  let left = order.totals.totalCents;
  const back = (at: Date, cents: number) => {
    left -= cents;
    journal.push({ at, kind: 'back', cents, units: 0, buyer, lines: [] });
  };
  const later = () => capped(new Date(paidAt.getTime() + random(60 * 24) * HOUR));
  for (let part = 1; part <= random(4) - 1 && left > 2; part += 1) {
    const refund = { at: later(), amountCents: 1 + random(left - 1) };
    back(refund.at, refund.amountCents);
    paid.partRefundedCents = (paid.partRefundedCents ?? 0) + refund.amountCents;
    paid.partRefunds = [
      ...(paid.partRefunds ?? []),
      {
        ...refund,
        id: new ObjectId(),
        part,
        lines: [],
        actorId: admin.userId,
        idempotency: { key: 'k', fingerprint: 'f' },
      },
    ];
  }
  if (fate === 2 && left > 2) {
    paid.returned = { at: later(), amountCents: 1 + random(left - 1) };
    back(paid.returned.at, paid.returned.amountCents);
  }
  if (fate === 3 && left > 0) {
    paid.chargedBack = { at: later(), amountCents: left };
    back(paid.chargedBack.at, left);
  }
  if (fate <= 5) {
    const last = journal
      .slice(-6)
      .filter(({ kind }) => kind === 'back')
      .map(({ at }) => at.getTime());
    const endedAt = new Date(Math.max(paidAt.getTime(), ...last, capped(later()).getTime()));
    back(endedAt, left);
    return { ...paid, ...axesOf('refunded'), endedAt };
  }
  return fate === 6 ? paid : { ...paid, ...axesOf('shipped'), shippedAt: later() };
}

/** An order that was sold has one; what the overview does not read of it is left out. */
function invoicesOf(order: OrderDocument, place: number) {
  const issuedAt = order.invoicedAt ?? order.paidAt;
  if (!issuedAt) return [];
  const lines = order.lines.map(({ toolId, sku, name: description, quantity, unitPriceCents }) => {
    return { toolId, sku, description, quantity, amountCents: quantity * unitPriceCents };
  });
  const number = `INV-${place}`;
  const { _id: orderId, buyerId: userId, totals } = order;
  const of = { orderId, kind: 'invoice', sequence: place, number, issuedAt };
  // The first buyers order for two companies.
  const buyer = BUYERS.findIndex((id) => id.equals(userId ?? id));
  const company = `C-${buyer % 2}`;
  const billTo = buyer < 4 ? { billTo: { number: company, name: `Company ${buyer % 2}` } } : {};
  return [{ ...of, ...billTo, lines, buyer: { userId }, totalCents: totals.totalCents }];
}

beforeAll(async () => {
  const random = numbersFrom(20_261_103);
  const orders = Array.from({ length: ORDERS }, (_, index) => randomOrder(index, random));
  await (await collection('orders')).insertMany(orders);
  await (await collection('invoices')).insertMany(orders.flatMap(invoicesOf) as never[]);
  await (await collection('users')).insertMany(
    BUYERS.map((_id, index) => ({
      _id,
      name: `Buyer ${index}`,
      email: `buyer${index}@example.com`,
    })) as never,
  );
});

const overviewOf = (days: (typeof OVERVIEW_DAYS)[number]) =>
  computeOverview(admin, days, { now: NOW, timeZone: ZONE });

const localDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });

/** The sums of the journal's entries, in cents. */
function sums(entries: readonly Entry[]) {
  const paid = entries.filter(({ kind }) => kind === 'paid');
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return {
    revenue: add(paid.map(({ cents }) => cents)),
    refunds: add(entries.filter(({ kind }) => kind === 'back').map(({ cents }) => cents)),
    orders: paid.length,
    units: add(paid.map(({ units }) => units)),
  };
}

const inCents = ({ revenue, refunds, ...counts }: Overview['now']) => ({
  revenue: Math.round(revenue * 100),
  refunds: Math.round(refunds * 100),
  ...counts,
});

/** The entries of a part of the calendar that lie before a moment. */
const ofPart = (key: string, until = NOW) =>
  journal.filter(({ at }) => at < until && localDay.format(at).startsWith(key));

it.each(OVERVIEW_DAYS)(
  'the figures of an overview of %i days are those of the journal to the cent, part by part',
  async (days) => {
    const { series, now } = await overviewOf(days);
    for (const part of series) expect(inCents(part.now), part.key).toEqual(sums(ofPart(part.key)));
    expect(inCents(now)).toEqual(sums(series.flatMap(({ key }) => ofPart(key))));
    expect(now.orders).toBeGreaterThan(0);
  },
);

it('the figures of an overview of a year have refunds of every kind, and orders that were never paid do not count', async () => {
  const { now } = await overviewOf(365);
  expect(now.refunds).toBeGreaterThan(0);
  const sold = await (await collection('orders')).countDocuments({
    $or: [{ paidAt: { $type: 'date' } }, { invoicedAt: { $type: 'date' } }],
  });
  expect(sums(journal).orders).toBe(sold);
  expect(sold).toBeLessThan(ORDERS);
});

it('the figures of an overview are compared with the period before, up to the same time of its last day', async () => {
  const { before, series } = await overviewOf(30);
  // Half past ten in the morning, by daylight saving time then.
  const until = new Date('2026-10-04T14:30:00Z');
  const from = new Date('2026-09-05T04:00:00Z');
  expect(inCents(before)).toEqual(sums(journal.filter(({ at }) => at >= from && at < until)));
  expect(inCents(series[0]!.before)).toEqual(sums(ofPart('2026-09-05')));
  expect(inCents(series.at(-1)!.before)).toEqual(sums(ofPart('2026-10-04', until)));
});

it('the figures of an overview rank tools and buyers by what was paid', async () => {
  const { tools, customers, companies, series } = await overviewOf(90);
  const paid = series.flatMap(({ key }) => ofPart(key)).filter(({ kind }) => kind === 'paid');
  const lines = paid.flatMap((entry) => entry.lines);
  const perTool = [...TOOLS.entries()].map(([tool, toolId]) => {
    const own = lines.filter((line) => line.tool === tool);
    const total = (of: 'units' | 'cents') => own.reduce((sum, line) => sum + line[of], 0);
    return { toolId: toolId.toHexString(), units: total('units'), cents: total('cents') };
  });
  expect(
    tools.map(({ toolId, units, revenue }) => ({ toolId, units, cents: Math.round(revenue * 100) })),
  ).toEqual(perTool.filter(({ units }) => units > 0).toSorted((one, other) => other.cents - one.cents));
  const perBuyer = [...BUYERS.keys()]
    .map((buyer) => sums(paid.filter((entry) => entry.buyer === buyer)))
    .map(({ revenue, orders }, buyer) => ({ name: `Buyer ${buyer}`, orders, cents: revenue }))
    .filter(({ orders }) => orders > 0)
    .toSorted((one, other) => other.cents - one.cents);
  expect(
    customers.map(({ name, orders, revenue }) => ({ name, orders, cents: Math.round(revenue * 100) })),
  ).toEqual(perBuyer.slice(0, 10));
  const perCompany = [0, 1]
    .map((place) => ({
      number: `C-${place}`,
      ...sums(paid.filter(({ buyer }) => buyer < 4 && buyer % 2 === place)),
    }))
    .map(({ number, orders, revenue: cents }) => {
      return { number, name: `Company ${number.slice(2)}`, orders, cents };
    })
    .toSorted((one, other) => other.cents - one.cents);
  expect(
    companies.map(({ number, name, orders, revenue }) => {
      return { number, name, orders, cents: Math.round(revenue * 100) };
    }),
  ).toEqual(perCompany);
});

it('the figures of an overview count what waits', async () => {
  const { toShip, unpaid } = await overviewOf(7);
  const all = await (await collection('orders')).find().toArray();
  const cents = (orders: typeof all) => orders.reduce((sum, order) => sum + order.totals.totalCents, 0);
  const waiting = all.filter(awaitsShipment);
  expect(waiting.filter(({ payBy }) => payBy === 'account').length).toBeGreaterThan(0);
  expect(toShip.count).toBe(waiting.length);
  expect(Math.round(toShip.value * 100)).toBe(cents(waiting));
  const since = ({ paidAt, placedAt }: (typeof all)[number]) => paidAt ?? placedAt;
  const daysAgo = (order: (typeof all)[number]) => (NOW.getTime() - since(order).getTime()) / (24 * HOUR);
  expect(toShip.ages.map(({ fromDays, count }) => [fromDays, count])).toEqual([
    [0, waiting.filter((order) => daysAgo(order) <= 1).length],
    [1, waiting.filter((order) => daysAgo(order) > 1 && daysAgo(order) <= 2).length],
    [2, waiting.filter((order) => daysAgo(order) > 2 && daysAgo(order) <= 7).length],
    [7, waiting.filter((order) => daysAgo(order) > 7).length],
  ]);
  expect(toShip.next.map(({ at }) => at)).toEqual(
    waiting
      .map((order) => since(order).toISOString())
      .toSorted()
      .slice(0, 5),
  );
  const open = all.filter(awaitsPayment);
  expect([unpaid.count, Math.round(unpaid.value * 100)]).toEqual([open.length, cents(open)]);
  const soon = open.filter(({ expiresAt }) => expiresAt!.getTime() < NOW.getTime() + 24 * HOUR);
  expect(unpaid.soon.count).toBe(soon.length);
});

it('the figures of an overview are for admins alone', async () => {
  const customer = { ...admin, role: 'customer' } as Actor;
  await expect(computeOverview(customer, 7, { now: NOW, timeZone: ZONE })).rejects.toThrow('forbidden');
});
