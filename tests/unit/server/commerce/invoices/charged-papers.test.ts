import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { creditNoteFor } from '@/lib/server/commerce/invoices/invoice-document';
import { invoicePdf } from '@/lib/server/commerce/invoices/invoice-pdf';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import type { TaxedBuyer } from '@/lib/shared/trade/treatment-of';
import { MUNICH_SELLER, VAT_TRADE } from '@/tests/support/trade-settings';
import { ACCOUNT, BILLING, DELIVERY, invoiceOf, PERSON, placed, rateFrom } from './charged-orders';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const at = new Date(Date.UTC(2026, 10, 22));
const sums = ({ netCents, taxCents, totalCents }: InvoiceDocument) => [netCents, taxCents, totalCents];

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

/** Returns the texts of a paper in the order in which they are drawn. */
async function printed(paper: InvoiceDocument): Promise<string[]> {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  try {
    await invoicePdf(paper);
    return text.mock.calls.map(([words]) => String(words));
  } finally {
    text.mockRestore();
  }
}

describe('a printed paper of a shop that charges', () => {
  const lines = [
    { price: 50, quantity: 2, taxClass: 'standard' },
    { price: 10, quantity: 5, taxClass: 'reduced' },
  ];

  it('has the seller of the settings, a rate for each line, and net and tax of each group', async () => {
    const texts = await printed(invoiceOf(placed(lines, { freight: 10, shipsOn: '2026-11-25' })));
    expect(texts).toEqual(
      expect.arrayContaining(['Muster GmbH', 'Weg 1', '80331 München', 'VAT', '19%', '7%']),
    );
    expect(texts).toContain('VAT number: DE136695976  US-1  No. 2  Managing directors: Ada Lind');
    expect(texts).toEqual(
      expect.arrayContaining(['Delivery planned for', 'Nov 25, 2026', 'Paid on', 'Nov 21, 2026']),
    );
    const from = texts.indexOf('Goods') - 1;
    expect(texts.slice(from, from + 11)).toEqual([
      ...['$150.00', 'Goods', '$10.00', 'Shipping', '$160.00', 'Net'],
      ...['$20.27', 'VAT 19% on $106.67', '$3.73', 'VAT 7% on $53.33', '$184.00 EUR'],
    ]);
    expect(texts).toContain('Paid in advance, delivery outstanding, planned for Nov 25, 2026');
    expect(texts).not.toContain('No fees, taxes or shipping costs are added.');
  });

  it('says in its language and in English why there is no VAT, with both VAT numbers, and where to pay', async () => {
    const buyer: TaxedBuyer = { ...PERSON, vatId: 'ATU12345675', vatIdState: 'valid', billingCountry: 'AT' };
    const to = { ...DELIVERY, country: 'AT', postalCode: '1010', city: 'Wien' };
    const order = placed(lines, { ...ACCOUNT, buyer, delivery: to, language: 'de' });
    const texts = await printed({ ...invoiceOf(order), terms: { days: 30, dueOn: '2026-12-21' } });
    expect(texts).toContain(
      'Steuerfreie innergemeinschaftliche Lieferung · Tax-exempt intra-community supply',
    );
    expect(texts).toEqual(
      expect.arrayContaining([
        'USt-IdNr.: DE136695976  US-1  No. 2  Geschäftsführung: Ada Lind',
        'USt-IdNr.: ATU12345675',
      ]),
    );
    expect(texts).toEqual(
      expect.arrayContaining(['Lieferung an', '1010 Wien', 'IBAN DE02 1203 0000 0000 2020 51']),
    );
  });

  it('names on a credit note the day of its invoice, and gives freight back as a line', async () => {
    const order = placed(lines, { ...ACCOUNT, freight: 10 });
    const [line] = order.lines;
    if (!line) throw new Error('no line');
    const groups = [{ index: 0, netCents: 5_500, taxCents: 1_045, shippingCents: 500 }];
    const credit = { lines: [{ toolId: line.toolId, units: 1 }], amountCents: 6_545, groups, part: 1 };
    const note = creditNoteFor(invoiceOf(order), credit, { sequence: 1, at, day: '2026-11-28' });
    const texts = await printed(note);
    expect(texts).toEqual(expect.arrayContaining(['INV-000001 of Nov 21, 2026', 'Shipping', '-$5.00']));
    expect(texts).toEqual(expect.arrayContaining(['-$55.00', 'VAT 19% on $55.00', '-$10.45', '-$65.45 EUR']));
    expect(texts.filter((text) => text.startsWith('VAT 7%'))).toEqual([]);
  });
});
