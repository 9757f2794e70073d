import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStripeEmulator } from '@forgeline/stripe-emulator';
import { ObjectId } from 'mongodb';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { openLines } from '@/lib/shared/orders/line-units';
import { axesOf } from '@/lib/shared/orders/order-status';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { shop } from '@/tests/support/shop/reference-shop';

const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-currencies-'));
let emulator: Awaited<ReturnType<typeof startStripeEmulator>>;
beforeAll(async () => {
  emulator = await startStripeEmulator({ port: 0, dataDir });
});
afterAll(async () => {
  await emulator.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Returns the functions that write amounts, as they are in a shop of another currency. */
async function inCurrency(currency: string) {
  vi.resetModules();
  vi.doMock('#shop', () => ({ shop: { ...shop, currency } }));
  vi.doMock('@/lib/server/platform/config/env', () => ({
    env: () => ({ STRIPE_SECRET_KEY: 'sk_test_demo', STRIPE_API_URL: emulator.url }),
  }));
  const [product, csv, invoice, pdf, rules, intents, editor, site, cells, reading, plain] = await Promise.all(
    [
      import('@/lib/client/structured-data'),
      import('@/lib/server/commerce/orders/packing/export-orders'),
      import('@/lib/server/commerce/invoices/invoice-document'),
      import('@/lib/server/commerce/invoices/invoice-pdf'),
      import('@/lib/client/prices/rules-csv'),
      import('@/lib/server/commerce/payments/provider/provider-intents'),
      import('@/components/tools/manage/editor/editor-values-of'),
      import('@/lib/shared/site/currency'),
      import('@/lib/server/commerce/imports/read/tool-cells'),
      import('@/lib/server/commerce/imports/read/read-cells'),
      import('@/lib/server/commerce/imports/read/plain-cells'),
    ],
  );
  return {
    ...product,
    ...csv,
    ...invoice,
    ...pdf,
    ...rules,
    ...intents,
    ...editor,
    ...site,
    ...cells,
    ...reading,
    ...plain,
  };
}

function order(currency: string, unitPriceCents: number): OrderDocument {
  const at = new Date('2026-11-20T08:00:00Z');
  return {
    _id: new ObjectId(),
    number: 'ORD-7K2M9Q',
    ...ofLines(orderLine({ quantity: 3, unitPriceCents })),
    currency,
    buyerId: new ObjectId(),
    buyerName: 'Robin',
    buyerSortKey: 'robin',
    buyerEmail: 'robin@example.com',
    address: '1 Test Street',
    phone: '5550100',
    language: 'en',
    ...axesOf('paid'),
    placedAt: at,
    expiresAt: at,
    timeline: [],
  };
}

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe.each([
  {
    currency: 'EUR',
    price: 1_234.5,
    cents: 123_450,
    file: '1234.50',
    total: '€3,703.50 EUR',
    decimals: ',50',
  },
  { currency: 'JPY', price: 1_234, cents: 1_234, file: '1234', total: '¥3,702 JPY', decimals: '' },
  {
    ...{ currency: 'KWD', price: 1_234.56, cents: 1_234_560, file: '1234.560' },
    ...{ total: 'KWD 3,703.680', decimals: ',560' },
  },
  // Intl has no decimals of it, and the provider two.
  {
    currency: 'HUF',
    price: 1_234.5,
    cents: 123_450,
    file: '1234.50',
    total: 'HUF 3,703.50',
    decimals: ',50',
  },
  // Without decimals; amounts at the provider end with two zeros.
  { currency: 'ISK', price: 1_234, cents: 123_400, file: '1234', total: 'ISK 3,702', decimals: '' },
])('in a shop in $currency', ({ currency, price, cents, file, total, decimals }) => {
  let store: Awaited<ReturnType<typeof inCurrency>>;
  beforeAll(async () => {
    store = await inCurrency(currency);
  });

  it('search engines read the price and its currency', () => {
    const tool = { price, moq: 1, quantity: 9, specs: [], image: '/x.webp', rating: { count: 0 }, slug: 'x' };
    expect(store.productOf('https://shop.example', tool as unknown as Tool)).toMatchObject({
      offers: { price: file, priceCurrency: currency },
    });
  });

  it('the CSV of orders has every decimal and no other', () => {
    const orders = [order(store.CURRENCY.provider, cents)];
    expect(store.ordersCsv(orders, { timeZone: 'UTC', reader: 'buyer' })).toContain(`,${file},`);
    expect(store.ordersCsv(orders, { timeZone: 'UTC', reader: 'buyer' })).toContain(`,${currency},`);
    expect(store.ordersCsv(orders, { timeZone: 'UTC', reader: 'buyer', language: 'de' })).toContain(
      `;1234${decimals};`,
    );
  });

  it('an invoice has the total with its currency', async () => {
    const text = vi.spyOn(PDFDocument.prototype, 'text');
    try {
      const issue = { sequence: 1, at: new Date('2026-11-21T11:00:00Z'), day: '2026-11-21' };
      const placed = order(store.CURRENCY.provider, cents);
      const invoiced = { lines: openLines(placed), freightCents: 0 };
      await store.invoicePdf(store.invoiceFor(placed, invoiced, issue));
      expect(text.mock.calls.map(([words]) => plain(String(words)))).toContain(total);
    } finally {
      text.mockRestore();
    }
  });

  it('the table of a price list is read as it is written', () => {
    const rules = [{ sku: 'KV-1', tiers: [{ from: 10, price }] }];
    expect(store.writeRules(rules)).toContain(`;${file};`);
    expect(store.readRules(store.writeRules(rules))).toEqual({ rules, problems: [] });
  });

  it('the cells of an import are read as exports write them', () => {
    for (const decimal of [',', '.'] as const) {
      const cell = store.cellText('money', price, decimal);
      expect(cell).toBe(file.replace('.', decimal));
      for (const written of [cell, `${cell} ${currency}`]) {
        const plain = store.plainCellOf(written, { field: 'price', mark: decimal, order: 'day-first' });
        expect(plain).toEqual({ cell: file });
        expect(store.valueIn('money', file)).toBe(price);
      }
    }
  });

  it('the editor of a tool shows the price as its field reads it', () => {
    const tool = { price, specs: [], packs: [], pictures: [], documents: [] };
    expect(store.editorValuesOf(tool as never, 'en').price.replaceAll(',', '')).toBe(file);
  });

  it('the provider is asked for the amount in its own units', async () => {
    const intent = await store.createIntent({
      ...{ amountCents: cents, currency: store.CURRENCY.provider, description: 'Order' },
      ...{ receiptEmail: 'robin@example.com', metadata: {}, idempotencyKey: `order-${currency}` },
    });
    expect(intent).toMatchObject({ amountCents: cents, currency: currency.toLowerCase() });
  });
});

it('the CSV of orders has the decimal comma of Austria, whose thousands are apart by a space', async () => {
  vi.resetModules();
  vi.doMock('#shop', () => ({
    shop: { ...shop, currency: 'EUR', languages: { en: 'en-GB', de: 'de-AT' } },
  }));
  const { ordersCsv } = await import('@/lib/server/commerce/orders/packing/export-orders');
  expect(ordersCsv([order('eur', 1_250)], { timeZone: 'UTC', reader: 'buyer', language: 'de' })).toContain(
    ';12,50;37,50;',
  );
});
