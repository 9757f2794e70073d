import { expect, it } from 'vitest';
import { addressInputSchema } from '@/lib/shared/addresses/address.schema';
import { billingSchema } from '@/lib/shared/companies/company.schema';
import { recomputeUnitPrice } from '@/lib/shared/prices/price-receipt';
import { isReturnable } from '@/lib/shared/returns/return-window';
import { parcelsSchema } from '@/lib/shared/shipments/parcel.schema';
import { hasPlaceholders } from '@/lib/shared/site/legal-pages';
import { companyDocuments, companyOfBuyer } from '@/stack/seed/seed-companies';
import { addressBook, DEMO_BUYERS, legalPageDocuments } from '@/stack/seed/seed-demo';
import { toolDocuments } from '@/stack/seed/seed-documents';
import { ledgerDocuments } from '@/stack/seed/seed-ledger';
import { orderDocuments } from '@/stack/seed/seed-orders';
import { demoPriceOf } from '@/stack/seed/seed-prices';
import { returnDocuments, withReturns } from '@/stack/seed/seed-returns';
import { shipmentDocuments } from '@/stack/seed/seed-shipments';
import { ordersInParts } from '@/stack/seed-data/demo/orders-in-parts';
import { seedReturns } from '@/stack/seed-data/demo/returns';
import { owedOrders, roomToolsOf, toolRoomOrders } from '@/stack/seed-data/demo/tool-room';
import { deliveryDays, yearOfOrders } from '@/stack/seed-data/demo/year-of-orders';
import { DEMO_ACCOUNTS, DEMO_PROFILES } from '@/stack/seed-data/demo-accounts';
import { seedOrders } from '@/stack/seed-data/orders';

const NOW = new Date('2026-11-27T10:00:00Z');
const [, buyer] = DEMO_ACCOUNTS;
const BUYERS = new Map(
  [...DEMO_BUYERS, { ...buyer, ...DEMO_PROFILES.customer }].map((one) => [one.email, one]),
);
const context = { buyers: BUYERS, withPayments: true, priceOf: demoPriceOf, companyOf: companyOfBuyer };
const year = yearOfOrders(NOW, DEMO_BUYERS);
const orders = orderDocuments(NOW, year, context);

it('the demo has a year of orders with seasons, every one of them settled', () => {
  expect(orders.length).toBeGreaterThan(300);
  const monthOf = ({ placedAt }: { placedAt: Date }) => placedAt.getUTCMonth();
  const count = (month: number) => orders.filter((order) => monthOf(order) === month).length;
  expect(new Set(orders.map(monthOf)).size).toBe(12);
  expect(count(9)).toBeGreaterThan(1.5 * count(6));
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  for (const { fulfilment, placedAt, shippedAt, endedAt } of orders) {
    expect(['shipped', 'cancelled']).toContain(fulfilment);
    expect((shippedAt ?? endedAt)?.getTime()).toBeGreaterThan(placedAt.getTime());
    expect((shippedAt ?? endedAt)?.getTime()).toBeLessThan(NOW.getTime());
  }
});

it('the demo charges each order what its price lists say, some of it below the public price', () => {
  const lines = orders.flatMap((order) => order.lines);
  for (const { receipt, unitPriceCents } of lines) expect(recomputeUnitPrice(receipt)).toBe(unitPriceCents);
  const codes = lines.map(({ receipt }) => receipt.code);
  for (const code of ['public-price', 'own-price', 'tier-price'] as const) expect(codes).toContain(code);
});

it('the demo never sold what was not there, and ends with each tool’s stock', () => {
  const parts = [...ordersInParts(NOW), ...toolRoomOrders(NOW), ...owedOrders(NOW)];
  const tools = toolDocuments(NOW, parts);
  const seeds = [...seedOrders(NOW), ...parts];
  const all = [...orderDocuments(NOW, seeds, context), ...orders];
  const shipments = shipmentDocuments([...seeds, ...year], all, true);
  const returns = returnDocuments(seedReturns(NOW), seeds, all, shipments);
  const ledger = ledgerDocuments(tools, all, shipments, deliveryDays(NOW), returns);
  const last = new Map(ledger.map((line) => [line.toolId.toHexString(), line.after]));
  for (const { after } of ledger)
    expect(Math.min(after?.available ?? -1, after?.onHand ?? -1)).toBeGreaterThanOrEqual(0);
  for (const { after } of ledger) if (after?.owed) expect(after.available).toBe(0);
  for (const { _id, quantity, reserved, owed = 0 } of tools)
    expect(last.get(_id.toHexString())).toEqual({
      ...{ available: quantity, onHand: quantity + reserved - owed },
      ...(owed > 0 ? { owed } : {}),
    });
  expect(tools.filter(({ owed = 0 }) => owed > 0).map(({ owed }) => owed)).toEqual([28]);
  expect(new Set(ledger.map(({ _id }) => _id.toHexString())).size).toBe(ledger.length);
});

it('the demo has a return in each state that waits, and a settled one, within the window and what shipped', () => {
  const seeds = [...seedOrders(NOW), ...ordersInParts(NOW)];
  const placed = orderDocuments(NOW, seeds, context);
  const shipments = shipmentDocuments(seeds, placed, true);
  const returns = returnDocuments(seedReturns(NOW), seeds, placed, shipments);
  expect(returns.map(({ state }) => state)).toEqual(['requested', 'approved', 'received', 'settled']);
  for (const { shipmentId, requestedAt, lines } of returns) {
    const shipment = shipments.find(({ _id }) => _id.equals(shipmentId));
    expect(isReturnable(shipment?.shippedOn ?? '', requestedAt.toISOString().slice(0, 10))).toBe(true);
    for (const { toolId, quantity } of lines)
      expect(shipment?.lines.find((line) => line.toolId.equals(toolId))?.quantity).toBeGreaterThanOrEqual(
        quantity,
      );
  }
  const settled = withReturns(placed, returns).find(({ partRefunds }) => partRefunds);
  expect(settled?.partRefundedCents).toBe(returns.at(-1)?.amountCents);
});

it('the demo has a shipment for what left of each order, numbered by time, and orders in parts', () => {
  const parts = ordersInParts(NOW);
  const all = [...orderDocuments(NOW, parts, context), ...orders];
  const shipments = shipmentDocuments([...parts, ...year], all, true);
  expect(shipments.map(({ sequence }) => sequence)).toEqual(shipments.map((_, place) => place + 1));
  for (const order of all) {
    const own = shipments.filter(({ orderId }) => orderId.equals(order._id));
    expect(own.map(({ part }) => part)).toEqual(Array.from({ length: order.shipmentCount }, (_, n) => n + 1));
    for (const { toolId, shippedUnits } of order.lines) {
      const left = own.flatMap(({ lines }) => lines).filter((line) => line.toolId.equals(toolId));
      expect(left.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(shippedUnits);
    }
  }
  expect(parts.map(({ state }) => state)).toEqual(['paid', 'shipped', 'on-account']);
  for (const { parcels } of shipments) expect(parcelsSchema.safeParse(parcels).success).toBe(true);
});

it('the demo has a tool room: forty serial numbers, none twice, shipped with as many units, some overdue', () => {
  const seeds = toolRoomOrders(NOW);
  const shipments = shipmentDocuments(seeds, orderDocuments(NOW, seeds, context), true);
  const lines = shipments.flatMap((shipment) => shipment.lines);
  for (const { serials, quantity } of lines) expect(serials).toHaveLength(quantity);
  const serials = lines.flatMap((line) => line.serials ?? []);
  expect(new Set(serials.map((serial) => serial.slice(-4))).size).toBe(40);
  const tools = seeds.flatMap(({ key, lines: sold }) =>
    sold.flatMap(({ toolSlug }) => roomToolsOf(key, toolSlug)),
  );
  expect(tools.filter(({ isRetired }) => isRetired)).toHaveLength(2);
  const overdue = tools.filter(({ calibrated, isRetired }) => calibrated > 366 && !isRetired);
  expect(overdue.length).toBeGreaterThan(1);
  expect(overdue.length).toBeLessThan(8);
});

it('the demo has companies whose orders name them, one that needs PO numbers, and one that waits', () => {
  const companies = companyDocuments(NOW);
  expect(companies.map(({ state }) => state)).toEqual(['active', 'pending', 'active', 'active']);
  const [needsPo] = companies;
  for (const { billing } of companies) expect(billingSchema.safeParse(billing).error?.issues).toBeUndefined();
  const own = orders.filter(({ companyId }) => companyId !== undefined);
  expect(new Set(own.map(({ buyerEmail }) => buyerEmail)).size).toBeGreaterThan(5);
  for (const { companyId, billTo, poNumber } of own) {
    const company = companies.find(({ _id }) => companyId?.equals(_id));
    expect(billTo?.number).toBe(company?.number);
    expect(company?.state).toBe('active');
    if (company === needsPo) expect(poNumber).toBeDefined();
  }
});

it('the demo has an address for each company that the address book takes, and finished legal pages', () => {
  for (const company of DEMO_BUYERS) {
    const [entry] = addressBook(company, NOW).entries;
    const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...address } = entry ?? {};
    expect(addressInputSchema.safeParse(address).error?.issues).toBeUndefined();
  }
  const pages = legalPageDocuments(NOW);
  expect(pages).toHaveLength(10);
  for (const { markdown } of pages) {
    expect(hasPlaceholders(markdown)).toBe(false);
    expect(markdown).not.toMatch(/\{\w+\}/);
  }
});
