import { ObjectId } from 'mongodb';
import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { creditNoteFor, creditOfAll, invoiceFor } from '@/lib/server/commerce/invoices/invoice-document';
import { invoicePdf } from '@/lib/server/commerce/invoices/invoice-pdf';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { documentNumber } from '@/lib/shared/orders/document-number';
import { openLines } from '@/lib/shared/orders/line-units';
import { axesOf } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

function order(overrides: Partial<OrderDocument> = {}): OrderDocument {
  const placedAt = new Date('2026-11-20T08:00:00Z');
  return {
    _id: new ObjectId(),
    number: 'FL-7K2M9Q',
    ...ofLines(orderLine({ name: 'Click Torque Wrench', quantity: 12, unitPriceCents: 1235 })),
    currency: 'usd',
    buyerId: new ObjectId(),
    buyerName: 'Łukasz Żółć',
    buyerSortKey: 'lukasz zolc',
    buyerEmail: 'lukasz@example.com',
    address: '73 Mill Race Lane\nAkron, OH 44308',
    phone: '+1 330 555 0110',
    language: 'en',
    ...axesOf('paid'),
    transactionId: 'pi_test',
    placedAt,
    expiresAt: placedAt,
    timeline: [],
    ...overrides,
  };
}

type Issued = Parameters<typeof invoiceFor>[2] & Pick<Parameters<typeof invoiceFor>[1], 'terms'>;

/** Returns an invoice of all units of an order. */
function invoiceOf(of: OrderDocument, { terms, ...issue }: Issued): InvoiceDocument {
  return invoiceFor(of, { lines: openLines(of), freightCents: 0, ...(terms ? { terms } : {}) }, issue);
}

const at = new Date('2026-11-21T11:00:00Z');
const day = '2026-11-21';
const invoice: InvoiceDocument = invoiceOf(order(), { sequence: 42, at, day });

it('an invoice has a number that sorts in the order of issue', () => {
  expect(documentNumber('invoice', { sequence: 42 })).toBe('INV-000042');
  expect(documentNumber('credit-note', { sequence: 1_234_567 })).toBe('CN-1234567');
});

it('an invoice is of a series of its own after a backup was restored, unless its payment names its former number', () => {
  const issue = { sequence: 42, series: '2611230415', at, day };
  expect(invoiceOf(order(), issue).number).toBe('INV-2611230415-000042');
  expect(creditNoteFor(invoice, creditOfAll(invoice), issue).number).toBe('CN-2611230415-000042');
  const again = invoiceOf(order(), { ...issue, earlierNumber: 'INV-000045' });
  expect(again).toMatchObject({ number: 'INV-000045', sequence: 42 });
});

it('an invoice adds up, and its credit note negates all of it', () => {
  expect(invoice.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(invoice.totalCents);
  const note = creditNoteFor(invoice, creditOfAll(invoice), { sequence: 7, at, day });
  expect(note.totalCents + invoice.totalCents).toBe(0);
  expect(note.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(note.totalCents);
  expect(note).toMatchObject({ number: 'CN-000007', corrects: 'INV-000042', buyer: invoice.buyer });
  expect(note._id.equals(invoice._id)).toBe(false);
});

it('an invoice has the customer number of its order, and its credit note the same', async () => {
  const numbered = invoiceOf(order({ customerNumber: '10023' }), { sequence: 42, at, day });
  const note = creditNoteFor(numbered, creditOfAll(numbered), { sequence: 7, at, day });
  expect([numbered.customerNumber, note.customerNumber]).toEqual(['10023', '10023']);
  expect((await invoicePdf(numbered)).equals(await invoicePdf(invoice))).toBe(false);
});

it('the PDF of an invoice is one page with its number as title, and the same bytes each time', async () => {
  const [first, second] = [await invoicePdf(invoice), await invoicePdf(invoice)];
  const text = first.toString('latin1');
  expect(text.startsWith('%PDF-1.')).toBe(true);
  expect(text).toContain('(Invoice INV-000042)');
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(first.equals(second)).toBe(true);
});

it('the PDF of an invoice is dated by the calendar of the shop when it was issued, and one from before by that of UTC', async () => {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  const issued = { sequence: 42, at: new Date('2026-12-31T23:30:00Z'), day: '2027-01-01' };
  const { issuedOn: _, ...earlier } = invoiceOf(order(), issued);
  const dateOf = async (document: InvoiceDocument) => {
    text.mockClear();
    await invoicePdf(document);
    return text.mock.calls
      .map(([words]) => String(words))
      .filter((words) => /^[A-Z][a-z]{2} \d+, \d{4}$/.test(words));
  };
  try {
    expect(await dateOf(invoiceOf(order(), issued))).toEqual(['Jan 1, 2027']);
    expect(await dateOf(creditNoteFor(invoice, creditOfAll(invoice), issued))).toEqual(['Jan 1, 2027']);
    expect(await dateOf(earlier)).toEqual(['Dec 31, 2026']);
  } finally {
    text.mockRestore();
  }
});

it('the PDF of an invoice is in the language of its order, as is its credit note', async () => {
  const german = invoiceOf(order({ language: 'de' }), { sequence: 42, at, day });
  const note = creditNoteFor(german, creditOfAll(german), { sequence: 7, at, day });
  const [rechnung, correction] = [await invoicePdf(german), await invoicePdf(note)];
  expect(rechnung.toString('latin1')).toMatch(/\(Rechnung INV-000042\)[\s\S]*\/Lang \(de-DE\)/);
  expect(correction.toString('latin1')).toContain('(Rechnungskorrektur CN-000007)');
  expect((await invoicePdf(invoice)).toString('latin1')).toContain('/Lang (en-US)');
});

it('the PDF of an invoice numbers its lines, and breaks none within a measure', async () => {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  try {
    const wrench = orderLine({ name: 'Heavy-Duty Torque Wrench with Ratchet, 17–340 Nm' });
    await invoicePdf(invoiceOf(order(ofLines(wrench, orderLine({}))), { sequence: 1, at, day }));
    const written = text.mock.calls.map(([words]) => String(words));
    expect(written).toEqual(expect.arrayContaining(['No.', '1', '2']));
    expect(written.filter((words) => /340|^Nm/.test(words))).toEqual([
      expect.stringMatching(/17–340\u00a0Nm$/),
    ]);
  } finally {
    text.mockRestore();
  }
});

it('the PDF of an invoice is made out to the company, with its VAT number, and names who ordered below', async () => {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  const billing = {
    ...{ name: 'Accounts', street: '7 Quay Lane', addition: '', postalCode: '20457', city: 'Hamburg' },
    ...{ region: '', country: 'DE', phone: '5550100' },
  };
  const billTo = { number: 'CO-1', name: 'Quay Fitters', billing, vatId: 'DE123456789' };
  const placed = order({ companyId: new ObjectId(), billTo, buyerName: 'Ann Fitter' });
  const billed = invoiceOf(placed, { sequence: 42, at, day });
  try {
    for (const document of [billed, creditNoteFor(billed, creditOfAll(billed), { sequence: 7, at, day })]) {
      text.mockClear();
      await invoicePdf(document);
      const words = text.mock.calls.map(([written]) => String(written));
      const place = words.indexOf('Quay Fitters');
      expect(words.slice(place, place + 8)).toEqual([
        ...['Quay Fitters', 'Accounts', '7 Quay Lane', '20457 Hamburg', 'Germany'],
        ...['VAT number: DE123456789', 'Ordered by Ann Fitter', 'lukasz@example.com'],
      ]);
    }
  } finally {
    text.mockRestore();
  }
});

it('the PDF of an invoice says of an order on account until when and where to pay, and of no card', async () => {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  const terms = { days: 30, dueOn: '2026-12-21', bankDetails: 'First Bank\nIBAN DE02 1203' };
  const placed = order({ payBy: 'account', termsDays: 30, poNumber: 'PO 7' });
  delete placed.transactionId;
  const owed = invoiceOf(placed, { sequence: 42, at, day, terms });
  const note = creditNoteFor(owed, creditOfAll(owed), { sequence: 7, at, day });
  expect(owed).not.toHaveProperty('transactionId');
  const wordsOf = async (document: InvoiceDocument) => {
    text.mockClear();
    await invoicePdf(document);
    return text.mock.calls.map(([written]) => String(written));
  };
  try {
    const words = await wordsOf(owed);
    expect(words).toEqual(
      expect.arrayContaining([
        ...['Terms', '30 days net', 'Due', 'Dec 21, 2026', 'PO 7', 'Total due', 'Please pay to'],
        ...['First Bank', 'IBAN DE02 1203', 'Reference: INV-000042'],
      ]),
    );
    const credited = await wordsOf(note);
    expect(credited).toEqual(expect.arrayContaining(['Refunded to', 'Your account', 'Total, credited']));
    for (const absent of ['Card', 'Transaction', 'Total, paid in full']) {
      expect([...words, ...credited]).not.toContain(absent);
    }
    expect(credited).not.toContain('First Bank');
  } finally {
    text.mockRestore();
  }
});

it('the PDF of an invoice keeps the bank details on the page of the total, or begins another', async () => {
  const bankDetails = Array.from({ length: 8 }, (_, place) => `Line ${place} of the bank`).join('\n');
  for (let count = 1; count < 30; count += 1) {
    const lines = Array.from({ length: count }, (_, place) => orderLine({ sku: `FT-${place}` }));
    const terms = { days: 30, dueOn: '2026-12-21', bankDetails };
    const owed = invoiceOf(order(ofLines(...lines)), { sequence: 42, at, day, terms });
    const added = vi.spyOn(PDFDocument.prototype, 'addPage');
    const text = vi.spyOn(PDFDocument.prototype, 'text');
    await invoicePdf(owed);
    // Every page begins with the heads of the columns: none was begun by words that did not fit.
    const heads = text.mock.calls.filter(([words]) => words === 'No.');
    expect(added.mock.calls.length, `${count} lines`).toBe(heads.length);
    text.mockRestore();
    added.mockRestore();
  }
});

it('the PDF of an invoice embeds its fonts, so that it looks the same everywhere', async () => {
  const text = (await invoicePdf(invoice)).toString('latin1');
  expect(text).toContain('noto-sans-latin');
  expect(text).not.toContain('/Helvetica');
});

it('the PDF of an invoice stays one page with the longest name, address and tool there can be', async () => {
  const long = order({
    buyerName: 'W'.repeat(100),
    address: `${'Building W, '.repeat(41)}`.slice(0, 500),
    ...ofLines(orderLine({ name: 'W'.repeat(120) })),
  });
  const text = (await invoicePdf(invoiceOf(long, { sequence: 1, at, day }))).toString('latin1');
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

it('the PDF of an invoice goes on over as many pages as its lines need, each with its number, and has every line', async () => {
  const lines = Array.from({ length: 500 }, (_, place) =>
    orderLine({ sku: `FT-${place}`, name: `Tool ${place} ${'of many words '.repeat(place % 9)}` }),
  );
  const long = invoiceOf(order(ofLines(...lines)), { sequence: 1, at, day });
  expect(long.lines).toHaveLength(500);
  expect(long.totalCents).toBe(500 * 3 * 1_250);
  const text = (await invoicePdf(long)).toString('latin1');
  const pages = text.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(15);
  expect(pages).toBeLessThan(50);
});

it('the PDF of an invoice names the references of the buyer, also on its credit note, and makes room for them', async () => {
  const lines = Array.from({ length: 60 }, () => orderLine({ reference: 'Bay 7 '.repeat(16).trim() }));
  const referred = invoiceOf(order(ofLines(...lines)), { sequence: 1, at, day });
  const plain = invoiceOf(order(ofLines(...lines.map(({ reference: _, ...line }) => line))), {
    ...{ sequence: 1, at, day },
  });
  expect(referred.lines[0]?.reference).toBe(lines[0]?.reference);
  expect(creditNoteFor(referred, creditOfAll(referred), { sequence: 2, at, day }).lines[0]).toMatchObject({
    reference: lines[0]?.reference,
  });
  const pagesOf = async (document: InvoiceDocument) =>
    (await invoicePdf(document)).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(await pagesOf(referred)).toBeGreaterThan(await pagesOf(plain));
});
