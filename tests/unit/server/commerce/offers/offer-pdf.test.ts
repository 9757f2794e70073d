import { ObjectId } from 'mongodb';
import PDFDocument from 'pdfkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerPdf } from '@/lib/server/commerce/offers/read/offer-pdf';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));
vi.mock('@/lib/server/platform/config/env', () => ({
  env: () => ({ STORE_TIME_ZONE: 'UTC', NEXTAUTH_URL: 'https://store.example.com' }),
}));

const sentAt = new Date('2026-11-20T08:00:00Z');

function offer(lineCount: number, more: Partial<OfferDocument> = {}): OfferDocument {
  const lines = Array.from({ length: lineCount }, (_, place) => ({
    ...{ toolId: new ObjectId(), sku: `TW-${place}`, name: 'Click Torque Wrench', image: '/a.webp' },
    ...{ quantity: 1_200, unitPriceCents: 1_235 },
  }));
  const validTo = new Date('2026-12-04T23:59:59.999Z');
  return {
    _id: new ObjectId('0123456789abcdef01234567'),
    ...{
      number: 'OFF-7K2M9Q',
      requestNumber: 'RFQ-AAAAAA',
      language: 'en',
      state: 'sent',
      version: 1,
      validTo,
    },
    to: { name: 'Łukasz Żółć', email: 'lukasz@example.com', company: 'Huta SA' },
    ...{ createdAt: sentAt, createdBy: new ObjectId(), counters: [] },
    versions: [
      {
        ...{ v: 1, lines, dueCents: lineCount * 1_482_000, validUntil: '2026-12-04', validTo },
        ...{ holdStock: true, note: 'From stock.', sentAt, sentBy: new ObjectId() },
      },
    ],
    ...more,
  };
}

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  const text = PDFDocument.prototype.text;
  vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (this: never, ...args: unknown[]) {
    written.push(String(args[0]));
    return (text as (...given: unknown[]) => never).apply(this, args);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('the PDF of an offer says to whom, what, at which price, until when, and how it is accepted', async () => {
  const pdf = await offerPdf(offer(1));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  for (const text of [
    ...['Offer', 'OFF-7K2M9Q', 'RFQ-AAAAAA', 'Huta SA', 'Nov 20, 2026', 'Dec 4, 2026'],
    ...['TW-0', '1,200', '$12.35', '$14,820.00', '$14,820.00 USD', 'From stock.'],
  ])
    expect(written.join('\n')).toContain(text);
  // The address may be broken between two lines.
  expect(written.join('')).toContain('/dashboard/my-quotes/0123456789abcdef01234567');
});

it('the PDF of an offer is the same bytes each time, and in the language of the offer', async () => {
  expect((await offerPdf(offer(1))).equals(await offerPdf(offer(1)))).toBe(true);
  written.length = 0;
  await offerPdf(offer(1, { language: 'de' }));
  expect(written.join('\n')).toContain('Gültig bis');
});

it('the PDF of an offer has the freight it promises, and says what comes besides its prices', async () => {
  const noFees = 'No further costs: shipping and taxes are not charged.';
  await offerPdf(offer(1));
  expect(written).toContain(noFees);
  const [version] = offer(1).versions;
  if (!version) throw new Error('an offer without a version');
  const to = { country: 'DE', region: '', postalCode: '' };
  const said = async (more: Partial<typeof version>) => {
    written.length = 0;
    await offerPdf(offer(1, { versions: [{ ...version, ...more }] }));
    return written;
  };
  const promised = await said({
    shipping: { cents: 4_500, to },
    dueCents: 1_486_500,
    plus: { tax: 'vat', shipping: false },
  });
  expect(promised).toEqual(
    expect.arrayContaining(['Shipping', '$45.00', '$14,865.00 USD', 'Prices plus VAT']),
  );
  expect(promised).not.toContain(noFees);
  expect(await said({ plus: { tax: 'us', shipping: true } })).toContain('Prices plus sales tax and shipping');
  const all = await said({ shipping: { cents: 4_500, to }, plus: { tax: 'none', shipping: false } });
  expect(all.filter((text) => text.startsWith('Prices plus'))).toEqual([]);
  expect(all).not.toContain(noFees);
});

it('the PDF of an offer numbers the pages of many lines, and repeats the head of the table', async () => {
  await offerPdf(offer(60));
  expect(written.filter((text) => text === 'Description').length).toBeGreaterThan(1);
  expect(written.some((text) => /^Page 1 of [2-9]$/.test(text))).toBe(true);
  expect(written).toContain('60');
});
