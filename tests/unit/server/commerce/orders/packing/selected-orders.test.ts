import { ObjectId } from 'mongodb';
import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { COLUMNS, ordersCsv } from '@/lib/server/commerce/orders/packing/export-orders';
import { pageFooters, partsInLines } from '@/lib/server/commerce/orders/packing/list-page';
import {
  packingSlipsPdf,
  pickListPdf,
  pickRows,
  slipFooter,
} from '@/lib/server/commerce/orders/packing/packing-papers';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import { openLines } from '@/lib/shared/orders/line-units';
import { orderSelectionQuerySchema } from '@/lib/shared/orders/order-desk.schema';
import { axesOf } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const now = new Date(Date.UTC(2026, 10, 22, 9));
const at = { now, timeZone: 'UTC', reader: 'buyer' } as const;
const [HAMMER, DRILL] = [new ObjectId(), new ObjectId()];

function order(number: string, lines: OrderLine[], change: Partial<OrderDocument> = {}): OrderDocument {
  return {
    _id: new ObjectId(),
    number,
    ...ofLines(...lines),
    currency: 'usd',
    buyerId: new ObjectId(),
    buyerName: 'Bo Buyer',
    buyerSortKey: 'bo buyer',
    buyerEmail: 'bo@example.com',
    address: '1 Test Street\nSpringfield',
    phone: '5550100',
    language: 'en',
    ...axesOf('paid'),
    placedAt: now,
    expiresAt: now,
    paidAt: now,
    timeline: [],
    ...change,
  };
}

const hammers = (quantity: number) =>
  orderLine({ toolId: HAMMER, sku: 'FL-10', name: 'Hammer', quantity, unitPriceCents: 1_250 });
const drills = (quantity: number) =>
  orderLine({ toolId: DRILL, sku: 'FL-9', name: 'Drill', quantity, unitPriceCents: 10_000 });

/** Two of three hammers were refunded before the order shipped. */
const refunded: Partial<OrderDocument> = {
  partRefunds: [
    {
      ...{ id: new ObjectId(), part: 1, at: now, amountCents: 2_500, actorId: new ObjectId() },
      lines: [{ toolId: HAMMER, quantity: 2, restock: true, open: true }],
      idempotency: { key: 'k', fingerprint: 'f' },
    },
  ],
  partRefundedCents: 2_500,
};

const openOf = (orders: readonly OrderDocument[]) => (place: number) => openLines(orders[place]!);
/** Everything open is there. */
const allReady = (orders: readonly OrderDocument[]) =>
  orders.map((one) => ({ ready: openLines(one), missing: [] }));

it('a pick list has one row a tool, by SKU as people count, with where each unit goes', () => {
  const orders = [order('FL-ONE', [hammers(10), drills(1)]), order('FL-TWO', [hammers(3)], refunded)];
  expect(pickRows(orders, openOf(orders))).toEqual([
    { sku: 'FL-9', name: 'Drill', units: 1, goesTo: [{ number: 'FL-ONE', units: 1 }] },
    {
      sku: 'FL-10',
      name: 'Hammer',
      units: 11,
      goesTo: [
        { number: 'FL-ONE', units: 10 },
        { number: 'FL-TWO', units: 1 },
      ],
    },
  ]);
});

it('a pick list leaves out what was refunded altogether', () => {
  const orders = [order('FL-TWO', [hammers(2)], refunded)];
  expect(pickRows(orders, openOf(orders))).toEqual([]);
});

const rowsOf = (csv: string) => csv.slice(1).split('\r\n');

it('the CSV of orders has a row a line with its reference, and a mark for spreadsheets', () => {
  const referred = { ...drills(1), reference: 'Bay 7' };
  const csv = ordersCsv(
    [order('FL-ONE', [hammers(3), referred], { ...refunded, poNumber: '4711', shipsOn: '2026-11-23' })],
    at,
  );
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  const [head, first, second, end] = rowsOf(csv);
  expect(head).toMatch(/^order,state,placed,/);
  expect(first).toBe(
    'FL-ONE,paid,2026-11-22T09:00:00.000Z,2026-11-22T09:00:00.000Z,,4711,Bo Buyer,bo@example.com,5550100,"1 Test Street\nSpringfield",FL-10,Hammer,3,2,12.50,37.50,137.50,25.00,USD,,2026-11-23',
  );
  expect(second).toContain(',FL-9,Drill,1,0,100.00,100.00,137.50,25.00,USD,Bay 7,2026-11-23');
  expect(end).toBe('');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
  'the CSV of orders never runs %j as a formula',
  (poNumber) => {
    const [, row = ''] = rowsOf(ordersCsv([order('FL-ONE', [hammers(1)], { poNumber })], at));
    expect(row.split(',')[5]).toBe(`'${poNumber}`);
  },
);

it('the CSV of orders has no formula behind another separator either, and semicolons for readers of German', () => {
  const poNumber = 'x;=1+1';
  const orders = [order('FL-ONE', [{ ...hammers(1), reference: 'a,=2+2' }], { poNumber })];
  expect(ordersCsv(orders, at)).toContain(",x;'=1+1,");
  expect(ordersCsv(orders, { ...at, language: 'de' })).toContain(`;"x;'=1+1";`);
  expect(ordersCsv(orders, { ...at, language: 'de' })).toContain(";a,'=2+2;");
  expect(ordersCsv(orders, { ...at, language: 'de' })).toContain('order;state;placed;');
  expect(ordersCsv(orders, { ...at, language: 'de' })).toContain(';12,50;12,50;');
});

it('the CSV of orders has the days of the calendar of the shop', () => {
  const placedAt = new Date('2026-12-31T23:30:00Z');
  const orders = [order('FL-ONE', [hammers(1)], { placedAt, paidAt: undefined })];
  expect(ordersCsv(orders, { ...at, timeZone: 'Europe/Berlin' })).toContain(
    ',paid,2027-01-01T00:30:00.000+01:00,,,',
  );
});

it('the CSV of orders has columns for admins alone in their file, never in the buyer’s', () => {
  const columns = [
    { name: 'margin', reader: 'admin', of: () => 'secret' },
    ...COLUMNS.filter(({ name }) => name === 'sku'),
  ] as const;
  const headAndRow = (reader: 'buyer' | 'admin') =>
    rowsOf(ordersCsv([order('FL-ONE', [hammers(1)])], { ...at, reader }, columns)).slice(0, 2);
  expect(headAndRow('admin')).toEqual(['margin,sku', 'secret,FL-10']);
  expect(headAndRow('buyer')).toEqual(['sku', 'FL-10']);
});

it('the CSV of orders has for buyers these columns: a new one for them is a decision', () => {
  const [head = ''] = rowsOf(ordersCsv([], at));
  expect(head.split(',')).toEqual([
    ...['order', 'state', 'placed', 'paid', 'shipped', 'po_number', 'buyer', 'email', 'phone', 'address'],
    ...['sku', 'tool', 'quantity', 'refunded_quantity', 'unit_price', 'line_total', 'order_value'],
    ...['refunded_value', 'currency', 'reference', 'ships_on'],
  ]);
});

it('the CSV of orders has for members of a company, and for admins, how an order is paid and when what is open is due', () => {
  const billing = {
    ...{ name: '', street: '1 Test Street', addition: '', postalCode: '1', city: 'Springfield' },
    ...{ region: '', country: 'US', phone: '1' },
  };
  const bought = order('FL-ONE', [hammers(1)], {
    payBy: 'account',
    billTo: { number: 'CO-1', name: 'Smiths', billing },
    invoiceNumber: 'INV-1',
    invoicedAt: now,
    paidAt: undefined,
  });
  const balances = new Map([[bought._id.toHexString(), { openCents: 250, dueOn: '2026-12-22' }]]);
  for (const reader of ['member', 'admin'] as const) {
    const [head, row, card] = rowsOf(
      ordersCsv([bought, order('FL-TWO', [hammers(1)])], { ...at, reader, balances }),
    );
    expect(head).toMatch(/,company,payment,invoice,invoiced,due_on,open$/);
    expect(row).toMatch(/,Smiths,account,INV-1,2026-11-22T09:00:00.000Z,2026-12-22,2.50$/);
    expect(card).toMatch(/,,card,,,,$/);
  }
});

it('the CSV of orders quotes commas and quotes', () => {
  const csv = ordersCsv([order('FL-ONE', [hammers(1)], { buyerName: 'Bo "B", Buyer' })], at);
  expect(csv).toContain('"Bo ""B"", Buyer"');
});

it('the CSV of orders names nobody whose account is closed', () => {
  const csv = ordersCsv([order('FL-ONE', [hammers(1)], { buyerEmail: 'closed@account.invalid' })], at);
  expect(csv).toContain(',Closed account,,,,');
});

const wide = (text: string) => text.length;

it('the orders of a row of a pick list break between two of them, never within one', () => {
  const parts = ['ORD-A × 12', 'ORD-B × 3', 'ORD-C × 120'];
  expect(partsInLines(parts, wide, 24)).toBe('ORD-A × 12   ORD-B × 3\nORD-C × 120');
  expect(partsInLines(parts, wide, 40)).toBe('ORD-A × 12   ORD-B × 3   ORD-C × 120');
  expect(partsInLines(parts, wide, 5)).toBe(parts.join('\n'));
  expect(partsInLines([], wide, 5)).toBe('');
});

it('the pages of packing slips are numbered by order, where it has several', () => {
  const part = (start: number, number: string) => ({ start, text: `${number} {page}/{pages}` });
  expect(pageFooters([part(0, 'A'), part(1, 'B'), part(3, 'C')], 4)).toEqual([null, 'B 1/2', 'B 2/2', null]);
  expect(pageFooters([part(0, 'A')], 2)).toEqual(['A 1/2', 'A 2/2']);
  expect(pageFooters([part(0, 'A')], 1)).toEqual([null]);
});

it('the pages of packing slips say at their foot whose they are, each in the language of its order', () => {
  expect(slipFooter(order('FL-ONE', []))).toBe('FL-ONE · Page {page} of {pages}');
  expect(slipFooter(order('FL-TWO', [], { language: 'de' }))).toBe('FL-TWO · Seite {page} von {pages}');
});

const many = Array.from({ length: 120 }, (_, place) =>
  orderLine({ sku: `FL-${place}`, name: `Tool with a rather long name, number ${place}`, quantity: 2 }),
);

it('documents of selected orders are PDFs of as many pages as they need', async () => {
  const orders = [
    order('FL-ONE', [hammers(10)], { poNumber: '4711', note: 'Ring twice' }),
    order('FL-TWO', many),
  ];
  const pages = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
  expect(pages(await packingSlipsPdf(orders, at))).toBeGreaterThan(4);
  for (const language of ['en', 'de'] as const) {
    expect(pages(await pickListPdf(orders, allReady(orders), { ...at, language }))).toBeGreaterThan(3);
  }
});

it('a packing slip says what the buyer noted before the lines, which may fill several pages', async () => {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  try {
    await packingSlipsPdf([order('FL-ONE', many, { note: 'Ring twice' })], at);
    const written = text.mock.calls.map(([words]) => words);
    const note = written.findIndex((words) => String(words).includes('Ring twice'));
    expect(note).toBeGreaterThan(0);
    expect(note).toBeLessThan(written.indexOf(many[0]?.name ?? ''));
  } finally {
    text.mockRestore();
  }
});

it('a packing slip has the day on which the order was placed by the calendar of the shop', async () => {
  const late = order('FL-ONE', [hammers(1)], { placedAt: new Date('2026-11-22T02:00:00Z') });
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  try {
    await packingSlipsPdf([late], { now, timeZone: 'America/New_York' });
    expect(text.mock.calls.map(([words]) => words)).toContain('Nov 21, 2026');
  } finally {
    text.mockRestore();
  }
});

it('a packing slip names the references of the buyer beside the lines', async () => {
  const without = order('FL-ONE', [hammers(10)]);
  const referred = { ...without, lines: [{ ...hammers(10), reference: 'Bay 7' }] };
  const [plain, again, named] = await Promise.all(
    [without, without, referred].map((one) => packingSlipsPdf([one], at)),
  );
  expect(again).toEqual(plain);
  expect(named).not.toEqual(plain);
});

it('a packing slip says by when the order is to ship until it has', async () => {
  const paid = order('FL-ONE', [hammers(10)]);
  const slips = await Promise.all(
    [paid, { ...paid, shipsOn: '2026-11-23' }, { ...paid, shipsOn: '2026-11-24' }].map((one) =>
      packingSlipsPdf([one], at),
    ),
  );
  expect(new Set(slips.map((slip) => slip.toString('latin1'))).size).toBe(3);
  const shipped = { ...paid, ...axesOf('shipped') } as const;
  expect(await packingSlipsPdf([{ ...shipped, shipsOn: '2026-11-23' }], at)).toEqual(
    await packingSlipsPdf([shipped], at),
  );
});

const id = HAMMER.toHexString();

it('a selection is ids with commas, each once', () => {
  expect(orderSelectionQuerySchema.parse({ ids: `${id},${id.toUpperCase()},` }).ids).toEqual([id]);
});

it.each([
  ['nothing', ''],
  ['commas', ',,'],
  ['something else', 'all'],
  ['too many', Array.from({ length: 101 }, () => new ObjectId().toHexString()).join(',')],
])('a selection is refused of %s', (_, ids) => {
  expect(orderSelectionQuerySchema.safeParse({ ids }).success).toBe(false);
});
