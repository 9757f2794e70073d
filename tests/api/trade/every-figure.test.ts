import { gunzipSync } from 'node:zlib';
import type { Document } from 'mongodb';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { invoicesOf, stored } from '@/tests/api/support/database';
import { printed } from '@/tests/api/support/printed';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { FREIGHT, setTrade, TO_COLOGNE } from '@/tests/support/charging-shop';
import { companyOnAccount, statementOf } from '@/tests/support/on-account';
import { addTool, anAdmin, call, type Person, registerCustomer } from '@/tests/support/people';
import { money } from '@/tests/support/shop/money';
import { eventually, mailTo, newKey } from '@/tests/support/store';
import { MUNICH_SELLER, VAT_TRADE } from '@/tests/support/trade-settings';

/** A parcel for 10.00, and VAT of two rates. */
const TRADE = structuredClone({ ...FREIGHT, tax: VAT_TRADE.tax }) as TradeSettings;
for (const { id, prices } of TRADE.shipping.methods)
  if (id === 'parcel')
    for (const price of prices) Object.assign(price, { steps: [{ from: 0, price: 10 }], freeFrom: 500 });

const admin = await anAdmin();
beforeAll(() => setTrade(TRADE));
afterAll(() => setTrade(null));

type Ordered = { id: string; number: string; toolA: string };

/** Two of A at 50.00 and 19 %, five of B at 10.00 and 7 %, and a parcel: 184.00 (worked example 4). */
async function ordered(buyer: Person, more: object = {}): Promise<Ordered> {
  const toolA = await addTool(admin, { moq: 1, price: 50, taxClass: 'standard' });
  const toolB = await addTool(admin, { moq: 1, price: 10, taxClass: 'reduced' });
  const ops = [
    { op: 'set', toolId: toolA, quantity: 2 },
    { op: 'set', toolId: toolB, quantity: 5 },
  ];
  const { body: cart } = await buyer.call('PATCH', '/api/cart', { ops });
  const asked = { version: cart.version, delivery: TO_COLOGNE, shippingMethod: 'parcel', ...more };
  const placed = await buyer.call('POST', '/api/cart/order', { ...asked, seenDue: 184 }, newKey());
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const id = placed.body.insertedId;
  const { body: order } = await buyer.call('GET', `/api/order/${id}`);
  expect(order).toMatchObject({
    orderValue: 184,
    costs: {
      ...{ goods: 150, shipping: 10, net: 160, tax: 24, due: 184 },
      taxes: [
        { rate: 19, goods: 100, shipping: 6.67, net: 106.67, tax: 20.27 },
        { rate: 7, goods: 50, shipping: 3.33, net: 53.33, tax: 3.73 },
      ],
    },
  });
  return { id, number: order.number, toolA };
}

/** One of A comes back: 50.00 and 9.50 of tax (worked example 14). */
async function refundOneA({ id, toolA }: Ordered): Promise<void> {
  const body = { lines: [{ toolId: toolA, quantity: 1 }], reason: 'Bent' };
  const back = await admin.call('POST', `/api/all-order/${id}/refund`, body, newKey());
  expect(back.body).toMatchObject({ refunded: 59.5, net: 50, taxes: [{ rate: 19, net: 50, tax: 9.5 }] });
}

/** The amounts of an electronic invoice, as it was stored: basis and tax of each group, then net, tax and total. */
function xmlFigures(paper: Document | undefined): number[] {
  const xml = gunzipSync(paper?.xml.buffer).toString();
  const names = 'BasisAmount|CalculatedAmount|TaxBasisTotalAmount|TaxTotalAmount|GrandTotalAmount';
  const found = [...xml.matchAll(new RegExp(`<ram:(${names})[^>]*>([\\d.]+)<`, 'g'))];
  const of = (name: string) => found.filter(([, own]) => own === name).map(([, , text]) => Number(text));
  return names.split('|').flatMap(of);
}

async function papersOf({ id }: Ordered) {
  const [invoice, note] = await invoicesOf(id);
  expect(xmlFigures(invoice)).toEqual([106.67, 53.33, 20.27, 3.73, 160, 24, 184]);
  expect(xmlFigures(note)).toEqual([50, 9.5, 50, 9.5, 59.5]);
  expect(invoice).toMatchObject({
    ...{ kind: 'invoice', netCents: 16_000, taxCents: 2_400, totalCents: 18_400 },
    groups: [
      { rate: 19_000, basisCents: 10_667, taxCents: 2_027 },
      { rate: 7_000, basisCents: 5_333, taxCents: 373 },
    ],
  });
  expect(note).toMatchObject({
    ...{ kind: 'credit-note', netCents: -5_000, taxCents: -950, totalCents: -5_950 },
    groups: [
      { rate: 19_000, basisCents: -5_000, taxCents: -950 },
      { basisCents: 0, taxCents: 0 },
    ],
  });
  return { invoice: String(invoice?.number), note: String(note?.number), day: String(invoice?.issuedOn) };
}

async function expectPrinted(buyer: Person, { id }: Ordered): Promise<void> {
  const invoice = await printed(buyer, `/api/order/${id}/invoice.pdf`);
  for (const dollars of [106.67, 20.27, 53.33, 3.73, 184]) expect(invoice).toContain(money(dollars));
  const note = await printed(buyer, `/api/order/${id}/credit-note.pdf`);
  for (const dollars of [50, 9.5, 59.5]) expect(note).toContain(money(dollars));
}

/** The rows of a file, by the names of its columns; amounts as numbers. */
function rowsOf(csv: string): Record<string, string | number>[] {
  const { csvDelimiter: delimiter, decimalMark } = LANGUAGE_FACTS.en;
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, delimiter, skipEmptyLines: true });
  const value = (cell: string) =>
    /^-?\d+\D\d\d$/.test(cell) ? Number(cell.replace(decimalMark, '.')) : cell;
  return data.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name.replace('\ufeff', ''), value(cell)])),
  );
}

/** The documents of the report, and that its sums are those of all papers of the day. */
async function expectReported({ invoice, note, day }: Awaited<ReturnType<typeof papersOf>>): Promise<void> {
  const query = `from=${day}&to=${day}`;
  const file = await admin.call('GET', `/api/tax-report/documents.csv?${query}&language=en`);
  const rows = rowsOf(file.body).filter(({ number }) => number === invoice || number === note);
  const own = { issued: day, treatment: 'domestic', country: 'DE' };
  expect(rows).toMatchObject([
    { ...own, number: invoice, tax_rate: '19', net: 106.67, tax: 20.27, gross: 126.94 },
    { ...own, number: invoice, tax_rate: '7', net: 53.33, tax: 3.73, gross: 57.06 },
    { ...own, number: note, corrects: invoice, tax_rate: '19', net: -50, tax: -9.5, gross: -59.5 },
  ]);
  await eventually('the sums to be those of all papers', async () => {
    const papers = await stored('invoices').find({ issuedOn: day }).toArray();
    const { sums } = (await admin.call('GET', `/api/tax-report?${query}`)).body;
    const gross = sums.reduce((sum: number, row: { gross: number }) => sum + row.gross, 0);
    const total = papers.reduce((sum, { totalCents }) => sum + totalCents, 0);
    return Math.round(gross * 100) === total ? true : undefined;
  });
}

it('an order by card has the same figures in its answer, mails, papers, files and the tax report', async () => {
  const buyer = await registerCustomer();
  const order = await ordered(buyer);
  await payOrder(buyer, order.id);
  await refundOneA(order);
  const papers = await papersOf(order);
  await expectPrinted(buyer, order);
  expect((await buyer.call('GET', `/api/order/${order.id}`)).body).toMatchObject({
    ...{ orderValue: 184, refundedValue: 59.5 },
    lines: [{ rate: 19 }, { rate: 7 }],
    invoices: [
      { number: papers.invoice, kind: 'invoice', issuedOn: papers.day, net: 160, tax: 24, gross: 184 },
      { number: papers.note, kind: 'credit-note', net: -50, tax: -9.5, gross: -59.5 },
    ],
  });
  const { body: listed } = await buyer.call('GET', '/api/order');
  expect(listed[0]).not.toHaveProperty('invoices');
  const mail = await mailTo(buyer.email, new RegExp(`${order.number} placed`));
  for (const dollars of [150, 10, 106.67, 20.27, 53.33, 3.73, 184])
    expect(mail.text).toContain(money(dollars));
  const refunded = await mailTo(buyer.email, new RegExp(`Refund .*${order.number}`));
  expect(refunded.text).toContain(money(59.5));
  const { body: csv } = await buyer.call('GET', '/api/order/export.csv?language=en');
  expect(rowsOf(csv)).toMatchObject(
    ['19', '7'].map((rate) => ({
      ...{ order: order.number, order_value: 184, refunded_value: 59.5 },
      ...{ net: 160, shipping: 10, tax: 24, tax_rate: rate, treatment: 'domestic' },
    })),
  );
  await expectReported(papers);
});

it('an order on account has the same figures in its papers, statement and the tax report', async () => {
  const company = await companyOnAccount();
  const order = await ordered(company.owner, { payBy: 'account' });
  expect(await statementOf(company)).toMatchObject({ reserved: 184, invoiced: 0 });
  expect((await admin.call('PATCH', `/api/all-order/${order.id}`)).status).toBe(200);
  expect(await statementOf(company)).toMatchObject({ reserved: 0, invoiced: 184 });
  await refundOneA(order);
  const papers = await papersOf(order);
  expect(await statementOf(company)).toMatchObject({
    invoiced: 124.5,
    lines: [
      { kind: 'invoice', reference: papers.invoice, amount: 184, net: 160, tax: 24 },
      { kind: 'credit-note', reference: papers.note, amount: -59.5, net: -50, tax: -9.5 },
    ],
  });
  await expectPrinted(company.owner, order);
  await expectReported(papers);
});

it('a report of more than 366 days, and a file that there is not, are refused', async () => {
  const tooLong = await admin.call('GET', '/api/tax-report?from=2026-01-01&to=2027-01-02');
  expectProblem(tooLong, 'validation-failed', { from: ['A report covers at most 366 days'] });
  const backwards = await admin.call('GET', '/api/tax-report/sums.csv?from=2026-01-02&to=2026-01-01');
  expectProblem(backwards, 'validation-failed', { to: ['The last day is before the first'] });
  expectProblem(await admin.call('GET', '/api/tax-report/other.csv'), 'not-found');
  expectProblem(await call('GET', '/api/tax-report/sums.csv'), 'unauthenticated');
});

it('the files for ELSTER and DATEV are refused outside Germany', async () => {
  const seller = { ...MUNICH_SELLER, country: 'AT', vatId: 'ATU12345675' };
  await setTrade({ ...FREIGHT, seller });
  expectProblem(await admin.call('GET', '/api/tax-report/elster.csv'), 'conflict');
  expectProblem(await admin.call('GET', '/api/tax-report/datev.csv'), 'conflict');
  await setTrade(TRADE);
});
