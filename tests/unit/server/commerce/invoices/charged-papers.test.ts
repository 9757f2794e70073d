import { ObjectId } from 'mongodb';
import { describe, expect, it, vi } from 'vitest';
import { creditNoteFor, invoiceFor } from '@/lib/server/commerce/invoices/invoice-document';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { type CostedLine, costsOf } from '@/lib/shared/trade/costs-of';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import type { TaxedBuyer } from '@/lib/shared/trade/treatment-of';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { MUNICH_SELLER, VAT_TRADE } from '@/tests/support/trade-settings';

vi.mock('@/shop.config', () => import('@/tests/support/shop/reference-shop'));

const at = new Date(Date.UTC(2026, 10, 22));
const PLACED = '2026-11-20';
const DELIVERY = {
  ...{
    company: '',
    name: 'Robin Smith',
    street: 'Domplatz 4',
    addition: '',
    postalCode: '50667',
    city: 'Köln',
  },
  ...{ region: '', country: 'DE', phone: '5550100', reference: '' },
};
const BILLING = { ...DELIVERY, name: 'Purchasing', city: 'Bonn' };
const PERSON: TaxedBuyer = { vatIdState: 'none', billingCountry: 'DE', certificates: [] };

type Line = { price: number; quantity: number; taxClass?: string };

/** An order as it is placed under these settings, in dollars. */
function placed(
  lines: readonly Line[],
  {
    trade = VAT_TRADE,
    freight = 0,
    buyer = PERSON,
    ...more
  }: { trade?: TradeSettings; freight?: number; buyer?: TaxedBuyer } & Partial<OrderDocument> = {},
): OrderDocument {
  const delivery = more.delivery ?? DELIVERY;
  const costed = lines.map(
    ({ price, quantity, taxClass }): CostedLine => ({
      netCents: Math.round(price * 100) * quantity,
      taxClass,
    }),
  );
  const costs = costsOf(trade, {
    ...{ lines: costed, shippingCents: Math.round(freight * 100), to: delivery, buyer, day: PLACED },
  });
  if (!costs) throw new Error('not sold');
  const { goodsCents, shippingCents, taxCents, dueCents: totalCents, groups, lineGroups } = costs;
  const own = lines.map(({ price, quantity, taxClass }, place) => ({
    ...orderLine({ name: `Tool ${place}`, quantity, unitPriceCents: Math.round(price * 100) }),
    ...{ toolId: new ObjectId(), group: lineGroups[place] ?? 0, ...(taxClass && { taxClass }) },
  }));
  return {
    ...{ _id: new ObjectId(), number: 'FL-TAX', buyerName: 'Robin Smith', buyerEmail: 'robin@example.com' },
    ...ofLines(...own),
    ...{ totals: { goodsCents, shippingCents, taxCents, totalCents }, taxes: groups, delivery },
    tax: { mode: trade.tax.mode, day: PLACED, trade: 1, ...(buyer.vatId && { vatId: buyer.vatId }) },
    ...{ currency: 'eur', language: 'en' },
    ...more,
  } as OrderDocument;
}

const ACCOUNT = {
  payBy: 'account' as const,
  billTo: { number: 'CO-1', name: 'Muster Handel', billing: BILLING, vatId: 'DE111111111' },
};

type Shipped = { units?: readonly number[]; day?: string; trade?: TradeSettings; isFirst?: boolean };

function invoiceOf(
  order: OrderDocument,
  { units, day = '2026-11-21', trade = VAT_TRADE, isFirst = true }: Shipped = {},
): InvoiceDocument {
  const lines = order.lines.map(({ toolId, quantity }, at) => ({
    toolId,
    units: units ? (units[at] ?? 0) : quantity,
  }));
  const freightCents = isFirst ? order.totals.shippingCents : 0;
  const facts = { trade, company: { invoiceEmail: 'invoices@example.com' } };
  const invoiced = { lines, freightCents, facts, ...(order.payBy ? { part: 1 } : {}) };
  return invoiceFor(order, invoiced, { sequence: 1, at, day });
}

const sums = ({ netCents, taxCents, totalCents }: InvoiceDocument) => [netCents, taxCents, totalCents];

/** Germany's standard rate is another one from December on. */
function rateFrom(day: string, before: string, rate: number): TradeSettings {
  const { vat } = VAT_TRADE.tax;
  if (!vat) throw new Error('no rates');
  const [standard, ...others] = vat.rates;
  if (!standard) throw new Error('no rates');
  const rates = [{ ...standard, to: before }, { ...standard, from: day, rate }, ...others];
  return { ...VAT_TRADE, tax: { ...VAT_TRADE.tax, vat: { ...vat, rates } } };
}

describe('an invoice by card', () => {
  it('has the groups of its order, and who sells, who buys, and where to', () => {
    const order = placed(
      [
        { price: 50, quantity: 2, taxClass: 'standard' },
        { price: 10, quantity: 5, taxClass: 'reduced' },
      ],
      { freight: 10, shipsOn: '2026-11-25', buyerReference: 'R-1' },
    );
    const invoice = invoiceOf(order);
    expect(sums(invoice)).toEqual([16_000, 2_400, 18_400]);
    expect(invoice.groups).toEqual(order.taxes);
    expect(invoice.lines.map(({ group }) => group)).toEqual([0, 1]);
    expect(invoice).toMatchObject({
      ...{ mode: 'vat', notes: [], paidOn: '2026-11-21', delivered: { on: '2026-11-25', what: 'planned' } },
      sellerParty: MUNICH_SELLER,
      buyerParty: { name: 'Robin Smith', city: 'Köln', email: 'robin@example.com', reference: 'R-1' },
      shipTo: { name: 'Robin Smith', street: 'Domplatz 4', city: 'Köln', country: 'DE' },
    });
    expect(invoice.buyerParty).not.toHaveProperty('addition');
  });

  it('without a promised day is dated before delivery, and goes to the address that a person named for it', () => {
    const { delivered, buyerParty } = invoiceOf(placed([{ price: 1, quantity: 1 }], { billing: BILLING }));
    expect(delivered).toEqual({ on: '2026-11-21', what: 'none' });
    expect(buyerParty).toMatchObject({ name: 'Purchasing', city: 'Bonn' });
  });

  it('keeps the rates that it was paid at', () => {
    const order = placed([{ price: 12.5, quantity: 3 }], { freight: 4.9 });
    const invoice = invoiceOf(order, { day: '2026-12-01', trade: rateFrom('2026-12-01', '2026-11-30', 21) });
    expect(sums(invoice)).toEqual([4_240, 806, 5_046]);
  });

  it('of a small business says why there is no VAT', () => {
    const vat = { smallBusiness: true, eInvoice: true, rates: [] };
    const trade = { ...VAT_TRADE, tax: { ...VAT_TRADE.tax, vat } };
    const invoice = invoiceOf(placed([{ price: 12.5, quantity: 3 }], { trade }), { trade });
    expect(invoice).toMatchObject({ taxCents: 0, notes: ['small-business'] });
    expect(invoice.smallBusinessNote).toContain('§ 19 UStG');
  });
});

describe('an invoice on account', () => {
  const one = [{ price: 12.5, quantity: 3 }];

  it('is at the rate of the day that it ships', () => {
    const order = placed(one, { ...ACCOUNT, freight: 4.9 });
    expect(order.totals.totalCents).toBe(5_046);
    const trade = rateFrom('2026-12-01', '2026-11-30', 21);
    expect(sums(invoiceOf(order, { day: '2026-11-30', trade }))).toEqual([4_240, 806, 5_046]);
    const later = invoiceOf(order, { day: '2026-12-01', trade });
    expect(sums(later)).toEqual([4_240, 890, 5_130]);
    expect(later).toMatchObject({
      ...{ delivered: { on: '2026-12-01', what: 'shipped' } },
      buyerParty: {
        name: 'Muster Handel',
        person: 'Robin Smith',
        email: 'invoices@example.com',
        city: 'Bonn',
      },
    });
    expect(later).not.toHaveProperty('paidOn');
  });

  it.each([
    ['the country has no rates any more', { ...VAT_TRADE, tax: { ...VAT_TRADE.tax, vat: undefined } }],
    ['the shop charges no VAT any more', { ...VAT_TRADE, tax: { ...VAT_TRADE.tax, mode: 'none' as const } }],
  ])('has the rates of its order where %s', (_, trade) => {
    expect(sums(invoiceOf(placed(one, { ...ACCOUNT, freight: 4.9 }), { trade }))).toEqual([
      4_240, 806, 5_046,
    ]);
  });

  it('stays untaxed where the order was', () => {
    const buyer: TaxedBuyer = { ...PERSON, vatId: 'ATU12345675', vatIdState: 'valid', billingCountry: 'AT' };
    const order = placed(one, { ...ACCOUNT, buyer, freight: 4.9, delivery: { ...DELIVERY, country: 'AT' } });
    expect(invoiceOf(order)).toMatchObject({
      ...{ netCents: 4_240, taxCents: 0, notes: ['intra-community'] },
      ...{ groups: [{ treatment: 'intra-community', category: 'K' }], buyerParty: { vatId: 'ATU12345675' } },
    });
  });

  it('has all of the freight on the first of several, divided as in the order', () => {
    const lines = [
      { price: 50, quantity: 2, taxClass: 'standard' },
      { price: 10, quantity: 5, taxClass: 'reduced' },
    ];
    const order = placed(lines, { ...ACCOUNT, freight: 10 });
    const first = invoiceOf(order, { units: [2, 0] });
    expect(first.groups).toMatchObject([
      { goodsCents: 10_000, shippingCents: 667, taxCents: 2_027 },
      { goodsCents: 0, shippingCents: 333, taxCents: 23 },
    ]);
    expect(first.totalCents).toBe(13_050);
    const second = invoiceOf(order, { units: [0, 5], isFirst: false });
    expect(second.groups).toMatchObject([{ rate: 7_000, shippingCents: 0 }]);
    expect(second.lines).toMatchObject([{ group: 0 }]);
    expect(second.totalCents).toBe(5_350);
  });

  it('divides the freight of classes that have parted since by their goods', () => {
    const lines = [
      { price: 30, quantity: 1, taxClass: 'standard' },
      { price: 10, quantity: 1, taxClass: 'reduced' },
    ];
    const { vat } = VAT_TRADE.tax;
    const alike = { ...vat, rates: vat?.rates.map((row) => ({ ...row, rate: 19 })) } as typeof vat;
    const trade = { ...VAT_TRADE, tax: { ...VAT_TRADE.tax, vat: alike } };
    const order = placed(lines, { ...ACCOUNT, trade, freight: 10 });
    expect(order.taxes).toHaveLength(1);
    expect(invoiceOf(order).groups).toMatchObject([
      { rate: 19_000, goodsCents: 3_000, shippingCents: 750 },
      { rate: 7_000, goodsCents: 1_000, shippingCents: 250 },
    ]);
  });
});

it('a credit note repeats the parties of its invoice and names its day, by its groups', () => {
  const order = placed([{ price: 12.5, quantity: 3 }], { ...ACCOUNT, freight: 4.9 });
  const invoice = invoiceOf(order);
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  const groups = [{ index: 0, netCents: 1_250, taxCents: 238, shippingCents: 0 }];
  const credit = { lines: [{ toolId: line.toolId, units: 1 }], amountCents: 1_488, groups, part: 1 };
  const note = creditNoteFor(invoice, credit, { sequence: 1, at, day: '2026-11-28' });
  const { sellerParty, buyerParty, delivered, mode } = invoice;
  expect(note).toMatchObject({ sellerParty, buyerParty, delivered, mode });
  expect(note).toMatchObject({
    ...{ netCents: -1_250, taxCents: -238, totalCents: -1_488 },
    ...{ corrects: invoice.number, correctsOn: '2026-11-21', issuedOn: '2026-11-28' },
  });
});
