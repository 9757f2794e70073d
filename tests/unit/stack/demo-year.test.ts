import { expect, it } from 'vitest';
import { addressInputSchema } from '@/lib/shared/addresses/address.schema';
import { billingSchema } from '@/lib/shared/companies/company.schema';
import { recomputeUnitPrice } from '@/lib/shared/prices/price-receipt';
import { hasPlaceholders } from '@/lib/shared/site/legal-pages';
import { companyDocuments, companyOfBuyer } from '@/stack/seed/seed-companies';
import { addressBook, DEMO_BUYERS, legalPageDocuments } from '@/stack/seed/seed-demo';
import { toolDocuments } from '@/stack/seed/seed-documents';
import { ledgerDocuments } from '@/stack/seed/seed-ledger';
import { orderDocuments } from '@/stack/seed/seed-orders';
import { demoPriceOf } from '@/stack/seed/seed-prices';
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
  const tools = toolDocuments(NOW);
  const all = [...orderDocuments(NOW, seedOrders(NOW), context), ...orders];
  const ledger = ledgerDocuments(tools, all, deliveryDays(NOW));
  const last = new Map(ledger.map((line) => [line.toolId.toHexString(), line.after]));
  for (const { after } of ledger)
    expect(Math.min(after?.available ?? -1, after?.onHand ?? -1)).toBeGreaterThanOrEqual(0);
  for (const { _id, quantity, reserved } of tools)
    expect(last.get(_id.toHexString())).toEqual({ available: quantity, onHand: quantity + reserved });
  expect(new Set(ledger.map(({ _id }) => _id.toHexString())).size).toBe(ledger.length);
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
